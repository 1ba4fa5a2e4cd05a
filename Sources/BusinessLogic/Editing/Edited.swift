/// The result of an edit, as facts.
public struct Edited: Sendable, Equatable {
  /// How a change came about.
  public enum Way: Sendable {
    /// By an edit.
    case made
    /// By taking an edit back.
    case undone
    /// By making an edit again that was taken back.
    case redone
  }

  /// The number of edits up to this one: the same facts twice are two edits.
  var number = 0

  /// How the changes came about.
  public let way: Way

  /// What the user did.
  public let deed: Deed

  /// One receipt for each file that was edited; none for a saved file.
  public let receipts: [EditReceipt]

  /// The decisions that changed, as far as the service can tell.
  public let changes: [DecisionChange]

  init(
    _ deed: Deed, _ receipts: [EditReceipt] = [], changes: [DecisionChange] = [], way: Way = .made
  ) {
    (self.deed, self.receipts, self.changes, self.way) = (deed, receipts, changes, way)
  }

  /// Whether a decision has changed, or a file was made.
  public var hasChanged: Bool { receipts.isEmpty || receipts.contains(where: \.hasChanged) }
}
