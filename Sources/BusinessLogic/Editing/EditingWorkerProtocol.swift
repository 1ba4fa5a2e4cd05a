/// A service that changes decisions and keeps the changes.
///
/// An edit is kept when the call returns. It throws what it likes, as long as the error describes
/// itself in a sentence; then nothing has changed.
public protocol EditingWorkerProtocol: Sendable {
  /// Makes one change to the decision that a route calls `key`.
  func apply(_ edit: Edit, to key: String) async throws -> EditReceipt

  /// Makes a new decision and says what a route calls it.
  func create(title: String) async throws -> EditReceipt

  /// Takes a change back: the decision is, byte for byte, what it was before.
  func undo(_ receipt: EditReceipt) async throws

  /// Makes a change again that was taken back.
  func redo(_ receipt: EditReceipt) async throws

  /// Writes the decision as a new file at `path`.
  func save(_ key: String, to path: String) async throws

  /// The path of the decision's file; `nil` if it isn't in a file.
  func filePath(of key: String) async throws -> String?

  /// What an edit found and what it has left; `nil` if the service can't tell.
  func change(by receipt: EditReceipt) async -> DecisionChange?
}

extension EditingWorkerProtocol {
  /// A service need not remember: then screens show what has become of them after an edit.
  public func change(by receipt: EditReceipt) async -> DecisionChange? { nil }

  /// Returns `nil`, as for a service without files.
  public func filePath(of key: String) async throws -> String? { nil }
}

/// What a service gives for an edit that it has made, to take it back by.
public struct EditReceipt: Sendable, Hashable {
  /// The service's own number for the edit.
  public let id: Int

  /// What a route calls the decision.
  public let key: String

  /// Whether anything has changed; not where the decision said already what was meant.
  public let hasChanged: Bool

  /// The text that the edit deleted without being asked to, as it couldn't stay; `nil` without any.
  public let loss: String?

  /// Creates a receipt.
  public init(id: Int, key: String, hasChanged: Bool = true, loss: String? = nil) {
    self.id = id
    self.key = key
    self.hasChanged = hasChanged
    self.loss = loss
  }
}
