/// One topic: its sides as rows, its notes below.
public final class TopicViewModel: ViewModel<Listing> {
  /// Creates the view model of the topic called `id`.
  public init(worker: DecisionsWorker, topic id: TopicID) {
    super.init { () throws(WorkerFailure) in Listing(sidesOf: try await worker.topic(id)) }
  }
}

extension Listing {
  /// Pros and cons always, since their absence says something too; other sides where they occur.
  init(sidesOf topic: Topic) {
    let sides = Side.allCases.filter { $0 != .neutral || !topic.arguments(on: $0).isEmpty }
    self.init(title: topic.title, sides, notes: topic.notes) { number, side in
      let count = topic.arguments(on: side).count
      return Row(number: number, side.plural, remark: String(count), key: side.plural)
    }
  }
}
