import BusinessLogic
import FolderWatch
import SystemPackage

extension FileDecisions {
  package func renumber(_ wish: NumberWish) async throws -> NumberStep {
    try await index.renumber(wish, of: self)
  }

  /// Returns the problems of the decisions, or of those at `paths`, whose numbers or names a
  /// revision has for other decisions.
  public func getCollisions(
    with revision: String, of paths: [String]?
  ) async throws -> [FileProblem] {
    let found = try await index.problems(with: revision)
    guard let paths else { return found }
    func file(_ path: String) -> FilePath? { try? FilePath(path).resolved() }
    let named = Dictionary(paths.map { (file($0), $0) }) { first, _ in first }
    return found.compactMap { collision in
      file(collision.path).flatMap { named[$0] }.map { FileProblem(path: $0, collision.problem) }
    }
  }
}

extension FolderIndex {
  /// Moves decisions to other numbers, with their titles, the references to them in other decisions,
  /// and the folder's indexes, in one step. Throws ``FileTrouble``, ``Failed`` and
  /// ``Refused``.
  fileprivate func renumber(
    _ wish: NumberWish, of files: FileDecisions
  ) async throws -> NumberStep {
    guard root.isFolder else { throw Refused.notAFolder(root) }
    let paths = try MarkdownFolder.allFiles(in: root) + above
    let folders = Set(paths.map(AtomicFile.folder))
    var (done, step, plan) = try await files.locked(folders: [root] + folders) {
      let plan = try await self.plan(wish, of: files)
      let (done, step) = try await self.step(plan)
      try files.replace(step)
      return (done, step, plan)
    }
    guard !done.moves.isEmpty else {
      if case .against(let revision) = wish { done.revision = revision }
      return (done, step)
    }
    guard GitRepository(around: root) != nil else { return (done, step) }
    do {
      done.elsewhere += try await placesOutside(plan)
    } catch is CancellationError {
      done.trouble = "the search was interrupted"
    } catch {
      done.trouble = String(describing: error)
    }
    return (done, step)
  }

  private func plan(_ wish: NumberWish, of files: FileDecisions) async throws -> NumberPlan {
    let paths = try MarkdownFolder.allFiles(in: root)
    switch wish {
    case .move(let key, let number):
      var plan = NumberPlan(paths: paths, root: root)
      try plan.move(await files.path(of: key), to: number)
      return plan
    case .against(let revision):
      let (pairs, theirs) = try await collisions(with: revision)
      var plan = NumberPlan(paths: paths, root: root, taken: theirs.map { root.pushing($0) })
      let ours = pairs.map { root.pushing($0.ours) }
      plan.unnumbered = ours.filter { DecisionKey.serial(of: $0) == nil }
      for path in ours where plan.newPaths[path] == nil && !plan.unnumbered.contains(path) {
        try plan.move(path, to: nil)
      }
      if plan.families.isEmpty, let path = plan.unnumbered.first {
        throw Refused.hasNoNumber(path)
      }
      return plan
    }
  }
}
