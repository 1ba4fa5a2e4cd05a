import BusinessLogic
import Decisions

extension EditingWorkerProtocol {
  /// Makes one edit.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    try await apply([KeyedEdit(edit, of: key)])[0]
  }

  /// Undoes one edit.
  public func undo(_ receipt: EditReceipt) async throws { try await undo([receipt]) }

  /// Redoes one edit.
  public func redo(_ receipt: EditReceipt) async throws { try await redo([receipt]) }
}
