extension LineScanner {
  /// A title between `<summary>` and `</summary>` that stands on several lines.
  struct OpenSummary {
    /// Where it ends.
    let end: Int
    /// Whether one of its lines has told some of it.
    var isTitled = false
  }

  /// Leaves of `<details><summary>…</summary>` only the title that it gives to what it folds away.
  mutating func cutSummary(from line: inout Line) {
    if let summary, line.range.lowerBound < summary.end { return goOnWithSummary(&line) }
    guard bytes[line.text.lowerBound] == ASCII.byte("<"),
      let start = bytes.first("<summary", in: line.text.prefix(120))
    else { return }
    if let end = endOfSummary(from: start), end > line.range.upperBound {
      summary = OpenSummary(end: end)
      return goOnWithSummary(&line)
    }
    guard bytes.last("</summary>", in: line.text) == line.text.upperBound - 10 else { return }
    let title = withoutTags(line.text)
    guard !title.isEmpty else { return }
    line.text = title
    line.isSummary = true
  }

  /// Where the title ends that begins at `start`: before the next blank line, and not far.
  private func endOfSummary(from start: Int) -> Int? {
    var isBlank = false
    for place in (start..<bytes.count).prefix(400) {
      if bytes.has("</summary>", at: place, before: bytes.count) { return place + 10 }
      if bytes[place] == ASCII.lineFeed {
        if isBlank { return nil }
        isBlank = true
      } else if !bytes[place].isSpace {
        isBlank = false
      }
    }
    return nil
  }

  /// Takes a line for the first of the title, or for one that goes on with it; one of tags alone is
  /// neither.
  private mutating func goOnWithSummary(_ line: inout Line) {
    let title = withoutTags(line.text)
    guard line.kind == .text, !title.isEmpty, let isTitled = summary?.isTitled else { return }
    line.text = title
    line.isSummary = !isTitled
    line.continuesSummary = isTitled
    summary?.isTitled = true
  }

  /// What stands between the tags at the ends of a text.
  private func withoutTags(_ text: Range<Int>) -> Range<Int> {
    var title = text
    while title.first.map({ bytes[$0] }) == ASCII.byte("<"),
      let end = bytes[title].firstIndex(of: ASCII.byte(">"))
    {
      title = bytes.trimmed(end + 1..<title.upperBound)
    }
    while title.last.map({ bytes[$0] }) == ASCII.byte(">"),
      let start = bytes[title].lastIndex(of: ASCII.byte("<"))
    {
      title = bytes.trimmed(title.lowerBound..<start)
    }
    return title
  }
}
