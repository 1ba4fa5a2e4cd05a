import BusinessLogic

/// A service of decisions that answers every call at once, with what a closure makes of it.
public struct ReadyDecisions: DecisionsWorkerProtocol {
  private let entries: [DecisionEntry]
  private let answer: @Sendable (String) async throws -> Decision

  /// Creates a service that lists `entries` and answers with what `answer` returns or throws.
  public init(
    entries: [DecisionEntry] = [], _ answer: @escaping @Sendable (String) async throws -> Decision
  ) {
    self.entries = entries
    self.answer = answer
  }

  /// The entries.
  public func getDecisions() async throws -> [DecisionEntry] {
    entries
  }

  /// Answers at once.
  public func getDecision(_ key: String) async throws -> Decision {
    try await answer(key)
  }
}
