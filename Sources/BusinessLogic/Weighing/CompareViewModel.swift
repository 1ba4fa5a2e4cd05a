/// The options of a decision side by side.
public final class CompareViewModel: ViewModel<Comparison> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init { () throws(WorkerFailure) in Comparison(of: try await worker.decision(key)) }
  }
}
