import ReactiveHybrid

/// The view model of the changes that would turn the order of a decision's options.
public typealias FlipViewModel = ViewModel<Fragility>

extension FlipViewModel {
  /// Creates the view model of the decision with this key.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .fragility(key))
  }
}

extension DecisionView where Response == Fragility {
  /// Shows the fragility of the decision with this key.
  public static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.withOptions()) }
  }
}
