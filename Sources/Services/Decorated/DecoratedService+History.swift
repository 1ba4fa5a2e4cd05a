import BusinessLogic

extension DecoratedService: HistoryWorkerProtocol where Base: HistoryWorkerProtocol {
  /// Calls the base through the decoration.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] {
    try await call("changes since \(revision ?? "the last revision")") {
      try await $0.getChanges(since: revision)
    }
  }
}
