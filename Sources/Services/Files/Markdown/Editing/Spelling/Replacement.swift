/// Other bytes for some bytes of a file.
struct Replacement: Equatable {
  let range: Range<Int>
  let new: [UInt8]

  /// Puts `new` in the place of `range`.
  init(_ range: Range<Int>, _ new: [UInt8] = []) {
    self.range = range
    self.new = new
  }
}

/// One way to write an edit down: changes of ranges that don't overlap.
typealias Spelling = [Replacement]

extension [UInt8] {
  /// The bytes after the changes of a spelling, which may be given in any order.
  func replacing(_ spelling: Spelling) -> [UInt8] {
    var result = self
    for change in spelling.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(change.range, with: change.new)
    }
    return result
  }
}
