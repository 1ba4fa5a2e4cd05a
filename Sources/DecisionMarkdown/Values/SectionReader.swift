import Decisions

/// Collects the text of a file that no value of its decision contains.
///
/// Each line belongs to a value, to the structure around one, or to the text of its section. So
/// nothing is hidden, and nothing is shown twice.
struct SectionReader {
  private let layout: DecisionLayout
  /// The part of each line that a value contains as written; empty if several share the line.
  private var told: [Range<Int>?]
  private let optionOfSection: [Int: Int]

  /// Returns the remaining text, section by section, and the markup around the values.
  static func read(
    _ layout: DecisionLayout
  ) -> (sections: [Decision.Section], markup: [Decision.Markup]) {
    var reader = SectionReader(
      layout: layout, told: Array(repeating: nil, count: layout.lines.count),
      optionOfSection: layout.optionOfSection)
    reader.tellValues()
    let sections = reader.sections()
    return (sections, reader.markup())
  }

  private var bytes: [UInt8] { layout.bytes }
  private var lines: [Line] { layout.lines }
  private var outline: Outline { layout.outline }

  private mutating func tellValues() {
    tellFields([layout.status, layout.date].compactMap(\.self))
    if let title = layout.title {
      // A title has the words of its links, not their targets.
      let isLinked = bytes.first("](", in: title.text) != nil
      tell(title.lines.lowerBound, isLinked ? title.text.prefix(0) : title.text)
    }
    if let context = layout.context { tell(context) }
    for said in layout.decision.map({ layout.outcome[$0] }) ?? [] { tell(said) }
    for title in layout.options.flatMap(\.titles) {
      // An option has everything on its lines as its wordings.
      for place in title.lines { tell(place, lines[place].text) }
      tellTable(around: title)
    }
    for item in layout.items { tell(item.passage) }
    for place in layout.items.flatMap(lines.details) where told[place] == nil {
      tell(place, lines[place].text)
    }
  }

  private mutating func tell(_ place: Int, _ part: Range<Int>) {
    let isShared = told[place].map { $0 != part } == true || lines[place].kind == .table
    told[place] = isShared ? part.prefix(0) : part
  }

  private mutating func tell(_ passage: DecisionLayout.Passage) {
    tell(passage.lines.lowerBound, passage.text)
    for place in passage.lines.dropFirst() where lines[place].kind == .text {
      tell(place, lines[place].text)
    }
    tellTable(around: passage)
  }

  private mutating func tellTable(around passage: DecisionLayout.Passage) {
    let first = passage.lines.lowerBound
    guard lines[first].kind == .table else { return }
    for step in [-1, 1] {
      var place = first + step
      while lines.indices.contains(place), lines[place].kind == .table, told[place] == nil {
        tell(place, lines[place].range)
        place += step
      }
    }
  }

  /// Marks the lines of fields that say nothing else.
  private mutating func tellFields(_ fields: [Field]) {
    for field in fields {
      let line = lines[field.lines.upperBound - 1]
      let onLine = fields.filter { $0.lines == field.lines }
      let end = onLine.map(\.range.upperBound).max() ?? 0
      let rest = min(end, line.text.upperBound)..<line.text.upperBound
      if line.kind == .frontMatter || line.kind == .table
        || bytes.keyed(in: lines[field.lines.lowerBound].text).count <= onLine.count
          && !saysSomething(rest)
      {
        // The key of the status is found too.
        for place in field.lines { told[place] = lines[place].range.prefix(0) }
      }
    }
  }

  private mutating func sections() -> [Decision.Section] {
    var sections: [Decision.Section] = []
    var place = 0
    while place < lines.count {
      let section = outline.sectionOfLine[place]
      var blocks: [Decision.Block] = []
      while place < lines.count, outline.sectionOfLine[place] == section {
        guard isLeft(place) else {
          place += 1
          continue
        }
        let end = endOfBlock(place)
        blocks.append(read(place..<end))
        place = end
      }
      if !blocks.isEmpty { sections.append(self.section(outline.sections[section], blocks)) }
    }
    return sections
  }

  private func section(_ section: Section, _ blocks: [Decision.Block]) -> Decision.Section {
    let heading = section.line < 0 ? nil : InlineText.plain(bytes[lines[section.line].text])
    var option: Int?
    if case .option(let title) = section.owner { option = optionOfSection[title] }
    return .init(
      heading: heading, level: section.level, part: section.part, option: option, blocks: blocks)
  }

  private func isLeft(_ place: Int) -> Bool {
    let line = lines[place]
    guard told[place] == nil, outline.section(of: place).line != place else { return false }
    switch line.kind {
    case .blank, .heading, .underline, .rule, .comment, .conflict: return false
    case .frontMatter: return saysSomething(line.range)
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

  private mutating func read(_ block: Range<Int>) -> Decision.Block {
    var text: [UInt8] = []
    text.reserveCapacity(
      lines[block.upperBound - 1].range.upperBound - lines[block.lowerBound].range.lowerBound + 1)
    for place in block {
      let range = lines[place].range
      tell(place, range)
      text += bytes[range.lowerBound..<bytes.trimmed(range).upperBound]
      text.append("\n")
    }
    return .init(
      kind(block.lowerBound), text.string(0..<text.count - 1), line: block.lowerBound + 1)
  }

  /// Returns the parts of the lines that no value contains. Around an argument they are two: what
  /// stands before it, which may be only a bullet, then what stands behind it, if that says
  /// something.
  private func markup() -> [Decision.Markup] {
    var argues = Array(repeating: false, count: lines.count)
    for item in layout.items where item.side != nil { argues[item.passage.lines.lowerBound] = true }
    var markup: [Decision.Markup] = []
    for place in lines.indices where lines[place].kind != .blank {
      let whole = bytes.trimmed(lines[place].range)
      let part = (told[place] ?? whole.prefix(0)).clamped(to: whole)
      let (before, after) = (whole.lowerBound..<part.lowerBound, part.upperBound..<whole.upperBound)
      let (isBefore, isAfter) = (saysSomething(before), saysSomething(after))
      guard isBefore || isAfter else { continue }
      let isPart = argues[place] && !cutsWord(part.lowerBound) && !cutsWord(part.upperBound)
      for part in isPart ? isAfter ? [before, after] : [before] : [whole] {
        markup.append(.init(line: place + 1, bytes.string(bytes.trimmed(part))))
      }
    }
    return markup
  }

  private func saysSomething(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: \.isLetterOrDigit)
  }

  private func cutsWord(_ place: Int) -> Bool {
    place > 0 && place < bytes.count && bytes[place - 1...place].allSatisfy(\.isLetterOrDigit)
  }
}
