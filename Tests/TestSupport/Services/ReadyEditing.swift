import BusinessLogic
import Decisions

/// A service that makes every edit at once, or fails as a closure decides.
package struct ReadyEditing: EditingWorkerProtocol {
  private let changes: Bool
  private let check: @Sendable (Edit?) throws -> Void

  /// Creates a service that makes every edit for which `check` doesn't throw; `check` gets `nil`
  /// for calls without an ``Edit``. If `changes` is `false`, no edit changes anything.
  public init(changes: Bool = true, _ check: @escaping @Sendable (Edit?) throws -> Void = { _ in })
  {
    self.changes = changes
    self.check = check
  }

  /// Makes the edits, or fails.
  public func apply(_ edits: [KeyedEdit]) async throws -> [EditAnswer] {
    for edit in edits { try check(edit.edit) }
    return edits.map { EditAnswer(EditReceipt(id: 0, key: $0.key, hasChanged: changes)) }
  }

  /// Creates the decision, or fails.
  public func create(title: String, as form: DecisionForm?) async throws -> EditAnswer {
    try check(nil)
    return EditAnswer(EditReceipt(id: 0, key: title.lowercased()))
  }

  /// Undoes or redoes the edit, or fails.
  public func take(
    _ receipts: [EditReceipt], back isUndo: Bool
  ) async throws -> [DecisionChange] {
    try check(nil)
    return []
  }

  /// Saves the decision, or fails.
  public func save(_ key: String, to path: String) async throws { try check(nil) }

  /// Fails.
  public func writeIndex(to path: String?) async throws -> EditAnswer {
    throw Breakdown("There is no folder")
  }

  /// Fails.
  public func renumber(_ wish: NumberWish) async throws -> RenumberAnswer {
    throw Breakdown("There is no folder")
  }
}
