import BusinessLogic

/// The undoable edits of a session, by receipt.
struct EditLog<Entry: Sendable>: Sendable {
  private var entries: [Entry] = []

  /// Adds an edit and returns its receipt.
  mutating func add(
    _ entry: Entry, key: String, hasChanged: Bool = true, loss: String? = nil
  ) -> EditReceipt {
    entries.append(entry)
    return EditReceipt(id: entries.count - 1, key: key, hasChanged: hasChanged, loss: loss)
  }

  /// The edit with this receipt.
  subscript(receipt: EditReceipt) -> Entry { entries[receipt.id] }
}
