import BusinessLogic
import Decisions

/// A service of decisions that a test answers.
package struct HandAnsweredDecisions: DecisionsWorkerProtocol {
  /// The pending calls for the list.
  public let lists = HandAnswers<[DecisionEntry]>()

  /// The pending calls for one decision.
  public let decisions = HandAnswers<Decision>()

  /// Creates a service without pending calls.
  public init() {}

  /// Suspends until the test answers.
  public func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    DecisionSlice(of: try await lists.ask(), upTo: limit)
  }

  /// Suspends until the test answers.
  public func getDecision(_ key: String) async throws -> Decision {
    try await decisions.ask()
  }

  /// Returns no files.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] { [] }
}
