import Decisions

/// A service that edits decisions.
///
/// The edits of a call are of different decisions. All are saved when it returns. A call may throw
/// any error whose description is a sentence; then nothing has changed.
package protocol EditingWorkerProtocol: Sendable {
  func apply(_ edits: [KeyedEdit]) async throws -> [EditAnswer]

  /// Creates a decision. The receipt has its key.
  func create(title: String, as form: DecisionForm?) async throws -> EditAnswer

  /// Takes edits back, or makes them again: restores the decisions byte for byte. Returns what that
  /// changed.
  func take(_ receipts: [EditReceipt], back isUndo: Bool) async throws -> [DecisionChange]

  func save(_ key: String, to path: String) async throws

  /// Writes the index of all decisions to the file at `path`; without one, to that of the folder.
  /// The receipt has the path as its key.
  func writeIndex(to path: String?) async throws -> EditAnswer

  /// Moves decisions to other numbers, with the references to them in decisions.
  func renumber(_ wish: NumberWish) async throws -> RenumberAnswer
}

/// An edit of the decision with this key.
package struct KeyedEdit: Sendable, Hashable {
  package let edit: Edit
  package let key: String

  package init(_ edit: Edit, of key: String) { (self.edit, self.key) = (edit, key) }
}

/// A service's answer to an edit that it has made.
package struct EditAnswer: Sendable, Hashable, Codable {
  package let receipt: EditReceipt
  /// The decision before and after the edit; `nil` if the service can't tell. The screens then fetch
  /// again.
  package let change: DecisionChange?

  package init(_ receipt: EditReceipt, change: DecisionChange? = nil) {
    (self.receipt, self.change) = (receipt, change)
  }
}

/// The receipt for an edit, needed to undo it.
package struct EditReceipt: Sendable, Hashable, Codable {
  /// The service's number for the edit.
  package let id: Int
  package let key: String
  /// Whether anything changed. `false` if the decision already said the same.
  package let hasChanged: Bool
  /// The text that had to be deleted as a side effect; `nil` if there was none.
  package let loss: String?

  package init(id: Int, key: String, hasChanged: Bool = true, loss: String? = nil) {
    self.id = id
    self.key = key
    self.hasChanged = hasChanged
    self.loss = loss
  }
}
