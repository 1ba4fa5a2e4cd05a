/// The content of a screen with a numbered list, ready to show.
package struct Listing: Sendable, Equatable {
  package let title: String
  package let rows: [Row]

  /// A sentence that sums up the rows; `nil` if there is none.
  package let sum: String?
  package let notes: [String]

  /// The number of unreadable files, whose rows may be missing.
  package let unread: Int

  package struct Row: Sendable, Equatable {
    /// The number that the row begins with and is opened by: its position, or a number of its own.
    package let number: String
    package let text: String

    /// A remark behind the text, such as `3 pros, 1 con`; may be empty.
    package let remark: String

    /// The component that follows the list's route in the route of the row.
    package let key: String

    /// Whether this is the chosen option, which the remark says too.
    package let isChosen: Bool

    init(
      number: String, _ text: String, remark: String = "", key: String, isChosen: Bool = false
    ) {
      self.number = number
      self.text = text
      self.remark = remark
      self.key = key
      self.isChosen = isChosen
    }
  }

  /// Creates a list of `items`, numbered from 1.
  init<Item>(
    title: String, _ items: [Item], sum: String? = nil,
    notes: [String] = [], unread: Int = 0, row: (_ number: String, Item) -> Row
  ) {
    let rows = zip(1..., items).map { row(String($0), $1) }
    self.init(title: title, rows: rows, sum: sum, notes: notes, unread: unread)
  }

  init(
    title: String, rows: [Row], sum: String? = nil, notes: [String] = [], unread: Int = 0
  ) {
    self.title = title
    self.rows = rows
    self.sum = sum
    self.notes = notes
    self.unread = unread
  }
}

/// Returns a count in words: `1 option`, `3 options`.
package func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}
