/// The lines of text that stand for headings.
extension Outline {
  /// Whether a line of text stands for a heading: bold as a whole.
  func servesAsHeading(_ place: Int, in role: SectionRole) -> Bool {
    let line = lines[place]
    guard line.indent < 4, line.text.count <= 160, role != .status, role != .date else {
      return false
    }
    let before = place > 0 ? lines[place - 1].kind : .blank
    let after = place + 1 < lines.count ? lines[place + 1].kind : .blank
    guard before != .text || after == .blank else { return false }
    guard isBold(line.text) else { return false }
    // "**We use Kafka.**" is the decision itself.
    if role == .outcome,
      endsSentence(line.text) || endsSection(place)
        || !ChoicePhrase.candidates(in: bytes.string(line.text)).isEmpty
    {
      return false
    }
    return !(line.indent > 0 && (before == .bullet || before == .numbered))
  }

  /// The mark of a line above a list that begins with a side and goes on to explain it, in bold or
  /// before a colon: `**Negative, and this will hurt**`.
  func labelOfList(_ place: Int) -> Mark? {
    let text = lines[place].text
    guard text.count <= 80, isBold(text) || bytes[text].last == ASCII.byte(":"),
      place == 0 || lines[place - 1].kind != .text,
      lines.next(after: place)?.beginsItem == true,
      let label = SideWords.label(explained: bytes.string(text))
    else { return nil }
    return Mark(kind: .label, side: label.side, end: text.upperBound)
  }

  /// Whether a full stop stands before the mark that closes the bold text.
  private func endsSentence(_ text: Range<Int>) -> Bool {
    bytes.has(".", at: text.upperBound - 3, before: text.upperBound)
      || bytes.has("。", at: text.upperBound - 5, before: text.upperBound)
  }

  /// Whether nothing stands below a line up to the next heading.
  private func endsSection(_ place: Int) -> Bool {
    let next = lines[(place + 1)...].first { $0.kind != .blank && $0.kind != .rule }
    return next.map { $0.kind == .heading } ?? true
  }

  /// Whether a paragraph begins with bold words that are no key: `**Postgres** was too slow.`
  func beginsInBold(_ place: Int) -> Bool {
    let text = lines[place].text
    guard bytes.has("**", at: text.lowerBound, before: text.upperBound), lines[place].indent < 4,
      beginsAnew(place), !MarkReader(bytes).beginsKey(text)
    else { return false }
    return bytes.first("**", in: text.dropFirst(2)) != nil
  }

  private func isBold(_ text: Range<Int>) -> Bool {
    var upper = text.upperBound
    if upper > text.lowerBound, bytes[upper - 1] == ASCII.byte(":") { upper -= 1 }
    guard upper - text.lowerBound > 4 else { return false }
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: text.lowerBound, before: upper)
      && bytes.has(mark, at: upper - 2, before: upper)
    {
      return bytes.first(mark, in: text.lowerBound + 2..<upper) == upper - 2
    }
    return false
  }
}
