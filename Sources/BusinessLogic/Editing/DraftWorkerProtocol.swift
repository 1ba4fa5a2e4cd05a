/// A service that can edit copies of its decisions before it keeps the edits.
///
/// While a draft is open, edits and reads use the copies.
public protocol DraftWorkerProtocol: Sendable {
  /// Opens a draft, and returns the edits of the one that it resumes: the newest that an earlier
  /// session has left.
  func beginDraft() async throws -> [EditAnswer]

  /// Writes the edits of the draft to the decisions, to all or none, and closes it. Merges them with
  /// the changes that others have made since; an answer to such a merge has a change from the copy.
  ///
  /// Throws if others have changed the same lines. Of `rest`, leaves those as they are.
  func keep(rest: Bool) async throws -> [EditAnswer]

  /// Closes the draft, and returns the changes that restore the originals.
  func endDraft() async -> [DecisionChange]
}

/// A draft that a session has left without keeping or dropping it.
public struct LeftDraft: Sendable {
  /// The edited files, relative to the opened folder.
  public let files: [String]
  /// When it was opened: `2026-11-25 20:31`.
  public let begun: String

  /// Creates the description of a draft.
  public init(files: [String], begun: String) { (self.files, self.begun) = (files, begun) }
}
