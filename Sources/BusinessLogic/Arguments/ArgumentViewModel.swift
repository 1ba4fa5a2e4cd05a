/// One argument in full.
public final class ArgumentViewModel<S: Sided>: ViewModel<ArgumentDetail> {
  private let topic: TopicID
  private let number: Int

  /// Creates the view model of the argument with this number, counted from 1 on its side of
  /// `topic`.
  public init(worker: ArgumentsWorker<S>, topic: TopicID, number: Int) {
    self.topic = topic
    self.number = number
    super.init { () throws(WorkerFailure) in
      let found = try await worker.topic(topic)
      guard let detail = ArgumentDetail(number, on: S.side, of: found) else {
        let count = found.arguments.count
        throw .nothing(
          "There is no number \(number): "
            + (count == 1
              ? "1 is the only one" : "the \(S.side.name) are numbered from 1 to \(count)"),
          of: found.title)
      }
      return detail
    }
  }

  /// The argument as it stands in `decision`, if that has it.
  public override func preview(_ decision: Decision, called key: String) -> ArgumentDetail? {
    guard topic.decision.isKey(saidAs: key) else { return nil }
    return (try? decision.topic(topic.option)).flatMap {
      ArgumentDetail(number, on: S.side, of: $0)
    }
  }
}

/// What the screen of one argument shows.
public struct ArgumentDetail: Sendable, Equatable {
  /// Its number on its side, from 1.
  public let number: Int

  /// How many its side has.
  public let count: Int

  /// What its topic is called.
  public let topic: String

  /// The argument itself.
  public let argument: Argument

  /// The argument with this number on one side of `found`; fails if there is none.
  init?(_ number: Int, on side: Side, of found: Topic) {
    let arguments = found.arguments(on: side)
    guard arguments.indices.contains(number - 1) else { return nil }
    self.number = number
    count = arguments.count
    topic = found.title
    argument = arguments[number - 1]
  }
}
