import SystemPackage
import Threads

/// Detects whether git is changing files: it creates `index.lock` before the first change and
/// removes it after the last (gitrepository-layout(5), `git help api-lockfile`).
enum GitWork {
  /// Returns whether git is at work in the repository that contains `path`; `false` outside a
  /// repository.
  static func isUnderWay(around path: FilePath) -> Bool {
    guard var folder = try? path.resolved() else { return false }
    repeat {
      let git = folder.appending(".git")
      switch (try? Stat(git))?.type {
      case .directory: return isLocked(git)
      case .regular: return linkedFolder(of: git).map(isLocked) ?? false
      default: break
      }
    } while folder.removeLastComponent()
    return false
  }

  private static func isLocked(_ git: FilePath) -> Bool {
    access(git.appending("index.lock").string, F_OK) == 0
  }

  /// Returns the git folder of a linked work tree, from a file such as
  /// `gitdir: /home/me/project/.git/worktrees/other`.
  private static func linkedFolder(of file: FilePath) -> FilePath? {
    guard let text = text(of: file), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let path = text[text.index(after: colon)...].split(whereSeparator: \.isNewline).first
    return path.map { FilePath(String($0.drop { $0 == " " })) }.map {
      $0.isAbsolute ? $0 : file.removingLastComponent().pushing($0)
    }
  }

  /// Returns the start of a file, long enough for `gitdir:` and a path.
  private static func text(of file: FilePath) -> String? {
    guard
      let file = try? FileDescriptor.open(file, .readOnly, options: [.nonBlocking, .closeOnExec])
    else { return nil }
    defer { try? file.close() }
    return try? String(unsafeUninitializedCapacity: 2 * Int(PATH_MAX)) {
      try file.read(into: UnsafeMutableRawBufferPointer($0))
    }
  }
}
