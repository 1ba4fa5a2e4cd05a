/// All decisions, as rows.
public final class DecisionsViewModel: PagedViewModel<TakenNumbers, DecisionEntry, DecisionList> {
  /// Creates the view model of the decisions that `worker` finds; `folder` names the place where
  /// they are if it isn't the one that was asked for.
  public init(worker: DecisionsWorker, in folder: String?) {
    super.init { page, report throws(WorkerFailure) in
      try await worker.decisions(page, reporting: report)
    } present: { held in
      DecisionList(held, in: folder)
    }
  }
}
