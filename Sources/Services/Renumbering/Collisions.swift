import BusinessLogic
import Decisions
import SystemPackage

/// The decisions of a branch whose numbers or names another branch has given to other decisions.
extension FolderIndex {
  /// The file of a decision of ours, and the one of theirs in its place. The paths are relative to the
  /// folder.
  typealias Collision = (ours: FilePath, theirs: FilePath)

  /// Compares the files of both branches; `base` has those of the commit where they parted.
  ///
  /// A file is new if the base lacks its path, and the side still has all files that the base has of
  /// its number: else one of these was renamed.
  static func collisions(
    of ours: [FilePath], with theirs: [FilePath], since base: [FilePath]
  ) -> [Collision] {
    let (known, old) = (Set(base), NumberedFiles(of: base))
    func new(_ side: [FilePath]) -> [FilePath] {
      let present = Set(side)
      var gone = old.files.mapValues { $0.count { !present.contains($0) } }
      return side.filter { path in
        guard !known.contains(path) else { return false }
        guard let place = NumberedFiles.place(of: path), let count = gone[place], count > 0 else {
          return true
        }
        gone[place] = count - 1
        return false
      }
    }
    let (added, present) = (new(theirs), Set(ours))
    let (names, taken) = (Set(added), NumberedFiles(of: added))
    return new(ours).flatMap { path -> [Collision] in
      if names.contains(path) { return FileName(path.string).isAside ? [] : [(path, path)] }
      // The number of a decision that both have is used twice on our side alone.
      let others = taken.rivals(of: path) + old.rivals(of: path).filter(present.contains)
      return others.map { (path, $0) }
    }
  }

  /// Returns the collisions with the decisions of a revision. Throws ``Failed``.
  func collisions(
    with revision: String
  ) async throws -> (pairs: [Collision], theirs: [FilePath]) {
    guard root.isFolder else { throw Refused.notAFolder(root) }
    let versions = try DecisionVersions(of: root)
    let commit = try await versions.git.commit(revision)
    let theirs = try await versions.version(commit)
    let fork = try await versions.git.commits(of: Revisions("\(revision)...")).earlier
    let ours = try MarkdownFolder.allFiles(in: root).map { $0.relative(to: root) }
    let found = Self.collisions(
      of: ours, with: theirs.paths, since: try await versions.version(fork).paths)
    let files = found.filter { $0.ours == $0.theirs }.compactMap { theirs.contents[$0.ours] }
    let contents = try await versions.git.contents(of: files, in: commit)
    let one = Set(zip(files.map(\.path), contents).filter(isOne).map(\.0))
    return (found.filter { $0.ours != $0.theirs || !one.contains($0.ours) }, theirs.paths)
  }

  /// Whether a path that both sides have added is of one decision, with the same bytes, or of none.
  private func isOne(_ path: FilePath, _ theirs: [UInt8]?) -> Bool {
    let ours = FileReading(of: root.pushing(path)).decision()
    return !ours.isDecision || (try? DecisionFile.text(of: ours.path)) == theirs
  }

  /// Returns the problems of the decisions whose numbers or names a revision has for others, but not
  /// of those whose numbers are used twice here, too.
  func problems(with revision: String) async throws -> [FileProblem] {
    try await collisions(with: revision).pairs.compactMap { pair in
      let what =
        pair.ours == pair.theirs
        ? "this file name" : DecisionKey.number(of: pair.ours).map { "the number \($0)" }
      guard let what, pair.ours == pair.theirs || FileStamp(of: root.pushing(pair.theirs)) == nil
      else { return nil }
      return FileProblem(
        path: root.pushing(pair.ours).string,
        Problem(
          line: 1, .takenNumber, "\(revision) has \(what) for another decision: \(pair.theirs)"))
    }
  }
}
