/// A service that reports changes to its data, and whether it is reachable.
public protocol WatchingWorkerProtocol: Sendable {
  /// Returns a stream of the current state and each later one. Throws if the service can't be
  /// watched.
  ///
  /// Merges changes that come close together.
  func states() async throws -> AsyncStream<SourceState>
}

extension WatchingWorkerProtocol {
  /// Returns a single state, for a service that only this session can change.
  public func states() async throws -> AsyncStream<SourceState> {
    AsyncStream { $0.yield(SourceState()) }
  }
}
