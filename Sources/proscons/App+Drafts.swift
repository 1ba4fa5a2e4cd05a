import BusinessLogic
import ReactiveHybrid
import Services
import UI

/// What a session finds in the user's state folder.
extension App {
  /// Returns what agents propose to the decisions at `path`; `nil` in a replay, which opens nothing.
  func proposals(to path: String?) -> Proposals? {
    guard launch.replay == nil, let path else { return nil }
    return Environment.proposals(to: path) { _ in }
  }

  /// Reports to a session the drafts that others have left, at a terminal also as they come, and closes
  /// its own at the end.
  func begin(
    _ session: Session, on stage: Stage, in folder: String?, _ files: FileDecisions?,
    _ drafts: SavedDrafts?
  ) {
    let proposals = stage.isScript ? nil : proposals(to: folder)
    let leave = proposals?.attend()
    var reporting: Task<Void, Never>?
    session.closed = {
      reporting?.cancel()
      leave?()
      files?.close()
      drafts?.close()
    }
    if !stage.isScript, launch.replay == nil { session.pages = pages }
    if let left = drafts?.left() { session.begin(beside: left.drafts, left.troubles) }
    guard let states = try? proposals?.states() else { return }
    reporting = Task { [weak session, isLogged = stage.isLogged.box] in
      var reported: Set<Int> = []
      for await proposals in states {
        // A replay has no agent.
        await isLogged.wait { !$0 }
        for proposal in proposals where reported.insert(proposal.version).inserted {
          session?.report(proposal)
        }
      }
    }
  }
}
