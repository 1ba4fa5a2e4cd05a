/// A service that can edit copies of its decisions before it keeps the edits.
///
/// While a draft is open, edits and reads use the copies.
public protocol DraftWorkerProtocol: Sendable {
  func beginDraft() async throws

  /// Returns the keys of the decisions that the draft has changed. Throws if others have changed
  /// one of them since, because then nothing may be kept.
  func draftedKeys() async throws -> Set<String>

  /// Replaces a decision with its copy in the draft.
  func keep(_ key: String) async throws -> EditReceipt

  /// Closes the draft, and returns the changes that restore the originals.
  func endDraft() async -> [DecisionChange]
}
