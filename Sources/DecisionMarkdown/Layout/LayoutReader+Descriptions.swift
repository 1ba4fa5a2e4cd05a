import BusinessLogic

/// What a list says of an option behind its title, on the same line or on those that follow:
/// `**Pizza** — rejected, it is far`.
extension LayoutReader {
  /// Makes notes of descriptions, and arguments of what they call pros and cons.
  mutating func describeOptions() {
    let before = (layout.notes.count, layout.arguments.count)
    divideNotes()
    for option in layout.options.indices {
      guard let listed = layout.options[option].listed, listed.cell == nil,
        let description = description(behind: listed)
      else { continue }
      describe(option, description)
    }
    guard (layout.notes.count, layout.arguments.count) != before else { return }
    layout.notes.sort { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
    layout.arguments.sort { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
  }

  /// Takes out of the notes of options what they call pros and cons.
  private mutating func divideNotes() {
    let notes = layout.notes
    layout.notes = []
    layout.notes.reserveCapacity(notes.count)
    for note in notes {
      if let option = note.option, note.passage.cell == nil {
        describe(option, note.passage)
      } else {
        layout.notes.append(note)
      }
    }
  }

  mutating func describe(_ option: Int, _ description: DecisionLayout.Passage) {
    let parts = InlineSides.parts(
      in: bytes, textOfLines(description), of: layout.options[option].name.words)
    guard let first = parts.first else {
      layout.notes.append(.init(option: option, passage: description))
      return
    }
    let lead = InlineSides.withoutSeparators(
      bytes, description.text.lowerBound..<first.whole.lowerBound)
    if !lead.isEmpty {
      let cell = DecisionLayout.Cell(range: textOfLines(description), item: lead)
      layout.notes.append(
        .init(
          option: option,
          passage: .init(text: lead, lines: description.lines, cell: cell)))
    }
    argue(parts, in: description, to: option)
  }

  /// Makes arguments of what a heading says behind the title of its option.
  mutating func describe(_ option: Int, behind title: DecisionLayout.Passage) {
    let line = outline.lines[title.lines.lowerBound].text
    guard title.text.upperBound < line.upperBound else { return }
    let rest = InlineSides.withoutSeparators(bytes, title.text.upperBound..<line.upperBound)
    describe(option, .init(text: rest, lines: title.lines))
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
    let parts = InlineSides.parts(in: bytes, textOfLines(passage))
    guard Set(parts.map(\.side)).count > 1 else { return false }
    argue(parts, in: passage, to: optionHere())
    open = .prose
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

  /// Adds the arguments that stand beside each other on the lines of a passage.
  mutating func argue(
    _ parts: [InlineSides.Part], in passage: DecisionLayout.Passage, to option: Int?
  ) {
    for part in parts {
      let first = line(at: part.text.lowerBound, in: passage.lines)
      let last = line(at: part.text.upperBound, in: passage.lines)
      // A comment at the end of a line is none of its text.
      let isAtEnd = part.whole.upperBound == layout.lines[last].text.upperBound
      let tail = isAtEnd ? layout.lines[last].tail : nil
      let cell = DecisionLayout.Cell(range: textOfLines(passage), item: part.whole)
      layout.arguments.append(
        .init(
          option: option, side: part.side,
          passage: .init(text: part.text, lines: first..<last + 1, cell: cell),
          marker: part.whole.lowerBound..<part.text.lowerBound,
          weight: Weight.stored(in: bytes, part.text.upperBound..<part.whole.upperBound)
            ?? tail.flatMap { Weight.stored(in: bytes, $0) } ?? 1,
          end: last + 1))
    }
  }

  /// The one of some lines on which a place stands, by bisection: a paragraph may have many parts.
  private func line(at place: Int, in lines: Range<Int>) -> Int {
    var lines = lines
    while lines.count > 1 {
      let middle = (lines.lowerBound + lines.upperBound) / 2
      if outline.lines[middle].range.lowerBound <= place {
        lines = middle..<lines.upperBound
      } else {
        lines = lines.lowerBound..<middle
      }
    }
    return lines.lowerBound
  }

  /// All bytes of a passage, those of its further lines and of comments at its end too.
  func textOfLines(_ passage: DecisionLayout.Passage) -> Range<Int> {
    let last = passage.lines.last.map { bytes.trimmed(layout.lines[$0].range).upperBound }
    return passage.text.lowerBound..<max(passage.text.upperBound, last ?? 0)
  }

  /// What stands behind a title; `nil` if the title is all there is.
  private func description(behind title: DecisionLayout.Passage) -> DecisionLayout.Passage? {
    guard let start = endOfTitle(title), let last = title.lines.last else { return nil }
    for place in title.lines where layout.lines[place].text.upperBound > start {
      let line = layout.lines[place].text
      let text = InlineSides.withoutSeparators(
        bytes, max(start, line.lowerBound)..<line.upperBound, atEnd: false)
      guard !text.isEmpty else { continue }
      return TemplateHint.isHint(bytes, text)
        ? nil : .init(text: text, lines: place..<last + 1)
    }
    return nil
  }

  /// Where the title ends, if that can be told: where its line is broken off, or with its bold or
  /// its link. Any other title takes all of its lines.
  private func endOfTitle(_ title: DecisionLayout.Passage) -> Int? {
    let line = layout.lines[title.lines.lowerBound]
    if title.text.upperBound < line.text.upperBound || breaks(line) { return title.text.upperBound }
    guard title.lines.count > 1 else { return nil }
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: title.text.lowerBound, before: title.text.upperBound) {
      // What is bold ends on its line, or on one of those that follow.
      let inner = title.text.lowerBound + 2..<textOfLines(title).upperBound
      let end = bytes.first(mark, in: inner).map { $0 + 2 }
      return end.flatMap { $0 < title.text.upperBound ? nil : $0 }
    }
    return nil
  }

  /// Whether two spaces or a backslash break the line off.
  private func breaks(_ line: Line) -> Bool {
    bytes.has("  ", at: line.text.upperBound, before: line.range.upperBound)
      || bytes.has("\\", at: line.text.upperBound - 1, before: line.range.upperBound)
  }
}
