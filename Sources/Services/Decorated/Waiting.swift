import BusinessLogic

/// Makes the calls of a service on threads that may wait: a disk that stalls blocks no thread that
/// other work needs. A script, which does one thing after the other, calls without it.
package struct Waiting: Decoration {
  private let threads: any TaskExecutor
  package var isAroundAll: Bool { true }

  package init(on threads: any TaskExecutor) { self.threads = threads }

  package func call<Answer>(
    _: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer { try await withTaskExecutorPreference(threads, operation: work) }

  package func states(
    of base: some WatchingWorkerProtocol
  ) async throws -> AsyncStream<SourceState> {
    try await withTaskExecutorPreference(threads) { try await base.states() }
  }
}
