import BusinessLogic

/// What every edit of a session found and what it left, so that it can be taken back byte for byte.
struct EditLog<Place: Sendable, Content: Sendable>: Sendable {
  /// One edit: `before` is `nil` if it made something that wasn't there.
  struct Entry: Sendable {
    let place: Place
    let before: Content?
    let after: Content
  }

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
