/// A service that keeps decisions.
///
/// It throws what it likes, as long as the error describes itself in a sentence for the person at
/// the screen.
public protocol DecisionsWorkerProtocol: Sendable {
  /// Every decision, in the order in which a person would look for them.
  func getDecisions() async throws -> [DecisionEntry]

  /// The decision that a route calls `key`.
  func getDecision(_ key: String) async throws -> Decision
}
