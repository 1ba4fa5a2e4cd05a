/// A service that can edit copies of its decisions before it keeps the edits.
///
/// While a draft is open, edits change copies, and everything that is read comes from those.
public protocol DraftWorkerProtocol: Sendable {
  /// Opens a draft without edits.
  func beginDraft() async throws

  /// Returns the keys of the decisions that the draft has changed. Throws if others changed one of them
  /// since, as then nothing may be kept.
  func draftedKeys() async throws -> [String]

  /// Keeps what the draft has made of a decision.
  func keep(_ key: String) async throws -> EditReceipt

  /// Closes the draft. Returns how that changes the decisions that it had changed.
  func endDraft() async -> [DecisionChange]
}
