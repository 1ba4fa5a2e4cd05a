import BusinessLogic

extension FaultyService: WatchingWorkerProtocol where Base: WatchingWorkerProtocol {
  /// What the base tells, and that it can't be reached while it is made to be down.
  public func states() async throws -> AsyncStream<SourceState> {
    .merging([await panel.states(of: name), try await base.states()])
  }
}
