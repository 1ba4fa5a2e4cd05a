import ReactiveHybrid

/// A service that keeps decisions.
///
/// It throws what it likes, as long as the error describes itself in a sentence for the person at
/// the screen.
public protocol DecisionsWorkerProtocol: Sendable {
  /// Every decision, in the order in which a person would look for them.
  func getDecisions() async throws -> [DecisionEntry]

  /// A part of the same, saying on the way how much of it is there already.
  func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice

  /// The decision that a route calls `key`.
  func getDecision(_ key: String) async throws -> Decision
}

extension DecisionsWorkerProtocol {
  /// A service that is quick has nothing to report, and all decisions at hand.
  public func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    DecisionSlice(batch, of: try await getDecisions())
  }
}
