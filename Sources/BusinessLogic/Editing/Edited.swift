/// The result of an edit.
public struct Edited: Sendable, Equatable {
  /// The way in which a change was made.
  public enum Way: Sendable {
    /// An edit.
    case made
    /// An undo.
    case undone
    /// A redo.
    case redone
  }

  /// The number of the edit in the session, so that equal results of two edits differ.
  var number = 0

  /// The way in which the changes were made.
  public let way: Way

  /// The action of the user.
  public let deed: Deed

  /// The receipts, one for each edited file; empty for a saved file.
  public let receipts: [EditReceipt]

  /// The changed decisions, as far as the service provides them.
  public let changes: [DecisionChange]

  init(
    _ deed: Deed, _ receipts: [EditReceipt] = [], changes: [DecisionChange] = [], way: Way = .made
  ) {
    (self.deed, self.receipts, self.changes, self.way) = (deed, receipts, changes, way)
  }

  /// Whether a decision was changed, or a file was saved.
  public var hasChanged: Bool { receipts.isEmpty || receipts.contains(where: \.hasChanged) }
}
