import BusinessLogic

/// A Y-statement whose parts stand in one sentence, beside each other on its lines.
extension LayoutReader {
  /// The lines of the paragraph, and where each of its parts begins.
  struct Sentence {
    var lines: Range<Int>
    var range: Range<Int>
    var parts: [(part: PartOfYStatement, start: Int, text: Int)]
  }

  func sentence(from place: Int) -> Sentence {
    var end = place + 1
    while end < outline.lines.count, outline.lines[end].kind == .text,
      outline.sections[outline.sectionOfLine[end]].line != end
    {
      end += 1
    }
    let range = outline.lines[place].text.lowerBound..<outline.lines[end - 1].text.upperBound
    var parts: [(part: PartOfYStatement, start: Int, text: Int)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      if isFirstOfWord(start, range), let (part, end) = phrase(at: start, range.upperBound),
        mayBegin(part, at: start, range)
      {
        parts.append((part, start, end))
        start = end
      }
      start += 1
    }
    return Sentence(lines: place..<end, range: range, parts: parts)
  }

  private func isFirstOfWord(_ place: Int, _ range: Range<Int>) -> Bool {
    guard place > range.lowerBound else { return true }
    let before = bytes[place - 1]
    return before.isBlank || before.isDecoration
  }

  /// "the windows facing the yard" go on with what stands before them; a part stands behind a comma.
  private func mayBegin(_ part: PartOfYStatement, at place: Int, _ range: Range<Int>) -> Bool {
    guard part == .context || part == .remark, place > range.lowerBound,
      !bytes.has("and ", at: place, before: range.upperBound)
    else { return true }
    let before = (range.lowerBound..<place).last {
      !bytes[$0].isBlank && !bytes[$0].isDecoration
    }
    return before.map { ",;.".utf8.contains(bytes[$0]) } ?? true
  }

  /// Whether a part begins elsewhere than at the beginning of a line.
  func partsWithinLines(_ sentence: Sentence) -> Bool {
    let beginnings = Set(
      sentence.lines.map { line in
        outline.lines[line].text.drop { bytes[$0].isDecoration }.lowerBound
      })
    return !sentence.parts.allSatisfy { beginnings.contains($0.start) }
  }

  mutating func readSentence(_ sentence: Sentence) {
    for (number, part) in sentence.parts.enumerated() {
      let next =
        number + 1 < sentence.parts.count
        ? sentence.parts[number + 1].start : sentence.range.upperBound
      let whole = InlineSides.withoutSeparators(bytes, part.start..<next)
      let cell = DecisionLayout.Cell(range: sentence.range, item: whole)
      let all = DecisionLayout.Passage(text: whole, lines: sentence.lines, cell: cell)
      switch part.part {
      case .context: layout.context = layout.context ?? all
      case .decision: decide(all)
      case .remark: layout.notes.append(.init(option: nil, passage: all))
      case .consequence(let side):
        let text = InlineSides.withoutComments(bytes, part.text..<max(part.text, whole.upperBound))
        guard !text.isEmpty else { continue }
        let item = InlineSides.Part(side: side, whole: whole, text: text)
        argue([item], in: .init(text: sentence.range, lines: sentence.lines), to: nil)
      }
    }
    // The lines that follow have been read.
    open = .prose
  }
}
