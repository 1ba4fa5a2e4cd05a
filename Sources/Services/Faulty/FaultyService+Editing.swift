import BusinessLogic

extension FaultyService: EditingWorkerProtocol where Base: EditingWorkerProtocol {
  /// Edits the base, unless a fault happens; then nothing has changed.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    try await call { try await $0.apply(edit, to: key) }
  }

  /// Makes a new decision in the base, unless a fault happens.
  public func create(title: String) async throws -> EditReceipt {
    try await call { try await $0.create(title: title) }
  }

  /// Takes an edit back in the base, unless a fault happens.
  public func undo(_ receipt: EditReceipt) async throws {
    try await call { try await $0.undo(receipt) }
  }

  /// Makes an edit of the base again, unless a fault happens.
  public func redo(_ receipt: EditReceipt) async throws {
    try await call { try await $0.redo(receipt) }
  }

  /// What the base remembers, for which nothing need be reached that could fail.
  public func change(by receipt: EditReceipt) async -> DecisionChange? {
    await base.change(by: receipt)
  }

  /// Writes a file through the base, unless a fault happens.
  public func save(_ key: String, to path: String) async throws {
    try await call { try await $0.save(key, to: path) }
  }
}
