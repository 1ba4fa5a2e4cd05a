import BusinessLogic
import ReactiveHybrid
import Services
import Threads
import UI

/// What a session finds in the user's state folder.
extension App {
  /// Returns what agents propose to the decisions at `path`; `nil` in a replay, which opens nothing.
  func proposals(to path: String?) -> Proposals? {
    guard launch.replay == nil, let path else { return nil }
    return Environment.proposals(to: path, on: AtomicFile())
  }

  /// Reports to a session the drafts that others have left, at a terminal also as they come, and closes
  /// its own at the end.
  func begin(
    _ session: Session, on stage: Stage, in folder: String?, _ files: FileDecisions?,
    _ drafts: SavedDrafts?
  ) async {
    session.closed = { files?.close() }
    if !stage.isScript, launch.replay == nil {
      await follow(session, on: stage, in: folder, files, drafts)
    }
  }

  // Inlined, it would have scripts look up the types of its streams.
  @inline(never)
  private func follow(
    _ session: Session, on stage: Stage, in folder: String?, _ files: FileDecisions?,
    _ drafts: SavedDrafts?
  ) async {
    session.pages = pages
    let (leave, states, left) = await threads.run { [threads, proposals = proposals(to: folder)] in
      (proposals?.attend(), try? proposals?.states(on: threads), drafts?.left())
    }
    var reporting: Task<Void, Never>?
    session.closed = {
      reporting?.cancel()
      leave?()
      files?.close()
      drafts?.close()
    }
    if let left { session.reportDrafts(left.drafts, left.troubles) }
    guard let states else { return }
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
