import ReactiveHybrid

/// Watches a service.
public struct WatchingWorker: Sendable {
  private let service: any WatchingWorkerProtocol

  /// Creates a worker for a service.
  public init(_ service: any WatchingWorkerProtocol) {
    self.service = service
  }

  /// Returns a stream of the current state and each later one.
  func states() async throws(WorkerFailure) -> AsyncStream<SourceState> {
    try await WorkerFailure.translating { try await service.states() }
  }
}
