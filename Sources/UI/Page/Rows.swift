import Prompt

/// The rows of a page, by their places from 0. A million of them take no memory until they are shown.
nonisolated struct Rows {
  /// How many there are.
  let count: Int

  private let make: (Range<Int>, Range<Int>) -> [Row]

  /// Creates rows. `make` makes those in a range, laid out in columns with those in a wider range.
  init(
    _ count: Int,
    make: @escaping (_ range: Range<Int>, _ others: Range<Int>) -> [Row]
  ) {
    (self.count, self.make) = (count, make)
  }

  /// Creates rows without columns.
  init(_ rows: [Row] = []) {
    self.init(rows.count) { range, _ in Array(rows[range]) }
  }

  /// The rows at these places, laid out with each other or with `others`.
  subscript(_ range: Range<Int>, among others: Range<Int>? = nil) -> [Row] {
    range.isEmpty ? [] : make(range, others ?? range)
  }

  /// All rows.
  var all: [Row] { self[0..<count] }

  /// The row that is called by this number; `nil` if there is none.
  func row(_ number: Int) -> Row? {
    // Most lists number their rows by their places.
    if number >= 1, number <= count, let row = self[number - 1..<number].first,
      row.number == String(number)
    {
      return row
    }
    return all.first { Int($0.number) == number }
  }
}
