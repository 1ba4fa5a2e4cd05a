/// A service that knows earlier states of its decisions.
public protocol HistoryWorkerProtocol: Sendable {
  /// Returns the decisions that may have changed since `revision`, in the order of the list. Without
  /// a revision, those that differ from what is kept.
  ///
  /// Throws any error that describes itself in a sentence.
  func getChanges(since revision: String?) async throws -> [DecisionChange]
}
