/// How little it takes to turn the order of a decision's options.
public final class FlipViewModel: ViewModel<Fragility> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init { () throws(WorkerFailure) in Fragility(of: try await worker.decision(key)) }
  }
}
