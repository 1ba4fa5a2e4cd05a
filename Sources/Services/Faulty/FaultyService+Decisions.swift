import BusinessLogic

extension FaultyService: DecisionsWorkerProtocol where Base: DecisionsWorkerProtocol {
  public func getDecisions() async throws -> [DecisionEntry] {
    try await call { try await $0.getDecisions() }
  }

  public func getDecision(_ key: String) async throws -> Decision {
    try await call { try await $0.getDecision(key) }
  }
}
