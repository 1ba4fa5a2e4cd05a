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
    let rows = Side.allCases.compactMap { side -> Row? in
      let count = topic.arguments(on: side).count
      guard count > 0 || side != .neutral else { return nil }
      return Row(side.plural, remark: String(count), key: side.plural)
    }
    self.init(title: topic.title, rows: rows, notes: topic.notes)
  }
}
