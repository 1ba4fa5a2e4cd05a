/// One decision: its options as rows, where there is only one its sides, and what surrounds them.
public final class DecisionViewModel: OneDecisionViewModel<DecisionPage> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init(worker: worker, key: key) { DecisionPage(of: $0) }
  }
}
