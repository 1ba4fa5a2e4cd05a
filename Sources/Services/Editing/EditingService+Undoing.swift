import BusinessLogic
import Threads

extension EditingService {
  /// Undoes or redoes the edits of one step. Undoing begins with the last one.
  package func take(
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
      if isUndo { parts.reverse() }
      if isOfDraft { try await put(parts) } else { try await base.replace(parts) }
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
