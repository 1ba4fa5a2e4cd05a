/// What an edit has made of the rows of a list.
nonisolated struct EditedRows {
  let before: [String]
  let after: [String]

  /// How many rows at the beginning, and how many others at the end, are the same.
  private let same: (first: Int, last: Int)

  init(before: [String], after: [String]) {
    (self.before, self.after) = (before, after)
    let first = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - first
    let last = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    same = (first, last)
  }

  /// The number, from 1, that the row with this number had before; `nil` for one that the edit has
  /// made.
  func origin(of number: Int) -> Int? {
    if number <= same.first { return number }
    if number > after.count - same.last { return number - after.count + before.count }
    let changed = same.first..<before.count - same.last
    return before[changed].firstIndex(of: after[number - 1]).map { $0 + 1 }
  }
}
