import ReactiveHybrid

/// All decisions, as rows, as far as they were fetched.
public typealias DecisionsViewModel = ViewModel<DecisionList>

extension DecisionsViewModel {
  /// Creates the view model of the decisions that `worker` finds; `folder` names their folder if it isn't
  /// the one that was asked for.
  public convenience init(worker: DecisionsWorker, in folder: String?) {
    self.init { request throws(WorkerFailure) in
      DecisionList(try await worker.decisions(request), in: folder)
    }
  }
}
