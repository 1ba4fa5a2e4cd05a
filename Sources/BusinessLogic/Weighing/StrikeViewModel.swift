/// A topic with what weighs the same on both sides struck out.
public final class StrikeViewModel: ViewModel<StruckList> {
  /// Creates the view model of the topic called `id`.
  public init(worker: DecisionsWorker, topic id: TopicID) {
    super.init { () throws(WorkerFailure) in StruckList(of: try await worker.topic(id)) }
  }
}
