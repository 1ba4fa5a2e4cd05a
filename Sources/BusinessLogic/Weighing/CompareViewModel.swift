import ReactiveHybrid

/// The view model of the comparison of a decision's options.
public typealias CompareViewModel = ViewModel<Comparison>

extension CompareViewModel {
  /// Creates the view model of the decision with this key.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .comparison(key))
  }
}

extension DecisionView where Response == Comparison {
  /// Shows the comparison of the decision with this key.
  public static func comparison(_ key: String) -> Self {
    Self(key) { Comparison(of: try $0.withOptions()) }
  }
}
