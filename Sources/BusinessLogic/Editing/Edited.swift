/// The result of an edit.
package struct Edited: Sendable, Equatable {
  package enum Way: Sendable {
    case made
    case undone
    case redone
  }

  /// The number of the edit in the session, so that equal results of two edits differ.
  var number = 0
  package let way: Way
  package let deed: Deed

  /// The receipts, one for each edited file; empty for a saved file.
  package let receipts: [EditReceipt]

  /// The changed decisions, as far as the service provides them.
  package let changes: [DecisionChange]

  init(
    _ deed: Deed, _ receipts: [EditReceipt] = [], changes: [DecisionChange] = [], way: Way = .made
  ) {
    (self.deed, self.receipts, self.changes, self.way) = (deed, receipts, changes, way)
  }

  package var hasChanged: Bool { receipts.isEmpty || receipts.contains(where: \.hasChanged) }
}
