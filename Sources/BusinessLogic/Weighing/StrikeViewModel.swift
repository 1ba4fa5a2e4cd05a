import ReactiveHybrid

/// The view model of a topic whose arguments of equal weight are struck out.
public typealias StrikeViewModel = ViewModel<StruckList>

extension StrikeViewModel {
  /// Creates the view model of the topic `id`.
  public convenience init(worker: DecisionsWorker, topic id: TopicID) {
    self.init(worker: worker, .struck(id))
  }
}

extension DecisionView where Response == StruckList {
  /// Shows the strike of the topic `id`.
  public static func struck(_ id: TopicID) -> Self {
    Self(id.decision) { StruckList(of: try $0.withOptions().topic(id.option)) }
  }
}
