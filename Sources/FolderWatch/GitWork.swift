import CLibrary
import SystemPackage

/// Detects whether git is changing files: it creates `index.lock` before the first change and
/// removes it after the last (gitrepository-layout(5), `git help api-lockfile`).
enum GitWork {
  /// Returns whether git is at work in the repository that contains `path`; `false` outside a
  /// repository.
  static func isUnderWay(around path: FilePath) -> Bool {
    guard let repository = GitRepository(around: path) else { return false }
    return access(repository.directory.appending("index.lock").string, F_OK) == 0
  }
}
