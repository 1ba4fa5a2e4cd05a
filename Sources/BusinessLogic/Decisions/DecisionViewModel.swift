import ReactiveHybrid

/// One decision: its options as rows, or the sides of its only option, and what surrounds them.
public typealias DecisionViewModel = ViewModel<DecisionPage>

extension DecisionViewModel {
  /// Creates the view model of the decision that a route calls `key`.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .whole(key))
  }
}

extension DecisionView where Response == DecisionPage {
  /// The decision that a route calls `key`.
  public static func whole(_ key: String) -> Self {
    Self(key) { DecisionPage(of: $0) }
  }
}
