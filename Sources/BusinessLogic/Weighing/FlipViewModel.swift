/// How little it takes to turn the order of a decision's options.
public final class FlipViewModel: OneDecisionViewModel<Fragility> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init(worker: worker, key: key) { Fragility(of: try $0.withOptions()) }
  }
}
