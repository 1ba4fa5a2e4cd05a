import BusinessLogic

extension FaultyService: WatchingWorkerProtocol where Base: WatchingWorkerProtocol {
  /// What the base tells, in trouble while any service of the panel is made to be down.
  public func states() async throws -> AsyncStream<SourceState> {
    await panel.states(over: try await base.states())
  }
}
