import ReactiveHybrid

extension ViewModel {
  /// Creates the view model of the argument with this number, counted from 1 on its side of `topic`.
  public convenience init<S>(
    worker: ArgumentsWorker<S>, topic: TopicID, number: Int
  ) where Response == ArgumentDetail {
    self.init { _ throws(WorkerFailure) in
      let found = try await worker.topic(topic)
      return try await WorkerFailure.translating {
        try ArgumentDetail(number, on: S.side, of: found)
      }
    }
  }
}

extension DecisionView where Response == ArgumentDetail {
  /// One argument of the topic called `id`.
  public static func argument(_ number: Int, on side: Side, of id: TopicID) -> Self {
    Self(id.decision) { try ArgumentDetail(number, on: side, of: try $0.topic(id.option)) }
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

  /// The argument with this number on one side of `found`.
  init(_ number: Int, on side: Side, of found: Topic) throws(NothingThere) {
    let arguments = found.arguments(on: side)
    guard arguments.indices.contains(number - 1) else {
      let those =
        switch arguments.count {
        case 0: "there are no \(side.name)"
        case 1: "1 is the only one"
        default: "the \(side.name) are numbered from 1 to \(arguments.count)"
        }
      throw NothingThere("There is no number \(number): \(those)", under: found.title)
    }
    self.number = number
    count = arguments.count
    topic = found.title
    argument = arguments[number - 1]
  }
}
