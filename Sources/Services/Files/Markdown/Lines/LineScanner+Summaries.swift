extension LineScanner {
  /// Leaves of `<details><summary>…</summary>` only the title that it gives to what it folds away.
  func cutSummary(from line: inout Line) {
    guard bytes[line.text.lowerBound] == ASCII.byte("<"),
      bytes.last("</summary>", in: line.text) == line.text.upperBound - 10,
      bytes.first("<summary", in: line.text.prefix(120)) != nil
    else { return }
    var title = line.text
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
    guard !title.isEmpty else { return }
    line.text = title
    line.isSummary = true
  }
}
