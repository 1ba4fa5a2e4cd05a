import ReactiveHybrid

/// How little it takes to turn the order of a decision's options.
public typealias FlipViewModel = ViewModel<Fragility>

extension FlipViewModel {
  /// Creates the view model of the decision that a route calls `key`.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .fragility(key))
  }
}

extension DecisionView where Response == Fragility {
  /// The fragility of the decision that a route calls `key`.
  public static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.withOptions()) }
  }
}
