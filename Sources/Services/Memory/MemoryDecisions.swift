import BusinessLogic

/// Decisions that are kept in memory.
public struct MemoryDecisions: DecisionsWorkerProtocol {
  private let decisions: [(key: String, decision: Decision)]

  /// Keeps `decisions`, each under the key that a route calls it by.
  public init(_ decisions: [(key: String, decision: Decision)]) {
    self.decisions = decisions
  }

  /// All of them, in the order in which they were given.
  public func getDecisions() -> [DecisionEntry] {
    decisions.map { key, decision in
      DecisionEntry(
        key: key, title: decision.title, summary: DecisionSummary(of: decision))
    }
  }

  /// The decision called `key`; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    guard let found = decisions.first(where: { $0.key == key }) else {
      throw NoSuchDecision(key: key)
    }
    return found.decision
  }
}
