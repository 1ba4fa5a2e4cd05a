/// A service that tells by itself when what it keeps has changed, and whether it can be reached.
public protocol WatchingWorkerProtocol: Sendable {
  /// The present state and then every other, for as long as somebody iterates the stream. Throws if
  /// it can't watch.
  ///
  /// Changes that come close together are told as one.
  func states() async throws -> AsyncStream<SourceState>
}

extension WatchingWorkerProtocol {
  /// What nobody but this session can change has one state, which lasts.
  public func states() async throws -> AsyncStream<SourceState> {
    AsyncStream { $0.yield(SourceState()) }
  }
}
