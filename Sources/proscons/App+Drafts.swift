import BusinessLogic
import Services
import UI

/// What a session finds in the user's state folder.
extension App {
  /// Returns what agents propose to the decisions at `path`; `nil` where a replay would not find it.
  func proposals(to path: String?, on stage: Stage) -> Proposals? {
    guard launch.replay == nil, stage.log == nil else { return nil }
    return path.flatMap { path in Environment.proposals(to: path) { _ in } }
  }

  /// Tells a session of the drafts that others have left, at a terminal also as they come, and closes
  /// its own at the end.
  func begin(
    _ session: Session, on stage: Stage, in folder: String?, _ files: FileDecisions?,
    _ drafts: SavedDrafts?
  ) {
    let isAtPrompt = !stage.isScript && launch.replay == nil
    let proposals = folder.flatMap { Environment.proposals(to: $0) { _ in } }
    let leave = isAtPrompt ? proposals?.attend() : nil
    var telling: Task<Void, Never>?
    session.closed = {
      telling?.cancel()
      leave?()
      files?.close()
      drafts?.close()
    }
    if isAtPrompt { session.pages = pages }
    guard let drafts else { return }
    let (found, troubles) = drafts.left()
    session.begin(beside: found, troubles)
    guard let states = try? proposals?.states() else { return }
    telling = Task { [weak session] in
      var told: Set<LeftDraft> = []
      for await proposals in states {
        for proposal in proposals where told.insert(proposal).inserted {
          session?.tell(of: proposal)
        }
      }
    }
  }
}
