/// The options of a decision side by side.
public final class CompareViewModel: OneDecisionViewModel<Comparison> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init(worker: worker, key: key) { Comparison(of: try $0.withOptions()) }
  }
}
