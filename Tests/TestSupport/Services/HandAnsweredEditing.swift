import BusinessLogic
import Decisions

/// A service of edits that a test answers, whatever the call.
package struct HandAnsweredEditing: EditingWorkerProtocol {
  /// The pending calls. The answer is the number of the receipt.
  public let calls: HandAnswers<Int>

  /// Creates a service without pending calls. One that doesn't heed cancellation has written the
  /// edit before it is cancelled.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Suspends until the test answers.
  public func apply(_ edits: [KeyedEdit]) async throws -> [EditAnswer] {
    let id = try await calls.ask()
    return edits.map { answer(id, $0.key) }
  }

  /// Suspends until the test answers.
  public func create(title: String, as form: DecisionForm?) async throws -> EditAnswer {
    answer(try await calls.ask(), title.lowercased())
  }

  /// Suspends until the test answers.
  public func take(
    _ receipts: [EditReceipt], back isUndo: Bool
  ) async throws -> [DecisionChange] {
    let id = try await calls.ask()
    let changes = receipts.compactMap { answer(id, $0.key).change }
    return isUndo ? changes.map(\.inverse) : changes
  }

  /// Returns the answer of an edit that created a decision without options.
  private func answer(_ id: Int, _ key: String) -> EditAnswer {
    EditAnswer(
      EditReceipt(id: id, key: key),
      change: DecisionChange(of: key, from: nil, to: Decision(title: key, options: [])))
  }

  /// Suspends until the test answers.
  public func save(_ key: String, to path: String) async throws {
    _ = try await calls.ask()
  }

  /// Fails.
  public func writeIndex(to path: String?) async throws -> EditAnswer {
    throw Breakdown("There is no folder")
  }

  /// Fails.
  public func renumber(_ wish: NumberWish) async throws -> RenumberAnswer {
    throw Breakdown("There is no folder")
  }
}
