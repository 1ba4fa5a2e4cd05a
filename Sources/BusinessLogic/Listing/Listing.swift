/// The content of a screen with a numbered list, ready to show.
public struct Listing: Sendable, Equatable {
  /// The title of the list.
  public let title: String

  /// The rows, in their order.
  public let rows: [Row]

  /// A sentence that sums up the rows; `nil` if there is none.
  public let sum: String?

  /// Notes below the rows.
  public let notes: [String]

  /// The number of unreadable files, whose rows may be missing.
  public let unread: Int

  /// A row.
  public struct Row: Sendable, Equatable {
    /// The number that the row begins with and is opened by: its position, or a number of its own.
    public let number: String

    /// The text.
    public let text: String

    /// A remark behind the text, such as `3 pros, 1 con`; may be empty.
    public let remark: String

    /// The component that follows the list's route in the route of the row.
    public let key: String

    /// Whether this is the chosen option, which the remark says too.
    public let isChosen: Bool

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

  /// Creates a list of rows.
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
