/// A service that keeps decisions.
///
/// It throws what it likes, as long as the error describes itself in a sentence for the person at
/// the screen.
public protocol DecisionsWorkerProtocol: Sendable {
  /// Every decision, in the order in which a person would look for them.
  func getDecisions() async throws -> [DecisionEntry]

  /// The same, saying on the way how many there are already.
  func getDecisions(reporting report: @escaping ProgressReport) async throws -> [DecisionEntry]

  /// The decision that a route calls `key`.
  func getDecision(_ key: String) async throws -> Decision
}

extension DecisionsWorkerProtocol {
  /// A service that is quick has nothing to report.
  public func getDecisions(
    reporting report: @escaping ProgressReport
  ) async throws -> [DecisionEntry] {
    try await getDecisions()
  }
}
