/// What a screen with rows shows, of which a part can be shown at a time.
public protocol PagedList: Sendable, Equatable {
  /// How many rows are held.
  var rowCount: Int { get }

  /// What comes after them, to be fetched when it is wanted.
  var rest: Rest { get }

  /// Whether the row that people know by this number is held.
  func hasRow(_ number: Int) -> Bool

  /// The same with these rows only; what stands below the rows is there only with the last one.
  func part(_ rows: Range<Int>) -> Self
}

extension PagedList {
  /// Nothing: what is answered all at once is held as a whole.
  public var rest: Rest { .exactly(0) }
}
