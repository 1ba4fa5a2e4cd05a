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
    let commit: Git.Commit
    let files: [FilePath: Git.File]
    /// The paths of those that may be decisions, in the order of a list.
    let paths: [FilePath]
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
      ? MarkdownFolder.decisions(among: tree.map(\.path), isOpen: !root.isRepository)
      : tree.map(\.path).filter { $0.string == root.lastComponent?.string }
    return Version(
      commit: commit, files: Dictionary(tree.map { ($0.path, $0) }) { file, _ in file },
      paths: paths)
  }

  /// Returns the decisions that may differ between two commits.
  func changes(from earlier: Version, to later: Version) async throws -> [DecisionChange] {
    // What a link leads to may differ.
    let same = later.paths.filter {
      later.files[$0]?.isLink == false && later.files[$0] == earlier.files[$0]
    }
    let pairs = pairs(
      from: earlier.paths, to: Array(zip(DecisionKey.of(later.paths), later.paths)),
      unchanged: Set(same))
    let before = try await decisions(at: pairs.map(\.before), of: earlier)
    let after = try await decisions(at: pairs.map(\.after), of: later)
    return zip(pairs, zip(before, after)).flatMap { Self.changes($0, from: $1.0, to: $1.1) }
  }

  /// Returns the decisions that may differ between a commit and the present files.
  func changes(from earlier: Version, to files: [KeptFile]) async throws -> [DecisionChange] {
    let pairs = pairs(
      from: earlier.paths, to: files.map { ($0.key, $0.path.inside(root)) },
      unchanged: try await unchanged(files, since: earlier))
    let before = try await decisions(at: pairs.map(\.before), of: earlier)
    return try zip(pairs, before).flatMap { pair, before in
      let after = try pair.after.flatMap {
        try DecisionFile.decision(at: root.isFolder ? root.pushing($0) : root)
      }
      return Self.changes(pair, from: before, to: after)
    }
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
    let contents = try await git.contents(
      of: paths.compactMap { $0.flatMap { version.files[$0] } }, in: version.commit)
    var texts = contents.makeIterator()
    return paths.map { path in
      path.flatMap { path in
        texts.next()?.flatMap { DecisionFile.decision(in: $0, at: path) }
      }
    }
  }

  /// Returns the paths of the files that are byte for byte those of `earlier`.
  private func unchanged(_ files: [KeptFile], since earlier: Version) async throws -> Set<FilePath>
  {
    let folder = try folder.resolved()
    let candidates = files.map { $0.path.inside(root) }.filter { path in
      // Git would wait for a pipe, read a file of any size, and take a line end for the path's end.
      guard earlier.files[path] != nil, let stat = try? Stat(folder.pushing(path)) else {
        return false
      }
      return stat.type == .regular && stat.size <= DecisionFile.limit
        && !path.string.utf8.contains(0x0A)
    }
    let ids = try await git.ids(ofFilesAt: candidates.map { folder.pushing($0) })
    return Set(zip(candidates, ids).filter { earlier.files[$0]?.id == $1 }.map(\.0))
  }

  /// Returns the addresses of a version's files, by key. With `present` files, only those of files that
  /// are unchanged since the version.
  func addresses(
    of version: Version, as present: [KeptFile]?, at host: HostedFiles
  ) async throws -> [String: String] {
    var files = Array(zip(DecisionKey.of(version.paths), version.paths))
    if let present {
      let same = try await unchanged(present, since: version)
      files = present.map { ($0.key, $0.path.inside(root)) }.filter { same.contains($1) }
    }
    let addresses = files.map { key, path in
      (key, host.address(of: git.folder.pushing(path).string, in: version.commit.id))
    }
    return Dictionary(addresses) { first, _ in first }
  }

  private typealias Pair = (key: String, before: FilePath?, after: FilePath?)

  /// Returns the earlier and the later file of each decision that may differ. A renamed file with
  /// the same number may be the same decision.
  private func pairs(
    from earlier: [FilePath], to later: [(key: String, path: FilePath)], unchanged: Set<FilePath>
  ) -> [Pair] {
    let keys = DecisionKey.of(earlier)
    let gone = Set(earlier).subtracting(later.map(\.path))
    var left = Dictionary(zip(keys, earlier).filter { gone.contains($1) }) { path, _ in path }
    let known = Set(earlier)
    let kept = later.filter { !unchanged.contains($0.path) }.map { key, path in
      (key, known.contains(path) ? path : left.removeValue(forKey: key), Optional(path))
    }
    return kept + zip(keys, earlier).filter { left[$0] == $1 }.map { ($0, $1, nil) }
  }
}

extension DecisionFile {
  /// Returns the decision in the bytes of a file; `nil` if they hold none. A numbered file is a decision
  /// even if it has only text.
  static func decision(
    in bytes: [UInt8], at path: FilePath, withText: Bool = true
  ) -> Decision? {
    guard OtherFormat.name(for: path.extension ?? "") == nil else { return nil }
    let decision = DecisionMarkdown.decision(
      in: bytes, named: name(of: path), withText: withText)
    return decision.isEmpty && DecisionKey.number(of: path) == nil ? nil : decision
  }

  /// Returns the decision in a present file; `nil` if it holds none.
  static func decision(at path: FilePath) throws -> Decision? {
    let reading = FileReading(of: path).decision()
    let reason = reading.trouble?.reason
    let isNone = [.missing, .empty, .nothingToWeigh].contains(reason) || reason?.cause == .format
    return isNone ? nil : try reading.result.get()
  }
}
