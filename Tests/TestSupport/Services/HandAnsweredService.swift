import BusinessLogic

/// A service of arguments that a test answers by hand.
public struct HandAnsweredService<S: Sided>: ArgumentsWorkerProtocol {
  /// Where its calls wait.
  public let calls: HandAnswers<AI>

  /// Creates a service that nobody called yet.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Answers when a test does.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await calls.ask()
  }
}
