import BusinessLogic

/// The undoable edits of a session, by receipt.
struct EditLog<Entry: Sendable>: Sendable {
  private var entries: [Entry] = []

  mutating func add(
    _ entry: Entry, key: String, hasChanged: Bool = true, loss: String? = nil
  ) -> EditReceipt {
    entries.append(entry)
    return EditReceipt(id: entries.count - 1, key: key, hasChanged: hasChanged, loss: loss)
  }

  subscript(receipt: EditReceipt) -> Entry { entries[receipt.id] }
}
