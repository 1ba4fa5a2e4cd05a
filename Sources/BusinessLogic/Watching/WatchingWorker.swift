import ReactiveHybrid

/// Watches all the services that screens are filled from.
public struct WatchingWorker: Sendable {
  private let services: [any WatchingWorkerProtocol]

  /// Creates a worker on services that are watched together.
  public init(_ services: [any WatchingWorkerProtocol]) {
    self.services = services
  }

  /// The present state of all of them, and then every other.
  func states() async throws(WorkerFailure) -> AsyncStream<SourceState> {
    try await WorkerFailure.translating {
      var streams: [AsyncStream<SourceState>] = []
      for service in services { streams.append(try await service.states()) }
      return .merging(streams)
    }
  }
}
