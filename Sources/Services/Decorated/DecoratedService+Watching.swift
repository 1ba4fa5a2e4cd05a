import BusinessLogic

extension DecoratedService: WatchingWorkerProtocol where Base: WatchingWorkerProtocol {
  /// The base's states, through the decoration.
  public func states() async throws -> AsyncStream<SourceState> {
    await around.states(over: try await base.states())
  }
}
