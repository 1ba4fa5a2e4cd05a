/// What a screen with a numbered list shows: presentation values, made by the view model and
/// ready to be written.
public struct Listing: Sendable, Equatable {
  /// What the list is a list of.
  public let title: String

  /// The rows, in their order.
  public let rows: [Row]

  /// Remarks below the rows that belong to none of them.
  public let notes: [String]

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

    init(number: String, _ text: String, remark: String = "", key: String) {
      self.number = number
      self.text = text
      self.remark = remark
      self.key = key
    }
  }

  /// A list of `items` that are numbered from 1.
  init<Item>(
    title: String, _ items: [Item], notes: [String] = [], row: (_ number: String, Item) -> Row
  ) {
    self.init(
      title: title, rows: zip(1..., items).map { row(String($0), $1) }, notes: notes)
  }

  init(title: String, rows: [Row], notes: [String] = []) {
    self.title = title
    self.rows = rows
    self.notes = notes
  }
}
