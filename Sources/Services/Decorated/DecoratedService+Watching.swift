import BusinessLogic

extension DecoratedService: WatchingWorkerProtocol where Base: WatchingWorkerProtocol {
  /// Returns the base's states, through the decoration.
  public func states() async throws -> AsyncStream<SourceState> {
    await around.states(over: try await base.states())
  }
}
