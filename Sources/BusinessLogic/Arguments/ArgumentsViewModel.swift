/// The arguments of one side of a topic, as rows.
public final class ArgumentsViewModel<S: Sided>: PagedViewModel<String, Argument, Listing> {
  private let topic: TopicID

  /// Creates the view model of one side of `topic`.
  public init(worker: ArgumentsWorker<S>, topic: TopicID) {
    self.topic = topic
    super.init { page, _ throws(WorkerFailure) in
      try await worker.arguments(of: topic, page)
    } present: { held in
      Listing(S.side, held)
    }
  }

  /// The rows of this side of `decision`, if that has the topic.
  public override func preview(_ decision: Decision, called key: String) -> Listing? {
    guard topic.decision.isKey(saidAs: key),
      let found = try? decision.topic(topic.option)
    else { return nil }
    let arguments = found.arguments(on: S.side)
    return arguments.isEmpty
      ? nil : preview { page in ArgumentSlice(page, of: arguments, heading: found.title) }
  }
}

/// The view model of pros.
public typealias ProsViewModel = ArgumentsViewModel<Pros>

/// The view model of cons.
public typealias ConsViewModel = ArgumentsViewModel<Cons>

/// The view model of neutral arguments.
public typealias NeutralViewModel = ArgumentsViewModel<Neutral>

extension Listing {
  init(_ side: Side, _ held: Pager<String, Argument>) {
    self.init(
      title: side.heading(of: held.heading), held.items, rest: held.rest
    ) { number, argument in
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
