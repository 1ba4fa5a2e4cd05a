/// What two texts are compared by: the pairs of neighbouring letters within their words. That suits
/// scripts without spaces, too, and a short word such as "is" counts little.
package struct Likeness {
  private let pairs: [UInt64]

  package init(_ text: String) {
    var pairs: [UInt64] = []
    var last: UInt64 = 0
    for scalar in text.lowercased().unicodeScalars {
      let isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let next = isInWord ? UInt64(scalar.value) : 0
      if last != 0 && next != 0 { pairs.append(last << 32 | next) }
      last = next
    }
    self.pairs = pairs.sorted()
  }

  /// Whether one text may be a rewording of the other: they share at least half of their pairs
  /// (Dice's coefficient).
  package func isRewording(of other: Likeness) -> Bool {
    var (shared, mine, theirs) = (0, 0, 0)
    while mine < pairs.count, theirs < other.pairs.count {
      if pairs[mine] == other.pairs[theirs] { shared += 1 }
      let isBehind = pairs[mine] <= other.pairs[theirs]
      if pairs[mine] >= other.pairs[theirs] { theirs += 1 }
      if isBehind { mine += 1 }
    }
    return shared > 0 && 4 * shared >= pairs.count + other.pairs.count
  }
}
