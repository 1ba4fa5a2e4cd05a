import BusinessLogic
import Decisions

/// A service of arguments that answers every call at once through a closure.
package struct ReadyService<S: Sided>: ArgumentsWorkerProtocol {
  private let answer: @Sendable (TopicID) async throws -> AI

  /// Creates a service that answers with the result of `answer`.
  public init(_ answer: @escaping @Sendable (TopicID) async throws -> AI) {
    self.answer = answer
  }

  /// Answers at once.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await answer(topic)
  }
}
