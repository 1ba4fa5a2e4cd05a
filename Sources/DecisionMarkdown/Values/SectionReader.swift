import BusinessLogic

/// Collects the text of a file that is no option, argument, note or field.
///
/// Each line belongs to a value, to the structure around one, or to the text of its section. So
/// nothing is hidden, and nothing is shown twice.
struct SectionReader {
  private let bytes: [UInt8]
  private let lines: [Line]
  private let outline: Outline
  private let layout: DecisionLayout
  private var told: ToldLines

  /// The remaining text, section by section, and the markup around the values.
  static func read(
    _ bytes: [UInt8], _ layout: DecisionLayout, in outline: Outline
  ) -> (sections: [Decision.Section], markup: [Decision.Markup]) {
    var reader = SectionReader(
      bytes: bytes, lines: outline.lines, outline: outline, layout: layout,
      told: ToldLines(of: layout, bytes))
    let sections = reader.sections()
    return (sections, reader.told.markup)
  }

  private mutating func sections() -> [Decision.Section] {
    var sections: [Decision.Section] = []
    var blocks: [Decision.Block] = []
    var section = 0
    var place = 0
    while place < lines.count {
      if outline.sectionOfLine[place] != section {
        close(section, &blocks, &sections)
        section = outline.sectionOfLine[place]
      }
      let end = isLeft(place) ? endOfBlock(place) : place + 1
      if isLeft(place) { blocks.append(block(place..<end)) }
      place = end
    }
    close(section, &blocks, &sections)
    return sections
  }

  private func close(
    _ place: Int, _ blocks: inout [Decision.Block], _ sections: inout [Decision.Section]
  ) {
    guard !blocks.isEmpty else { return }
    let section = outline.sections[place]
    let heading = section.line < 0 ? nil : InlineText.plain(bytes.string(lines[section.line].text))
    var option: Int?
    if case .option(let title) = section.owner {
      option = layout.options.firstIndex {
        $0.section?.lines.lowerBound == outline.sections[title].line
      }
    }
    let part: Decision.Section.Part =
      switch section.role {
      case .title, .name, .status, .date: .head
      case .context: .context
      case .drivers: .drivers
      case .outcome: .outcome
      default: heading == nil ? .head : .other
      }
    sections.append(
      .init(heading: heading, level: section.level, part: part, option: option, blocks: blocks))
    blocks = []
  }

  /// Whether a line belongs to no value and to no structure.
  private func isLeft(_ place: Int) -> Bool {
    let line = lines[place]
    guard !told.isTold(place), outline.sections[outline.sectionOfLine[place]].line != place else {
      return false
    }
    switch line.kind {
    case .blank, .heading, .underline, .rule, .comment, .conflict: return false
    case .frontMatter: return bytes[line.range].contains { $0.isWordByte || $0.isDigit }
    case .text, .bullet, .numbered:
      return outline.marks[place].kind != .label && !line.text.isEmpty
    case .table, .fence, .code, .markup: return true
    }
  }

  private func endOfBlock(_ start: Int) -> Int {
    let kind = kind(start)
    var end = start + 1
    while end < lines.count, outline.sectionOfLine[end] == outline.sectionOfLine[start] {
      if kind == .code {
        if lines[end].kind == .fence { return end + 1 }
        guard lines[end].kind == .code else { break }
      } else {
        let isNext = self.kind(end) == kind || kind == .list && self.kind(end) == .paragraph
        guard isNext, isLeft(end) else { break }
      }
      end += 1
    }
    return end
  }

  private func kind(_ place: Int) -> Decision.Block.Kind {
    switch lines[place].kind {
    case .bullet, .numbered: .list
    case .table: .table
    case .fence, .code: .code
    default: .paragraph
    }
  }

  private mutating func block(_ places: Range<Int>) -> Decision.Block {
    var text: [UInt8] = []
    for place in places {
      if place > places.lowerBound { text.append(ASCII.lineFeed) }
      let range = lines[place].range
      text += bytes[range.lowerBound..<max(range.lowerBound, bytes.trimmed(range).upperBound)]
      told.tell(place, range)
    }
    return .init(
      kind(places.lowerBound), text.string(text.indices), line: places.lowerBound + 1)
  }
}
