import BusinessLogic
import Decisions

extension EditingWorkerProtocol {
  /// Makes one edit.
  package func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    try await apply([KeyedEdit(edit, of: key)])[0].receipt
  }

  /// Undoes one edit.
  @discardableResult
  package func undo(_ receipt: EditReceipt) async throws -> [DecisionChange] {
    try await take([receipt], back: true)
  }

  /// Redoes one edit.
  @discardableResult
  package func redo(_ receipt: EditReceipt) async throws -> [DecisionChange] {
    try await take([receipt], back: false)
  }
}
