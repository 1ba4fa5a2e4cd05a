/// A service that provides earlier versions of its decisions.
public protocol HistoryWorkerProtocol: Sendable {
  /// Returns the decisions that may have changed since `revision`, in the order of the list;
  /// without a revision, those that differ from the saved version.
  ///
  /// It may throw any error whose description is a sentence.
  func getChanges(since revision: String?) async throws -> [DecisionChange]
}
