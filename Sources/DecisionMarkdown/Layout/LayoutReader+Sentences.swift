/// Texts that say more than one thing.
extension LayoutReader {
  /// Makes arguments of what a heading says behind the title of its option.
  mutating func describe(_ option: Int, behind title: DecisionLayout.Passage) {
    let line = outline.lines[title.lines.lowerBound].text
    guard title.text.upperBound < line.upperBound else { return }
    let rest = InlineSides.withoutSeparators(bytes, title.text.upperBound..<line.upperBound)
    layout.describe(option, .init(text: rest, lines: title.lines), bytes)
  }

  /// Reads the paragraph or the item on the line at `place` if it tells both sides, one behind the
  /// other: `Pros: cheap. Cons: loud`.
  mutating func arguesInLine(_ place: Int) -> Bool {
    let line = outline.lines[place].text
    // The label stands on the first line, so that the others are looked at only behind it.
    guard bytes.place(of: ASCII.byte(":"), in: line) ?? bytes.place(of: 0xEF, in: line) != nil,
      let label = InlineSides.parts(in: bytes, line).first,
      InlineSides.withoutSeparators(bytes, line.lowerBound..<label.whole.lowerBound).isEmpty
    else { return false }
    let passage = paragraph(place, from: line.lowerBound)
    let parts = InlineSides.parts(in: bytes, layout.textOfLines(passage, bytes))
    guard Set(parts.map(\.side)).count > 1 else { return false }
    let option = optionHere()
    layout.argue(parts, in: passage, to: option, bytes)
    here.open = .prose
    return true
  }

  /// The paragraph or item from a place on its first line, up to what says its own side.
  func paragraph(_ place: Int, from start: Int) -> DecisionLayout.Passage {
    var end = place + 1
    while end < outline.lines.count, outline.lines[end].kind == .text,
      outline.marks[end].kind == .none, outline.sections[outline.sectionOfLine[end]].line != end
    {
      end += 1
    }
    return .init(text: start..<outline.lines[place].text.upperBound, lines: place..<end)
  }
}
