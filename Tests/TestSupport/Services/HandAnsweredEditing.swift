import BusinessLogic
import Decisions

/// A service of edits that a test answers, whatever the call.
public struct HandAnsweredEditing: EditingWorkerProtocol {
  /// The pending calls. The answer is the number of the receipt.
  public let calls: HandAnswers<Int>

  /// Creates a service without pending calls. One that doesn't heed cancellation has written the
  /// edit before it is cancelled.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Suspends until the test answers.
  public func apply(_ edits: [KeyedEdit]) async throws -> [EditReceipt] {
    let id = try await calls.ask()
    return edits.map { EditReceipt(id: id, key: $0.key) }
  }

  /// Suspends until the test answers.
  public func create(title: String, as form: DecisionForm?) async throws -> EditReceipt {
    EditReceipt(id: try await calls.ask(), key: title.lowercased())
  }

  /// Suspends until the test answers.
  public func undo(_ receipts: [EditReceipt]) async throws {
    _ = try await calls.ask()
  }

  /// Suspends until the test answers.
  public func redo(_ receipts: [EditReceipt]) async throws {
    _ = try await calls.ask()
  }

  /// Returns the creation of a decision without options.
  public func change(by receipt: EditReceipt) async -> DecisionChange? {
    DecisionChange(of: receipt.key, from: nil, to: Decision(title: receipt.key, options: []))
  }

  /// Suspends until the test answers.
  public func save(_ key: String, to path: String) async throws {
    _ = try await calls.ask()
  }
}
