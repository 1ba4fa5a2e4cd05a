import Decisions
import ReactiveHybrid

/// Fetches the arguments of one side from a service, and fails if there are none, unless that is allowed.
public struct ArgumentsWorker<S: Sided>: Sendable {
  private let service: any ArgumentsWorkerProtocol<S>

  /// Creates a worker for a service of its side.
  public init(_ service: any ArgumentsWorkerProtocol<S>) {
    self.service = service
  }

  /// Returns the topic with its arguments of this side.
  func topic(_ id: TopicID, mayBeEmpty: Bool = false) async throws(WorkerFailure) -> Topic {
    try await WorkerFailure.translating {
      let topic = try await service.getArguments(of: id)
      return mayBeEmpty ? topic.only(S.side) : try topic.withArguments(on: S.self)
    }
  }
}

extension Topic {
  /// Returns this topic with its arguments of one side only, at least one.
  func withArguments<S: Sided>(on side: S.Type) throws(NothingThere) -> Topic {
    let topic = only(S.side)
    guard !topic.arguments.isEmpty else {
      throw NothingThere(
        "No \(S.side.name) found", under: title.isEmpty ? nil : S.side.heading(of: title),
        remedy: foreignSides?.contains(S.side) == true ? nil : .makeArgument(S.side))
    }
    return topic
  }
}

/// The worker of pros.
public typealias ProsWorker = ArgumentsWorker<Pros>

package typealias ConsWorker = ArgumentsWorker<Cons>
