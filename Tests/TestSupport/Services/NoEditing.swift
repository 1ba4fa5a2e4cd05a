import BusinessLogic

/// A service of editing that refuses whatever it is asked.
public struct NoEditing: EditingWorkerProtocol {
  /// Creates a service that refuses.
  public init() {}

  /// Refuses.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    throw Breakdown("Nothing can be edited here")
  }

  /// Refuses.
  public func create(title: String) async throws -> EditReceipt {
    throw Breakdown("Nothing can be edited here")
  }

  /// Refuses.
  public func undo(_ receipt: EditReceipt) async throws {
    throw Breakdown("Nothing can be edited here")
  }

  /// Refuses.
  public func redo(_ receipt: EditReceipt) async throws {
    throw Breakdown("Nothing can be edited here")
  }

  /// Refuses.
  public func save(_ key: String, to path: String) async throws {
    throw Breakdown("Nothing can be edited here")
  }
}
