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

/// A decision as a list shows it, without its arguments.
public struct DecisionEntry: Sendable, Hashable {
  /// What a route calls it: `ai`, `0007`.
  public let key: String

  /// What people call it.
  public let title: String

  /// Why it can't be opened; `nil` if it can.
  public let trouble: String?

  /// Creates an entry.
  public init(key: String, title: String, trouble: String? = nil) {
    self.key = key
    self.title = title
    self.trouble = trouble
  }
}
