import BusinessLogic

/// The edits of a session, as far as they can be taken back, by the receipts for them.
struct EditLog<Entry: Sendable>: Sendable {
  private var entries: [Entry] = []

  /// Notes an edit and gives the receipt for it.
  mutating func add(
    _ entry: Entry, key: String, hasChanged: Bool = true, loss: String? = nil
  ) -> EditReceipt {
    entries.append(entry)
    return EditReceipt(id: entries.count - 1, key: key, hasChanged: hasChanged, loss: loss)
  }

  /// The edit that a receipt was given for.
  subscript(receipt: EditReceipt) -> Entry { entries[receipt.id] }
}
