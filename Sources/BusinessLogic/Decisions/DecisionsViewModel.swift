/// All decisions, as rows.
public final class DecisionsViewModel: ViewModel<DecisionList> {
  /// Creates the view model of the decisions that `worker` finds; `folder` names the place where
  /// they are if it isn't the one that was asked for.
  public init(worker: DecisionsWorker, in folder: String?) {
    super.init { report throws(WorkerFailure) in
      DecisionList(try await worker.decisions(reporting: report), in: folder)
    }
  }
}
