/// The marks of bold, italic and code in a part of a paragraph.
enum Emphasis {
  /// The marks in `range` that close what was opened before it.
  static func closings(in bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var open: [UInt8] = []
    var closings: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let mark = bytes[place]
      guard mark.isDecoration else {
        place += 1
        continue
      }
      let end = bytes[place..<range.upperBound].firstIndex { $0 != mark } ?? range.upperBound
      let closes = place > 0 && !bytes[place - 1].isBlank
      let opens = end < bytes.count && !bytes[end].isBlank && !".,;:!?".utf8.contains(bytes[end])
      for _ in place..<end {
        if closes, let last = open.lastIndex(of: mark) {
          open.removeSubrange(last...)
        } else if opens {
          open.append(mark)
        } else if closes {
          closings.append(mark)
        }
      }
      place = end
    }
    return closings
  }
}
