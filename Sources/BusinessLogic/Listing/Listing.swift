/// What a screen with a numbered list shows: presentation values, made by the view model and
/// ready to be written.
public struct Listing: Sendable, Equatable {
  /// What the list is a list of.
  public let title: String

  /// The rows, in their order.
  public let rows: [Row]

  /// What comes after them.
  public let rest: Rest

  /// What the rows come to, in a sentence; `nil` if there is nothing to add.
  public let sum: String?

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
    title: String, _ items: [Item], rest: Rest = .exactly(0), sum: String? = nil,
    notes: [String] = [], row: (_ number: String, Item) -> Row
  ) {
    self.title = title
    rows = zip(1..., items).map { row(String($0), $1) }
    self.rest = rest
    self.sum = sum
    self.notes = notes
  }
}

extension Listing: PagedList {
  /// How many rows are held.
  public var rowCount: Int { rows.count }

  /// Whether the row with this number is held.
  public func hasRow(_ number: Int) -> Bool {
    rows.contains { $0.number == String(number) }
  }

  /// The same with these rows only.
  public func part(_ range: Range<Int>) -> Self {
    Listing(self, range)
  }

  private init(_ whole: Self, _ range: Range<Int>) {
    let isEnd = range.upperBound == whole.rows.count
    title = whole.title
    rows = Array(whole.rows[range])
    rest = whole.rest
    sum = isEnd ? whole.sum : nil
    notes = isEnd ? whole.notes : []
  }
}
