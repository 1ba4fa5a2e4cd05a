import BusinessLogic

/// A service that edits when a test says so; every call, of whatever kind, waits for its answer.
public struct HandAnsweredEditing: EditingWorkerProtocol {
  /// The calls that wait; they are answered with the number of their receipt.
  public let calls: HandAnswers<Int>

  /// Creates a service without calls; one that doesn't heed cancellation has written before it hears
  /// of that.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Waits for a test.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    EditReceipt(id: try await calls.ask(), key: key)
  }

  /// Waits for a test.
  public func create(title: String) async throws -> EditReceipt {
    EditReceipt(id: try await calls.ask(), key: title.lowercased())
  }

  /// Waits for a test.
  public func undo(_ receipt: EditReceipt) async throws {
    _ = try await calls.ask()
  }

  /// Waits for a test.
  public func redo(_ receipt: EditReceipt) async throws {
    _ = try await calls.ask()
  }

  /// That it has made a decision without options.
  public func change(by receipt: EditReceipt) async -> DecisionChange? {
    DecisionChange(of: receipt.key, from: nil, to: Decision(title: receipt.key, options: []))
  }

  /// Waits for a test.
  public func save(_ key: String, to path: String) async throws {
    _ = try await calls.ask()
  }
}
