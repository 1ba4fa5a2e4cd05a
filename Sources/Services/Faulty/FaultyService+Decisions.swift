import BusinessLogic

extension FaultyService: DecisionsWorkerProtocol where Base: DecisionsWorkerProtocol {
  /// What the base answers, unless a fault happens.
  public func getDecisions(
    reporting report: @escaping ProgressReport
  ) async throws -> [DecisionEntry] {
    try await call { try await $0.getDecisions(reporting: report) }
  }

  /// What the base answers, unless a fault happens.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await call { try await $0.getDecisions() }
  }

  /// What the base answers, unless a fault happens.
  public func getDecision(_ key: String) async throws -> Decision {
    try await call { try await $0.getDecision(key) }
  }
}
