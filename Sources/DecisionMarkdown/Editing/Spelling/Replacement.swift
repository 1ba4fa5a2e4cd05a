/// Other bytes for some bytes of a file.
public struct Replacement: Sendable, Equatable {
  /// The bytes that go.
  public let range: Range<Int>
  /// The bytes that stand in their place.
  public let new: [UInt8]
  /// What nobody asked to delete, though it can't stay.
  let loss: Range<Int>?

  /// Puts `new` in the place of `range`.
  public init(_ range: Range<Int>, _ new: [UInt8] = [], losing loss: Range<Int>? = nil) {
    self.range = range
    self.new = new
    self.loss = loss
  }
}

/// One way to write an edit down: changes of ranges that don't overlap.
public typealias Spelling = [Replacement]

extension [UInt8] {
  /// The bytes after the changes of a spelling, which may be given in any order. What two of
  /// them take out goes once.
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

  /// The changes that take those of a spelling back.
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
