import BusinessLogic
import Threads

extension EditingService {
  package func undo(_ receipts: [EditReceipt]) async throws -> [DecisionChange] {
    try await take(receipts, back: true) { edit in
      let after = edit.isRemoval ? nil : try await current(edit)
      return Replacement(try edit.undone(after), with: after)
    }.reversed().map(\.inverse)
  }

  package func redo(_ receipts: [EditReceipt]) async throws -> [DecisionChange] {
    try await take(receipts, back: false) { edit in
      let before = edit.isCreation ? nil : try await current(edit)
      return Replacement(before, with: try edit.redone(before))
    }
  }

  /// Undoes or redoes edits of one step, and returns what they had changed; `texts` returns the
  /// texts before and after an edit.
  private func take(
    _ receipts: [EditReceipt], back isUndo: Bool,
    _ texts: @escaping @Sendable (TextEdit) async throws -> Replacement
  ) async throws -> [DecisionChange] {
    let edits = try state.withLock { state in
      try receipts.map { receipt in
        guard state.edits.indices.contains(receipt.id) else { throw CantUndo.unknown }
        return state.edits[receipt.id]
      }
    }
    let isOfDraft = edits.contains(where: \.isOfDraft)
    let make = { @Sendable in
      var parts: [Replacement] = []
      for edit in edits { parts.append(try await texts(edit)) }
      let step = isUndo ? parts.reversed().map(\.inverse) : parts
      if isOfDraft { try await put(step) } else { try await base.replace(step) }
      return parts
    }
    let parts = try await isOfDraft ? make() : base.locked(edits.map(\.place.path), make)
    let last = parts.map(parsed)
    state.withLock { $0.last = last }
    var changes: [DecisionChange] = []
    for (receipt, texts) in zip(receipts, last) {
      if let change = await change(of: receipt.key, by: texts) { changes.append(change) }
    }
    return changes
  }

  private func current(_ edit: TextEdit) async throws -> SourceText {
    guard edit.isOfDraft else { return try await base.text(at: edit.place) }
    guard let copy = copies?[edit.place.key] else { throw CancellationError() }
    return copy.text
  }
}
