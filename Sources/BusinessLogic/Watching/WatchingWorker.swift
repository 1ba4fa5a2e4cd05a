import ReactiveHybrid

/// Watches a service.
package struct WatchingWorker: Sendable {
  private let service: any WatchingWorkerProtocol

  package init(_ service: any WatchingWorkerProtocol) {
    self.service = service
  }

  func states() async throws(WorkerFailure) -> AsyncStream<SourceState> {
    try await WorkerFailure.translating { try await service.states() }
  }
}
