/// What a screen with a numbered list shows: presentation values, made by the view model and
/// ready to be written.
public struct Listing: Sendable, Equatable {
  /// What the list is a list of.
  public let title: String

  /// The rows, in their order.
  public let rows: [Row]

  /// What the rows come to, in a sentence; `nil` if there is nothing to add.
  public let sum: String?

  /// Remarks below the rows that belong to none of them.
  public let notes: [String]

  /// How many files can't be read, so that something may be missing.
  public let unread: Int

  /// One row.
  public struct Row: Sendable, Equatable {
    /// The number that the row begins with and is opened by: its place, or one of its own.
    public let number: String

    /// What the row says.
    public let text: String

    /// What is said about it in passing, such as `3 pros, 1 con`; empty for nothing.
    public let remark: String

    /// The word that leads from the list's route to what the row stands for.
    public let key: String

    /// Whether it is the option that was chosen, which the remark says too.
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

  /// A list of `items` that are numbered from 1.
  init<Item>(
    title: String, _ items: [Item], sum: String? = nil,
    notes: [String] = [], unread: Int = 0, row: (_ number: String, Item) -> Row
  ) {
    self.title = title
    rows = zip(1..., items).map { row(String($0), $1) }
    self.sum = sum
    self.notes = notes
    self.unread = unread
  }
}
