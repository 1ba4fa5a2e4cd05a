import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import SystemPackage

extension FileDecisions {
  /// Returns the decisions whose files differ from those of `revision` in git. Without a revision,
  /// returns none, because edits are saved at once. Throws ``GitTrouble`` and ``FileTrouble``.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] {
    guard let revision else { return [] }
    let git = try Git(for: gitFolder)
    let isFolder = root.isFolder
    let commit = try await git.commit(revision)
    let tree = try await git.files(in: commit)
    let earlier = Dictionary(tree.map { ($0.path, $0) }) { file, _ in file }
    let paths =
      isFolder
      ? MarkdownFolder.decisions(among: tree.map(\.path), isOpen: !root.isRepository)
      : tree.map(\.path).filter { $0.string == root.lastComponent?.string }
    return try await withFiles { files in
      let same = try await unchanged(files, since: earlier, in: git)
      let pairs = pairs(of: files, paths, unchanged: same)
      let contents = try await git.contents(
        of: pairs.compactMap { $0.before.flatMap { earlier[$0] } }, in: commit)
      var texts = contents.makeIterator()
      let changes = try pairs.map { pair in
        DecisionChange(
          of: pair.key,
          from: pair.before.flatMap { path in
            texts.next()?.flatMap { DecisionFile.decision(in: $0, at: path) }
          },
          to: try pair.after.flatMap { try DecisionFile.decision(at: $0) })
      }
      return (changes, false)
    }
  }

  /// Reads git's configuration.
  public func hasMergeDriver() async -> Bool {
    await (try? Git(for: gitFolder))?.isSet("merge.proscons.driver") ?? false
  }

  private var gitFolder: FilePath { root.isFolder ? root : AtomicFile.folder(of: root) }

  /// Returns the paths of the files that are byte for byte those of `earlier`.
  private func unchanged(
    _ files: [KeptFile], since earlier: [FilePath: Git.File], in git: Git
  ) async throws -> Set<FilePath> {
    let folder = try gitFolder.resolved()
    let candidates = files.map { path(in: $0) }.filter { path in
      // Git would wait for a pipe, read a file of any size, and take a line end for the path's end.
      guard earlier[path] != nil, let stat = try? Stat(folder.pushing(path)) else { return false }
      return stat.type == .regular && stat.size <= DecisionFile.limitInMiB << 20
        && !path.string.utf8.contains(0x0A)
    }
    let ids = try await git.ids(ofFilesAt: candidates.map { folder.pushing($0) })
    return Set(zip(candidates, ids).filter { earlier[$0]?.id == $1 }.map(\.0))
  }

  /// Returns the path of a file relative to the folder.
  private func path(in file: KeptFile) -> FilePath {
    var path = file.path
    return root.isFolder && path.removePrefix(root)
      ? path : FilePath(file.path.lastComponent?.string ?? "")
  }

  /// Returns the present and the earlier file of each decision that may differ. A renamed file with
  /// the same number is the same decision.
  private func pairs(
    of files: [KeptFile], _ earlier: [FilePath], unchanged: Set<FilePath>
  ) -> [(key: String, before: FilePath?, after: FilePath?)] {
    let present = files.map { path(in: $0) }
    let keys = DecisionKey.of(earlier)
    let gone = Set(earlier).subtracting(present)
    var left = Dictionary(zip(keys, earlier).filter { gone.contains($1) }) { path, _ in path }
    let known = Set(earlier)
    let kept = zip(files, present).filter { !unchanged.contains($1) }.map {
      ($0.key, known.contains($1) ? $1 : left.removeValue(forKey: $0.key), Optional($0.path))
    }
    return kept + zip(keys, earlier).filter { left[$0] == $1 }.map { ($0, $1, nil) }
  }
}

extension DecisionFile {
  /// Returns the decision in the bytes of an earlier file; `nil` if they hold none.
  fileprivate static func decision(in bytes: [UInt8], at path: FilePath) -> Decision? {
    guard OtherFormat.name(for: path.extension ?? "") == nil else { return nil }
    let decision = DecisionMarkdown.decision(in: bytes, named: name(of: path))
    return decision.isEmpty ? nil : decision
  }

  /// Returns the decision in a present file; `nil` if it holds none.
  fileprivate static func decision(at path: FilePath) throws -> Decision? {
    switch FileReading(of: path).decision.result {
    case .success(let decision): return decision
    case .failure(let trouble):
      switch trouble.reason {
      case .missing, .empty, .nothingToWeigh, .otherFormat: return nil
      default: throw trouble
      }
    }
  }
}
