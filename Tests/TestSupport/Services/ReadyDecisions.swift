import BusinessLogic
import Decisions

/// A service of decisions that answers every call at once through a closure.
package struct ReadyDecisions: DecisionsWorkerProtocol {
  private let entries: [DecisionEntry]
  private let answer: @Sendable (String) async throws -> Decision

  /// Creates a service that lists `entries`, and answers with the result of `answer`.
  public init(
    entries: [DecisionEntry] = [], _ answer: @escaping @Sendable (String) async throws -> Decision
  ) {
    self.entries = entries
    self.answer = answer
  }

  /// Returns the entries.
  public func getDecisions(upTo limit: Int?) -> DecisionSlice {
    DecisionSlice(of: entries, upTo: limit)
  }

  /// Answers at once.
  public func getDecision(_ key: String) async throws -> Decision {
    try await answer(key)
  }

  /// Returns no files.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] { [] }
}
