import SystemPackage

/// An error from git, with the next step.
enum GitTrouble: Error, Hashable, CustomStringConvertible {
  case notStarted
  case noRepository(FilePath)
  /// No revision has this name: what was probably meant, and the arguments of `git fetch` that may
  /// get it.
  case unknownRevision(String, near: String?, fetch: String?)
  /// The two revisions have no commit in common, as far as the clone goes.
  case nothingShared(String, String, isShallow: Bool)
  /// The revision has the files, but they can't be read.
  case unreadable([FilePath], in: String)
  /// The revision has the files, but a partial clone never fetched their objects.
  case notFetched([FilePath], in: String, objects: [String], remote: String)
  case tooLarge(FilePath, in: String)
  case failed(String)
  case notOnDisk

  var description: String {
    switch self {
    case .notStarted: "git can't be started: install it, or add its folder to PATH"
    case .noRepository(let folder):
      "\(folder) is in no git repository: earlier revisions need one (git init)"
    case .unknownRevision("HEAD", _, _): "there is no commit yet: commit the decisions first"
    case .unknownRevision(let name, let near, let fetch):
      "unknown revision \"\(name)\": expected a commit, a branch or a tag, such as HEAD~1"
        + (fetch.map { "; if this clone lacks it, run git fetch \($0)" } ?? "")
        + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    case .nothingShared(let one, let other, let isShallow):
      "\(one) and \(other) have no commit in common"
        + (isShallow ? " in this shallow clone: run git fetch --unshallow" : "")
    case .unreadable(let paths, let revision):
      "\(Self.files(paths, in: revision)) can't be read: objects of the repository are missing or "
        + "damaged (git fsck lists them)"
    case .notFetched(let paths, let revision, let objects, let remote):
      "\(Self.files(paths, in: revision)) can't be read, because this partial clone hasn't fetched "
        + "everything: run git fetch \(remote) \(objects.joined(separator: " "))"
    case .tooLarge(let path, let revision):
      "\(Self.files([path], in: revision)) is larger than \(DecisionFile.limitInMiB) MiB"
    case .failed(let words): "git failed: \(words)"
    case .notOnDisk:
      "these decisions are in memory only: earlier revisions need files in a git repository"
    }
  }

  private static func files(_ paths: [FilePath], in revision: String) -> String {
    guard let path = paths.first else { return revision }
    return "\(path)\(paths.count > 1 ? " and \(paths.count - 1) more" : "") of \(revision)"
  }
}
