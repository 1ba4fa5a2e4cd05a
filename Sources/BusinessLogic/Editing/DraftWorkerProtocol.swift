/// A service that can edit copies of its decisions before it keeps the edits.
///
/// While a draft is open, edits and reads use the copies.
public protocol DraftWorkerProtocol: Sendable {
  func beginDraft() async throws

  /// Replaces the decisions with their copies in the draft, all or none, and closes it. Throws if
  /// others have changed one of them since.
  func keep() async throws -> [EditReceipt]

  /// Closes the draft, and returns the changes that restore the originals.
  func endDraft() async -> [DecisionChange]
}
