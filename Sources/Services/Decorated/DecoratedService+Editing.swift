import BusinessLogic

extension DecoratedService: EditingWorkerProtocol where Base: EditingWorkerProtocol {
  /// Edits the base, through the decoration.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    try await call("edit \(key)") { try await $0.apply(edit, to: key) }
  }

  /// Creates a decision in the base, through the decoration.
  public func create(title: String) async throws -> EditReceipt {
    try await call("create a decision") { try await $0.create(title: title) }
  }

  /// Undoes an edit in the base, through the decoration.
  public func undo(_ receipt: EditReceipt) async throws {
    try await call("undo in \(receipt.key)") { try await $0.undo(receipt) }
  }

  /// Redoes an edit in the base, through the decoration.
  public func redo(_ receipt: EditReceipt) async throws {
    try await call("redo in \(receipt.key)") { try await $0.redo(receipt) }
  }

  /// Returns the base's record of an edit. Not decorated, because the call can't fail.
  public func change(by receipt: EditReceipt) async -> DecisionChange? {
    await base.change(by: receipt)
  }

  /// Saves a decision through the base and the decoration.
  public func save(_ key: String, to path: String) async throws {
    try await call("save \(key)") { try await $0.save(key, to: path) }
  }
}
