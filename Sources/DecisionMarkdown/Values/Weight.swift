/// The weight of an argument: `<!-- weight: 3 -->` at the end of its first line.
enum Weight {
  static func comment(_ weight: Int) -> String { "<!-- weight: \(weight) -->" }

  /// Returns the weight in a comment such as `<!-- weight: 3 -->`.
  static func stored(in bytes: [UInt8], _ tail: Range<Int>) -> Int? {
    guard tail.count > 10, let key = bytes.first("weight:", in: tail) else { return nil }
    let digits = bytes.trimmed(key + 7..<tail.upperBound).prefix { bytes[$0].isDigit }
    // No sum of numbers with nine digits overflows.
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int(bytes[$1] - 0x30) }
  }

  /// Returns the comment with the spaces before it; `nil` if the line has none.
  static func comment(in bytes: [UInt8], _ line: Line) -> Range<Int>? {
    guard let key = bytes.first("weight:", in: line.tail),
      let open = bytes.last("<!--", in: line.tail.lowerBound..<key),
      let close = bytes.first("-->", in: key..<line.tail.upperBound)
    else { return nil }
    var start = open
    while start > line.text.upperBound, bytes[start - 1].isSpace { start -= 1 }
    return start..<close + 3
  }

  /// Returns where to insert a new one: at the end of the line, but before spaces that break it and
  /// before a comment that continues on the next line.
  static func place(in bytes: [UInt8], _ line: Line) -> Range<Int> {
    var end = line.range.upperBound
    while end > line.text.upperBound, bytes[end - 1].isSpace { end -= 1 }
    let runsOn = end > line.text.upperBound && !bytes.has("-->", at: end - 3, before: end)
    let place = runsOn ? line.text.upperBound : end
    return place..<place
  }
}
