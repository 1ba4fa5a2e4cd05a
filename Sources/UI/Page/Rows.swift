import BusinessLogic

/// The rows of a page, by index from 0. Rows take no memory until they are shown.
nonisolated struct Rows {
  let count: Int

  private let make: (Range<Int>, Range<Int>) -> [Row]

  /// Creates rows. `make` makes a range of them, laid out in columns with a wider range.
  init(
    _ count: Int,
    make: @escaping (_ range: Range<Int>, _ others: Range<Int>) -> [Row]
  ) {
    (self.count, self.make) = (count, make)
  }

  init(_ rows: [Row] = []) {
    self.init(rows.count) { range, _ in Array(rows[range]) }
  }

  /// Returns the rows at these indices, laid out with each other or with `others`.
  subscript(_ range: Range<Int>, among others: Range<Int>? = nil) -> [Row] {
    range.isEmpty ? [] : make(range, others ?? range)
  }

  var all: [Row] { self[0..<count] }

  func row(_ number: Int) -> Row? {
    // In most lists, the number of a row is its position.
    if number >= 1, number <= count, let row = self[number - 1..<number].first,
      row.number == .position(number)
    {
      return row
    }
    return all.first { $0.number?.value == number }
  }
}
