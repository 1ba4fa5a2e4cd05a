import ReactiveHybrid

/// The options of a decision side by side.
public typealias CompareViewModel = ViewModel<Comparison>

extension CompareViewModel {
  /// Creates the view model of the decision that a route calls `key`.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .comparison(key))
  }
}

extension DecisionView where Response == Comparison {
  /// The comparison of the decision that a route calls `key`.
  public static func comparison(_ key: String) -> Self {
    Self(key) { Comparison(of: try $0.withOptions()) }
  }
}
