import BusinessLogic
import Threads

extension EditingService {
  package func undo(_ receipts: [EditReceipt]) async throws -> [DecisionChange] {
    try await take(receipts, back: true).reversed()
  }

  package func redo(_ receipts: [EditReceipt]) async throws -> [DecisionChange] {
    try await take(receipts, back: false)
  }

  /// Undoes or redoes the edits of one step. Returns the changes in the order of `receipts`; undoing
  /// begins with the last one.
  private func take(
    _ receipts: [EditReceipt], back isUndo: Bool
  ) async throws -> [DecisionChange] {
    let edits = try state.withLock { state in
      try receipts.map { receipt in
        guard state.edits.indices.contains(receipt.id) else { throw CantUndo.unknown }
        let edit = state.edits[receipt.id]
        return isUndo ? edit.inverse : edit
      }
    }
    let (isOfDraft, draft) = (edits.contains(where: \.isOfDraft), state.withLock { $0.draft })
    let make = { @Sendable in
      var parts: [Replacement] = []
      for edit in edits {
        let text = edit.isCreation ? nil : try await current(edit)
        parts.append(Replacement(text, with: try edit.applied(to: text, in: draft)))
      }
      let step = isUndo ? parts.reversed() : parts
      if isOfDraft { try await put(step) } else { try await base.replace(step) }
      return parts
    }
    let parts = try await isOfDraft ? make() : base.locked(edits.map(\.place.path), make)
    return await changes(by: parts).compactMap(\.self)
  }

  private func current(_ edit: TextEdit) async throws -> SourceText {
    guard edit.isOfDraft else { return try await base.currentText(of: edit.place) }
    guard let copy = copies?[edit.place.key] else { throw CancellationError() }
    return copy.text
  }
}
