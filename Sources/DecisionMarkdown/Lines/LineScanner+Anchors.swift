extension LineScanner {
  /// Takes off a line's text what only gives it a name to link to: `<a name="x"></a>` before it,
  /// `{#x}` behind a heading.
  func cutAnchors(from line: inout Line) {
    while let end = endOfAnchor(line.text) {
      line.text = bytes.trimmed(end..<line.text.upperBound)
    }
    if line.kind == .heading, line.text.last.map({ bytes[$0] }) == ASCII.byte("}"),
      let start = bytes.last("{#", in: line.text) ?? bytes.last("{ #", in: line.text),
      start > line.text.lowerBound
    {
      line.text = bytes.trimmed(line.text.lowerBound..<start)
    }
  }

  /// Where the text behind an empty anchor begins.
  private func endOfAnchor(_ text: Range<Int>) -> Int? {
    guard bytes.has("<a ", at: text.lowerBound, before: text.upperBound),
      let close = bytes[text].prefix(120).firstIndex(of: ASCII.byte(">"))
    else { return nil }
    if bytes[close - 1] == ASCII.byte("/") { return close + 1 }
    return bytes.has("</a>", at: close + 1, before: text.upperBound) ? close + 5 : nil
  }
}
