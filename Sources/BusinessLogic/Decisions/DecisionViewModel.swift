import ReactiveHybrid

/// The view model of a decision: its options or the sides of its only option as rows, with its
/// texts.
public typealias DecisionViewModel = ViewModel<DecisionPage>

extension DecisionViewModel {
  /// Creates the view model of the decision with this key.
  public convenience init(worker: DecisionsWorker, key: String) {
    self.init(worker: worker, .whole(key))
  }
}

extension DecisionView where Response == DecisionPage {
  /// Shows the decision with this key.
  public static func whole(_ key: String) -> Self {
    Self(key) { DecisionPage(of: $0) }
  }
}
