import BusinessLogic

/// What is told of an option in a text: notes, and arguments beside each other on their lines.
extension DecisionLayout {
  /// Makes notes of what is said of an option, and arguments of what that calls pros and cons.
  mutating func describe(_ option: Int, _ description: Passage, _ bytes: [UInt8]) {
    let parts = InlineSides.parts(
      in: bytes, textOfLines(description, bytes), of: options[option].name.words)
    guard let first = parts.first else {
      notes.append(.init(option: option, passage: description))
      return
    }
    let lead = InlineSides.withoutSeparators(
      bytes, description.text.lowerBound..<first.whole.lowerBound)
    if !lead.isEmpty {
      let cell = Cell(range: textOfLines(description, bytes), item: lead)
      notes.append(
        .init(
          option: option,
          passage: .init(text: lead, lines: description.lines, cell: cell)))
    }
    argue(parts, in: description, to: option, bytes)
  }

  /// Adds the arguments that stand beside each other on the lines of a passage.
  mutating func argue(
    _ parts: [InlineSides.Part], in passage: Passage, to option: Int?, _ bytes: [UInt8]
  ) {
    for part in parts where !CellItems.saysNothing(in: bytes, part.text) {
      let first = line(at: part.text.lowerBound, in: passage.lines)
      let last = line(at: part.text.upperBound, in: passage.lines)
      // A comment at the end of a line is none of its text.
      let isAtEnd = part.whole.upperBound == lines[last].text.upperBound
      let tail = isAtEnd ? lines[last].tail : nil
      let cell = Cell(range: textOfLines(passage, bytes), item: part.whole)
      arguments.append(
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
  private func line(at place: Int, in all: Range<Int>) -> Int {
    var rest = all
    while rest.count > 1 {
      let middle = (rest.lowerBound + rest.upperBound) / 2
      if lines[middle].range.lowerBound <= place {
        rest = middle..<rest.upperBound
      } else {
        rest = rest.lowerBound..<middle
      }
    }
    return rest.lowerBound
  }

  /// All bytes of a passage, those of its further lines and of comments at its end too.
  func textOfLines(_ passage: Passage, _ bytes: [UInt8]) -> Range<Int> {
    let last = passage.lines.last.map { bytes.trimmed(lines[$0].range).upperBound }
    return passage.text.lowerBound..<max(passage.text.upperBound, last ?? 0)
  }
}
