/// One argument in full.
public final class ArgumentViewModel<S: Sided>: ViewModel<ArgumentDetail> {
  /// Creates the view model of the argument with this number, counted from 1 on its side of
  /// `topic`.
  public init(worker: ArgumentsWorker<S>, topic: TopicID, number: Int) {
    super.init { () throws(WorkerFailure) in
      let found = try await worker.topic(topic)
      guard found.arguments.indices.contains(number - 1) else {
        throw .failed(
          "There is no number \(number): the \(S.side.name) are numbered from 1 to "
            + "\(found.arguments.count)")
      }
      return ArgumentDetail(
        number: number, of: found.arguments.count, topic: found.title,
        argument: found.arguments[number - 1])
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

  init(number: Int, of count: Int, topic: String, argument: Argument) {
    self.number = number
    self.count = count
    self.topic = topic
    self.argument = argument
  }
}
