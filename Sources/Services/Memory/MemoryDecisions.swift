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
    decisions.map { DecisionEntry(key: $0.key, title: $0.decision.title) }
  }

  /// The decision called `key`; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    guard let found = decisions.first(where: { $0.key == key }) else {
      throw NoSuchDecision(key: key)
    }
    return found.decision
  }
}

extension MemoryDecisions: LibraryWorkerProtocol {
  /// All of them; what is in no file has its key for a path.
  public func getLibrary() -> [LibraryFile] {
    decisions.map { key, decision in
      LibraryFile(key: key, path: key, number: Int(key), decision: decision)
    }
  }
}
