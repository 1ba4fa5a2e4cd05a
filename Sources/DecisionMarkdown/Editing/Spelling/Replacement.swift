/// A change of some bytes of a file.
struct Replacement: Sendable, Equatable {
  let range: Range<Int>
  let new: [UInt8]
  /// The bytes deleted as a side effect; `nil` if there are none.
  let loss: Range<Int>?

  init(_ range: Range<Int>, bytes: [UInt8]) {
    (self.range, new, loss) = (range, bytes, nil)
  }

  init(_ range: Range<Int>, _ text: String = "", losing loss: Range<Int>? = nil) {
    (self.range, new, self.loss) = (range, Array(text.utf8), loss)
  }
}

/// The changes that make an edit, in any order.
typealias Spelling = [Replacement]

extension [UInt8] {
  /// Returns the bytes after the changes of a spelling. If two of them overlap, deletes the bytes
  /// once.
  func replacing(_ spelling: Spelling) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in spelling.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if change.range.lowerBound > position { result += self[position..<change.range.lowerBound] }
      result += change.new
      position = Swift.max(position, change.range.upperBound)
    }
    return result + self[position...]
  }
}
