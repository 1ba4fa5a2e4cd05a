import BusinessLogic
import Decisions

/// A service of arguments that a test answers.
package struct HandAnsweredService<S: Sided>: ArgumentsWorkerProtocol {
  /// The pending calls.
  public let calls: HandAnswers<AI>

  /// Creates a service without pending calls.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Suspends until the test answers.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await calls.ask()
  }
}
