extension Speller {
  /// The line end that the file uses.
  var lineEnd: [UInt8] {
    guard let first = bytes.firstIndex(of: ASCII.lineFeed), first > 0,
      bytes[first - 1] == ASCII.carriageReturn
    else { return [ASCII.lineFeed] }
    return [ASCII.carriageReturn, ASCII.lineFeed]
  }

  /// Where a line begins; the end of the file for the line behind the last.
  func start(of line: Int) -> Int {
    line < layout.lines.count ? layout.lines[line].range.lowerBound : bytes.count
  }

  /// More lines behind the first `count` ones; a file without a final newline stays without.
  func inserting(_ lines: [[UInt8]], after count: Int) -> Replacement {
    let start = start(of: count)
    let endsOpen =
      count >= layout.lines.count && !layout.lines.isEmpty
      && bytes.last != ASCII.lineFeed
    let new = lines.flatMap { endsOpen ? lineEnd + $0 : $0 + lineEnd }
    return Replacement(start..<start, new)
  }

  /// Whole lines with their ends. At the end of a file without a final newline the end of the
  /// line before goes instead, so that the file still has none.
  func wholeLines(_ lines: Range<Int>) -> Range<Int> {
    let start = start(of: lines.lowerBound)
    guard lines.upperBound >= layout.lines.count, bytes.last != ASCII.lineFeed,
      lines.lowerBound > 0
    else { return start..<self.start(of: lines.upperBound) }
    return layout.lines[lines.lowerBound - 1].range.upperBound..<bytes.count
  }

  /// Takes out the further lines of what begins on the first of some; their comments stay.
  func withoutFurtherText(_ lines: Range<Int>) -> Spelling {
    lines.dropFirst().filter { layout.lines[$0].kind == .text }.map { place in
      let line = layout.lines[place]
      return bytes.trimmed(line.tail).isEmpty
        ? Replacement(wholeLines(place..<place + 1)) : Replacement(line.text)
    }
  }

  /// Takes lines out, and one of the two blank ones that would meet then.
  func removing(_ lines: Range<Int>) -> Spelling {
    [Replacement(wholeLines(withBlank(lines)))]
  }

  /// The lines with one of the two blank ones that would meet if they went.
  func withBlank(_ lines: Range<Int>) -> Range<Int> {
    let isBetweenBlanks =
      isBlank(lines.lowerBound - 1) && isBlank(lines.upperBound) && !lines.isEmpty
    return isBetweenBlanks ? lines.lowerBound..<lines.upperBound + 1 : lines
  }

  func isBlank(_ line: Int) -> Bool {
    layout.lines.indices.contains(line) && layout.lines[line].kind == .blank
  }

  /// The lines without blank ones at their end.
  func visible(_ lines: Range<Int>) -> Range<Int> {
    var end = lines.upperBound
    while end > lines.lowerBound, isBlank(end - 1) { end -= 1 }
    return lines.lowerBound..<end
  }

  /// The lines of a section and of those below it.
  func lines(ofSection place: Int) -> Range<Int> {
    let section = outline.sections[place]
    let next = outline.sections[(place + 1)...].first { $0.level <= section.level }
    return max(0, section.line)..<(next?.line ?? layout.lines.count)
  }

  /// The line behind a heading and its underline.
  func endOfHeading(_ line: Int) -> Int {
    let next = line + 1
    return next < layout.lines.count && layout.lines[next].kind == .underline ? next + 1 : next
  }
}
