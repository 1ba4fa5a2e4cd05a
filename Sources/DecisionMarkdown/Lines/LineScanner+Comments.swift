extension LineScanner {
  /// Takes comments off a line's text: those at its ends, and one that runs on over the next
  /// lines. A comment amid the text stays. A line with nothing else is a comment's.
  mutating func cutComments(from line: inout Line) {
    while bytes.has("-->", at: line.text.upperBound - 3, before: line.text.upperBound),
      let start = bytes.last("<!--", in: line.text)
    {
      line.text = bytes.trimmed(line.text.lowerBound..<start)
    }
    while bytes.has("<!--", at: line.text.lowerBound, before: line.text.upperBound),
      let close = bytes.first("-->", in: line.text)
    {
      line.text = bytes.trimmed(close + 3..<line.text.upperBound)
    }
    if let start = bytes.last("<!--", in: line.text),
      bytes.first("-->", in: start..<line.text.upperBound) == nil
    {
      let before = line.text.lowerBound..<start
      let isWithinCode = before.count { bytes[$0] == ASCII.byte("`") } % 2 == 1
      // One that begins a line hides the rest of the file if it never closes, as when rendered.
      if !isWithinCode, before.isEmpty || closesBeforeBlank() {
        open = .comment
        line.text = bytes.trimmed(before)
      }
    }
    if line.text.isEmpty, line.kind == .text { line.kind = .comment }
  }

  /// Whether a comment left open amid a paragraph closes before the paragraph ends.
  private mutating func closesBeforeBlank() -> Bool {
    guard position >= unclosedUntil else { return false }
    var place = position
    var isBlank = true
    while place < bytes.count {
      if bytes[place] == ASCII.lineFeed {
        if isBlank { break }
        isBlank = true
      } else if !bytes[place].isSpace {
        isBlank = false
        if bytes.has("-->", at: place, before: bytes.count) { return true }
      }
      place += 1
    }
    unclosedUntil = place
    return false
  }
}
