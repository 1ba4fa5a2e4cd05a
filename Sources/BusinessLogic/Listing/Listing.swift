/// What a screen with a numbered list shows: presentation values, made by the view model and
/// ready to be written.
public struct Listing: Sendable, Equatable {
  /// What the list is a list of.
  public let title: String

  /// The rows, in their order.
  public let rows: [Row]

  /// Remarks below the rows that belong to none of them.
  public let notes: [String]

  /// One row; a list numbers its rows from 1.
  public struct Row: Sendable, Equatable {
    /// What the row says.
    public let text: String

    /// What is said about it in passing, such as `3 pros, 1 con`; empty for nothing.
    public let remark: String

    /// The word that leads from the list's route to what the row stands for.
    public let key: String

    init(_ text: String, remark: String = "", key: String) {
      self.text = text
      self.remark = remark
      self.key = key
    }
  }

  init(title: String, rows: [Row], notes: [String] = []) {
    self.title = title
    self.rows = rows
    self.notes = notes
  }
}
