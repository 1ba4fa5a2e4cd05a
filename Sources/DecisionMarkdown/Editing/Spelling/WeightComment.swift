/// The comment that keeps an argument's weight at the end of its first line.
enum WeightComment {
  /// Where it stands with the spaces before it; `nil` if the line has none.
  static func range(in bytes: [UInt8], _ line: Line) -> Range<Int>? {
    guard let key = bytes.first("weight:", in: line.tail),
      let open = bytes.last("<!--", in: line.tail.lowerBound..<key),
      let close = bytes.first("-->", in: key..<line.tail.upperBound)
    else { return nil }
    var start = open
    while start > line.text.upperBound, bytes[start - 1].isSpace { start -= 1 }
    return start..<close + 3
  }

  /// Where a new one goes: behind all else on the line, but before the spaces that break it and
  /// before a comment that runs on.
  static func place(in bytes: [UInt8], _ line: Line) -> Range<Int> {
    var end = line.range.upperBound
    while end > line.text.upperBound, bytes[end - 1].isSpace { end -= 1 }
    let runsOn = end > line.text.upperBound && !bytes.has("-->", at: end - 3, before: end)
    let place = runsOn ? line.text.upperBound : end
    return place..<place
  }
}
