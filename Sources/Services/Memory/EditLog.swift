import BusinessLogic

/// The undoable edits of a session or of a draft, by receipt.
struct EditLog<Entry: Sendable>: Sendable {
  /// Whether the ids of the receipts are negative, so that they differ from those of the session.
  private let isDraft: Bool
  private var entries: [Entry] = []

  init(isDraft: Bool = false) { self.isDraft = isDraft }

  mutating func add(
    _ entry: Entry, key: String, hasChanged: Bool = true, loss: String? = nil
  ) -> EditReceipt {
    entries.append(entry)
    let id = isDraft ? -entries.count : entries.count - 1
    return EditReceipt(id: id, key: key, hasChanged: hasChanged, loss: loss)
  }

  subscript(receipt: EditReceipt) -> Entry { entries[isDraft ? -receipt.id - 1 : receipt.id] }
}
