/// Asks a service for the arguments of one side and judges the answer.
public struct ArgumentsWorker<S: Sided>: Sendable {
  private let service: any ArgumentsWorkerProtocol<S>

  /// Creates a worker on any service of its side.
  public init(_ service: any ArgumentsWorkerProtocol<S>) {
    self.service = service
  }

  /// The topic with its arguments of this side only, at least one.
  func topic(_ id: TopicID) async throws(WorkerFailure) -> Topic {
    let topic = try await WorkerFailure.translating { try await service.getArguments(of: id) }
    let arguments = topic.arguments(on: S.side)
    guard !arguments.isEmpty else { throw .nothing(S.side.noneFound, of: topic.title) }
    return Topic(title: topic.title, arguments: arguments, notes: topic.notes)
  }

  /// A part of the topic's arguments of this side, of which there is at least one.
  func arguments(of id: TopicID, _ page: Page) async throws(WorkerFailure) -> ArgumentSlice {
    let slice = try await WorkerFailure.translating {
      try await service.getArguments(of: id, page)
    }
    guard !slice.isOfNothing(page) else {
      let title = slice.heading
      throw .nothing(S.side.noneFound, of: title.isEmpty ? nil : S.side.heading(of: title))
    }
    return slice
  }
}

/// The worker of pros.
public typealias ProsWorker = ArgumentsWorker<Pros>

/// The worker of cons.
public typealias ConsWorker = ArgumentsWorker<Cons>

/// The worker of neutral arguments.
public typealias NeutralWorker = ArgumentsWorker<Neutral>
