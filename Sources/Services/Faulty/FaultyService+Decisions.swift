import BusinessLogic
import ReactiveHybrid

extension FaultyService: DecisionsWorkerProtocol where Base: DecisionsWorkerProtocol {
  /// What the base answers, unless a fault happens.
  public func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    try await call {
      try await $0.getDecisions(batch, reporting: report)
    } orAnswer: {
      DecisionSlice(.all, of: [])
    }
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
