import BusinessLogic

/// A service that makes every edit at once, or fails as a closure tells it.
public struct ReadyEditing: EditingWorkerProtocol {
  private let changes: Bool
  private let check: @Sendable (Edit?) throws -> Void

  /// Creates a service that makes every edit for which `check` doesn't throw; it is given `nil`
  /// for what is no edit of a decision's text. Without `changes` all is said already what is meant.
  public init(changes: Bool = true, _ check: @escaping @Sendable (Edit?) throws -> Void = { _ in })
  {
    self.changes = changes
    self.check = check
  }

  /// Makes the edit, unless it is to fail.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    try check(edit)
    return EditReceipt(id: 0, key: key, hasChanged: changes)
  }

  /// Makes the decision, unless it is to fail.
  public func create(title: String) async throws -> EditReceipt {
    try check(nil)
    return EditReceipt(id: 0, key: title.lowercased())
  }

  /// Takes it back, unless it is to fail.
  public func undo(_ receipt: EditReceipt) async throws { try check(nil) }

  /// Makes it again, unless it is to fail.
  public func redo(_ receipt: EditReceipt) async throws { try check(nil) }

  /// Saves it, unless it is to fail.
  public func save(_ key: String, to path: String) async throws { try check(nil) }
}
