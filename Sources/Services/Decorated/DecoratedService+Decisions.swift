import BusinessLogic
import ReactiveHybrid

extension DecoratedService: DecisionsWorkerProtocol where Base: DecisionsWorkerProtocol {
  /// Calls the base through the decoration.
  public func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    try await call("decisions \(batch)") {
      try await $0.getDecisions(batch, reporting: report)
    } orAnswer: {
      DecisionSlice(.all, of: [])
    }
  }

  /// Calls the base through the decoration.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await call("list of decisions") { try await $0.getDecisions() }
  }

  /// Calls the base through the decoration.
  public func getDecision(_ key: String) async throws -> Decision {
    try await call("decision \(key)") { try await $0.getDecision(key) }
  }

  /// The path that the base knows, through the decoration.
  public func filePath(of key: String) async throws -> String? {
    try await call("find the file of \(key)") { try await $0.filePath(of: key) }
  }
}
