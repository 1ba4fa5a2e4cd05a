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
        guard state.edits.indices.contains(receipt.id),
          case let (part, isOfDraft) = state.edits[receipt.id], let place = part.text
        else { throw CantUndo.unknown }
        return (part: isUndo ? part.inverse : part, place: place, isOfDraft: isOfDraft)
      }
    }
    let (isOfDraft, draft) = (edits.contains(where: \.isOfDraft), state.withLock { $0.draft })
    let make = { @Sendable in
      var parts: [Replacement] = []
      for (part, place, isOfDraft) in edits {
        let text = part.old == nil ? nil : try await current(place, isOfDraft: isOfDraft)
        parts.append(Replacement(text, with: try part.again(in: text, at: place, of: draft)))
      }
      let step = isUndo ? parts.reversed() : parts
      if isOfDraft { try await put(step) } else { try await base.replace(step) }
      return parts
    }
    let parts = try await isOfDraft ? make() : base.locked(edits.map(\.place.path), make)
    return await changes(by: parts).compactMap(\.self)
  }

  private func current(_ place: SourceText, isOfDraft: Bool) async throws -> SourceText {
    guard isOfDraft else { return try await base.currentText(of: place) }
    guard let copy = copies?[place.key] else { throw CancellationError() }
    return copy.text
  }
}
