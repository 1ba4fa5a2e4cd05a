import Decisions
import ReactiveHybrid

/// A service that provides decisions.
///
/// It may throw any error whose description is a sentence for the user.
public protocol DecisionsWorkerProtocol: Sendable {
  /// Returns the beginning of the list with at most `limit` decisions, or all of it if `limit` is
  /// `nil`. Files that aren't decisions don't count.
  func getDecisions(upTo limit: Int?) async throws -> DecisionSlice

  func getDecision(_ key: String) async throws -> Decision

  /// Returns the path of the decision's file; `nil` if it isn't in a file.
  func filePath(of key: String) async throws -> String?

  /// Returns the key of the decision that the user calls `said`, such as `7` for `0007`; `said`
  /// itself if there is none.
  func key(of said: String) async -> String
}

extension DecisionsWorkerProtocol {
  /// Returns the whole list.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions(upTo: nil).items
  }

  /// Returns `said`, as for a service whose keys have no other spelling.
  public func key(of said: String) async -> String { said }

  /// Returns `nil`, as for a service without files.
  public func filePath(of key: String) async throws -> String? { nil }
}
