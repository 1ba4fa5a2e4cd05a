import Decisions
import ReactiveHybrid

extension ViewModel {
  /// Creates the view model of argument `number`, from 1, on its side of `topic`. `decisions`
  /// provides the path of its file.
  package convenience init<S>(
    worker: ArgumentsWorker<S>, topic: TopicID, number: Int,
    in decisions: DecisionsWorker? = nil
  ) where Response == ArgumentDetail {
    self.init { _ in
      let found = try await worker.topic(topic)
      let file = try? await decisions?.filePath(of: topic.decision)
      return try await WorkerFailure.translating {
        try ArgumentDetail(number, on: S.side, of: found).inFile(file)
      }
    }
  }
}

extension DecisionView where Response == ArgumentDetail {
  package static func argument(_ number: Int, on side: Side, of id: TopicID) -> Self {
    Self(id.decision) { try ArgumentDetail(number, on: side, of: try $0.topic(id.option)) }
  }
}

package struct ArgumentDetail: Sendable, Equatable {
  package let number: Int
  /// The number of arguments on its side.
  package let count: Int
  package let topic: String
  package let argument: Argument
  /// The path of the file; `nil` if it isn't in a file.
  package private(set) var file: String?

  package func inFile(_ path: String?) -> ArgumentDetail {
    var detail = self
    detail.file = path
    return detail
  }

  init(_ number: Int, on side: Side, of found: Topic) throws(NothingThere) {
    let arguments = found.arguments(on: side)
    guard number > 0, number <= arguments.count else {
      let count = arguments.isEmpty ? "no \(side.name)" : side.counted(arguments.count)
      throw NothingThere(
        "There is no \(side.rawValue) \(number): \"\(found.title)\" has \(count)",
        under: found.title)
    }
    self.number = number
    count = arguments.count
    topic = found.title
    argument = arguments[number - 1]
  }
}
