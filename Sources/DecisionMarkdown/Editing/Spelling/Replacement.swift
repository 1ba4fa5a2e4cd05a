/// A change of some bytes of a file.
public struct Replacement: Sendable, Equatable {
  /// The bytes to replace.
  public let range: Range<Int>
  /// The new bytes.
  public let new: [UInt8]
  /// The bytes deleted as a side effect; `nil` if there are none.
  let loss: Range<Int>?

  /// Replaces `range` with `new`.
  public init(_ range: Range<Int>, _ new: [UInt8] = [], losing loss: Range<Int>? = nil) {
    self.range = range
    self.new = new
    self.loss = loss
  }
}

/// The changes that make an edit, in any order.
public typealias Spelling = [Replacement]

extension [UInt8] {
  /// Returns the bytes after the changes of a spelling. If two of them overlap, deletes the bytes
  /// once.
  public func replacing(_ spelling: Spelling) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in spelling.inOrder {
      if change.range.lowerBound > position { result += self[position..<change.range.lowerBound] }
      result += change.new
      position = Swift.max(position, change.range.upperBound)
    }
    return result + self[position...]
  }

  /// Returns the changes that undo a spelling.
  public func inverse(of spelling: Spelling) -> Spelling {
    var position = 0
    var growth = 0
    return spelling.inOrder.map { change in
      let start = Swift.max(position, change.range.lowerBound)
      position = Swift.max(position, change.range.upperBound)
      let place = start + growth..<start + growth + change.new.count
      growth += change.new.count - (position - start)
      return Replacement(place, Array(self[start..<position]))
    }
  }
}

extension Spelling {
  fileprivate var inOrder: Spelling { sorted { $0.range.lowerBound < $1.range.lowerBound } }
}
