import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

extension FileDecisions {
  /// Returns the decisions whose files differ from those of `revision` in git. Without a revision,
  /// returns none, because edits are saved at once. Throws ``GitTrouble`` and ``FileTrouble``.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] {
    guard let revision else { return [] }
    let isFolder = root.isFolder
    let commit = try await git.commit(revision)
    let tree = try await git.paths("ls-tree", ["-r", commit])
    let touched = try await git.paths("diff-index", ["--relative", commit, "--"])
    let earlier =
      isFolder
      ? MarkdownFolder.decisions(among: tree, isOpen: !root.isRepository)
      : tree.filter { $0.string == root.lastComponent?.string }
    return try await withFiles { files in
      let pairs = pairs(of: files, earlier, touched: Set(touched))
      let contents = try await git.contents(of: pairs.compactMap(\.before), in: commit)
      var texts = contents.makeIterator()
      let changes = try pairs.map { pair in
        DecisionChange(
          of: pair.key,
          from: pair.before.flatMap { path in
            texts.next()?.flatMap { Self.decision(in: $0, at: path) }
          },
          to: try pair.after.flatMap { try presentDecision(at: $0) })
      }
      return (changes, false)
    }
  }

  /// Reads git's configuration.
  public func hasMergeDriver() async -> Bool { await git.isSet("merge.proscons.driver") }

  private var git: Git { Git(folder: root.isFolder ? root : AtomicFile.folder(of: root)) }

  /// Returns the present and the earlier file of each decision that may differ. A renamed file with
  /// the same number is the same decision.
  private func pairs(
    of files: [KeptFile], _ earlier: [FilePath], touched: Set<FilePath>
  ) -> [(key: String, before: FilePath?, after: FilePath?)] {
    let present = files.map { file in
      var path = file.path
      return root.isFolder && path.removePrefix(root)
        ? path : FilePath(file.path.lastComponent?.string ?? "")
    }
    let keys = DecisionKey.of(earlier)
    let gone = Set(earlier).subtracting(present)
    var left = Dictionary(zip(keys, earlier).filter { gone.contains($1) }) { path, _ in path }
    let known = Set(earlier)
    let kept = zip(files, present).filter { touched.contains($1) || !known.contains($1) }.map {
      ($0.key, known.contains($1) ? $1 : left.removeValue(forKey: $0.key), Optional($0.path))
    }
    return kept + zip(keys, earlier).filter { left[$0] == $1 }.map { ($0, $1, nil) }
  }

  private static func decision(in bytes: [UInt8], at path: FilePath) -> Decision? {
    guard OtherFormat.name(for: path.extension ?? "") == nil else { return nil }
    let decision = DecisionMarkdown.decision(in: bytes, named: DecisionFile.name(of: path))
    return decision.isEmpty ? nil : decision
  }

  private func presentDecision(at path: FilePath) throws -> Decision? {
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
