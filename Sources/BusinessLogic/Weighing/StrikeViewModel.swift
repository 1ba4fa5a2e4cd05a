import ReactiveHybrid

/// A topic with what weighs the same on both sides struck out.
public typealias StrikeViewModel = ViewModel<StruckList>

extension StrikeViewModel {
  /// Creates the view model of the topic called `id`.
  public convenience init(worker: DecisionsWorker, topic id: TopicID) {
    self.init(worker: worker, .struck(id))
  }
}

extension DecisionView where Response == StruckList {
  /// The topic called `id`.
  public static func struck(_ id: TopicID) -> Self {
    Self(id.decision) { StruckList(of: try $0.withOptions().topic(id.option)) }
  }
}
