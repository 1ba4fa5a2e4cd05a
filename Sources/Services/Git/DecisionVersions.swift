import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import SystemPackage

/// The versions that git has of the decisions of a folder, or of a file.
struct DecisionVersions {
  let git: Git
  private let root: FilePath
  private let folder: FilePath

  struct Version {
    /// `nil` for the present files.
    let commit: Git.Commit?
    /// What git has, or would have, of the files. Of the present ones, only of those that it had earlier.
    let contents: [FilePath: Git.File]
    /// The files that may be decisions, in the order of a list.
    let files: [(key: String, path: FilePath)]

    var paths: [FilePath] { files.map(\.path) }

    /// Whether a file is byte for byte that of an earlier version. What a link leads to may differ.
    func isUnchanged(_ path: FilePath, since earlier: Version) -> Bool {
      contents[path]?.isLink == false && contents[path] == earlier.contents[path]
    }
  }

  /// Throws ``Failed`` if the path is in no repository.
  init(of root: FilePath) throws(Failed) {
    self.root = root
    folder = root.isFolder ? root : AtomicFile.folder(of: root)
    git = try Git(for: folder)
  }

  func version(_ commit: Git.Commit) async throws -> Version {
    let tree = try await git.files(in: commit)
    let paths =
      root.isFolder
      ? MarkdownFolder.listed(among: tree.map(\.path), isOpen: !root.isRepository)
      : tree.map(\.path).filter { $0.string == root.lastComponent?.string }
    return Version(
      commit: commit, contents: Dictionary(tree.map { ($0.path, $0) }) { file, _ in file },
      files: Array(zip(DecisionKey.of(paths), paths)))
  }

  func version(of present: [KeptFile], after earlier: Version) async throws -> Version {
    let folder = try folder.resolved()
    let files = present.map { (key: $0.key, path: $0.path.inside(root)) }
    let known = files.map(\.path).filter { path in
      // Git would wait for a pipe, read a file of any size, and take a line end for the path's end.
      guard earlier.contents[path] != nil, let stat = try? Stat(folder.pushing(path)) else {
        return false
      }
      return stat.type == .regular && stat.size <= DecisionFile.limit
        && !path.string.utf8.contains(0x0A)
    }
    let ids = try await git.ids(ofFilesAt: known.map { folder.pushing($0) })
    let contents = zip(known, ids).map { ($0, Git.File(path: $0, id: $1, isLink: false)) }
    return Version(
      commit: nil, contents: Dictionary(contents) { file, _ in file }, files: files)
  }

  /// Returns the changes of the decisions whose files differ between two versions.
  func changes(from earlier: Version, to later: Version) async throws -> [DecisionChange] {
    let pairs = pairs(from: earlier, to: later)
    let before = try await decisions(at: pairs.map(\.before), of: earlier)
    let after = try await decisions(at: pairs.map(\.after), of: later)
    return zip(pairs, zip(before, after)).flatMap { Self.changes($0, from: $1.0, to: $1.1) }
  }

  /// Returns the change of a decision, or of the two that only share a number: neither the path nor the
  /// title stayed.
  private static func changes(
    _ pair: Pair, from before: Decision?, to after: Decision?
  ) -> [DecisionChange] {
    guard let old = pair.before, let new = pair.after, old != new, let before, let after,
      before.title != after.title
    else { return [DecisionChange(of: pair.key, from: before, to: after)] }
    return [
      DecisionChange(of: DecisionKey.word(for: old.stem ?? ""), from: before, to: nil),
      DecisionChange(of: pair.key, from: nil, to: after),
    ]
  }

  /// Returns the decision at each path; `nil` without a path, or if it holds none.
  private func decisions(at paths: [FilePath?], of version: Version) async throws -> [Decision?] {
    guard let commit = version.commit else {
      return try paths.map { path in
        try path.flatMap { try DecisionFile.decision(at: root.isFolder ? root.pushing($0) : root) }
      }
    }
    let contents = try await git.contents(
      of: paths.compactMap { $0.flatMap { version.contents[$0] } }, in: commit)
    var texts = contents.makeIterator()
    return paths.map { path in
      path.flatMap { path in
        texts.next()?.flatMap { DecisionFile.decision(in: $0, at: path) }
      }
    }
  }

  private typealias Pair = (key: String, before: FilePath?, after: FilePath?)

  /// Returns the earlier and the later file of each decision that may differ. A renamed file with
  /// the same number may be the same decision.
  private func pairs(from earlier: Version, to later: Version) -> [Pair] {
    let known = Set(earlier.paths)
    let gone = known.subtracting(later.paths)
    let lost = earlier.files.filter { gone.contains($0.path) }.map { ($0.key, $0.path) }
    var left = Dictionary(lost) { path, _ in path }
    let kept = later.files.filter { !later.isUnchanged($0.path, since: earlier) }.map { key, path in
      (key, known.contains(path) ? path : left.removeValue(forKey: key), Optional(path))
    }
    return kept + lost.filter { left[$0] == $1 }.map { ($0, $1, nil) }
  }
}
