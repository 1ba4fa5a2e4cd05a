/// A topic with what weighs the same on both sides struck out.
public final class StrikeViewModel: OneDecisionViewModel<StruckList> {
  /// Creates the view model of the topic called `id`.
  public init(worker: DecisionsWorker, topic id: TopicID) {
    super.init(worker: worker, key: id.decision) {
      StruckList(of: try $0.withOptions().topic(id.option))
    }
  }
}
