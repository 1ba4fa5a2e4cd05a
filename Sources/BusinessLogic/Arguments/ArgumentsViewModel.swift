/// The arguments of one side of a topic, as rows.
public final class ArgumentsViewModel<S: Sided>: ViewModel<Listing> {
  /// Creates the view model of one side of `topic`.
  public init(worker: ArgumentsWorker<S>, topic: TopicID) {
    super.init { () throws(WorkerFailure) in Listing(S.side, of: try await worker.topic(topic)) }
  }
}

/// The view model of pros.
public typealias ProsViewModel = ArgumentsViewModel<Pros>

/// The view model of cons.
public typealias ConsViewModel = ArgumentsViewModel<Cons>

/// The view model of neutral arguments.
public typealias NeutralViewModel = ArgumentsViewModel<Neutral>

extension Listing {
  init(_ side: Side, of topic: Topic) {
    self.init(title: "\(side.title) of \(topic.title)", topic.arguments) { number, argument in
      Row(number: number, argument.text, remark: argument.weightRemark, key: number)
    }
  }
}

extension Argument {
  /// Says the weight only where somebody gave one.
  fileprivate var weightRemark: String {
    weight == 1 ? "" : "weight \(weight)"
  }
}
