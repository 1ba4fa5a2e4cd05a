import ReactiveHybrid

/// Watches the service that screens are filled from.
public struct WatchingWorker: Sendable {
  private let service: any WatchingWorkerProtocol

  /// Creates a worker on a service.
  public init(_ service: any WatchingWorkerProtocol) {
    self.service = service
  }

  /// The present state of the service, and then every other.
  func states() async throws(WorkerFailure) -> AsyncStream<SourceState> {
    try await WorkerFailure.translating { try await service.states() }
  }
}
