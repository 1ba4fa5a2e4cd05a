import BusinessLogic

extension FaultyService: HistoryWorkerProtocol where Base: HistoryWorkerProtocol {
  /// What the base answers, unless a fault happens.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] {
    try await call { try await $0.getChanges(since: revision) }
  }
}
