import BusinessLogic

/// A service of decisions that a test answers by hand.
public struct HandAnsweredDecisions: DecisionsWorkerProtocol {
  /// Where calls for the list wait.
  public let lists = HandAnswers<[DecisionEntry]>()

  /// Where calls for one decision wait.
  public let decisions = HandAnswers<Decision>()

  /// Creates a service that nobody called yet.
  public init() {}

  /// Answers when a test does.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await lists.ask()
  }

  /// Answers when a test does.
  public func getDecision(_ key: String) async throws -> Decision {
    try await decisions.ask()
  }
}
