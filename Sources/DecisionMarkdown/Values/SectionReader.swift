import Decisions

/// Collects the text of a file that no value of its decision contains.
///
/// Each line belongs to a value, to the structure around one, or to the text of its section. So
/// nothing is hidden, and nothing is shown twice.
struct SectionReader {
  let layout: DecisionLayout
  /// The part of each line that a value contains as written; empty if several share the line.
  private(set) var covered: [Range<Int>?]
  private let optionOfSection: [Int: Int]

  /// Returns the remaining text, section by section, and the markup around the values.
  static func read(
    _ layout: DecisionLayout
  ) -> (sections: [Decision.Section], markup: [Decision.Markup]) {
    var reader = SectionReader(
      layout: layout, covered: Array(repeating: nil, count: layout.lines.count),
      optionOfSection: layout.optionOfSection)
    reader.coverValues()
    let sections = reader.sections()
    return (sections, reader.markup())
  }

  var bytes: [UInt8] { layout.bytes }
  var lines: [Line] { layout.lines }
  private var outline: Outline { layout.outline }

  private mutating func coverValues() {
    coverFields([layout.status, layout.date].compactMap(\.self))
    if let title = layout.title {
      // A title has the words of its links, not their targets.
      let isLinked = bytes.first("](", in: title.text) != nil
      cover(title.line, isLinked ? title.text.prefix(0) : title.text)
    }
    if let context = layout.context { cover(context) }
    for passage in layout.decision.map({ layout.outcome[$0] }) ?? [] { cover(passage) }
    for title in layout.options.flatMap(\.titles) {
      // An option has everything on its lines as its wordings.
      for index in title.lines { cover(index, lines[index].text) }
      coverTable(around: title)
    }
    for index in layout.items.indices { cover(layout.items[index].passage) }
    for item in layout.items {
      for index in lines.details(of: item) where covered[index] == nil {
        cover(index, lines[index].text)
      }
    }
  }

  private mutating func cover(_ index: Int, _ part: Range<Int>) {
    let isShared = covered[index].map { $0 != part } == true || lines[index].kind == .table
    covered[index] = isShared ? part.prefix(0) : part
  }

  private mutating func cover(_ passage: DecisionLayout.Passage) {
    cover(passage.line, passage.text)
    for index in passage.lines.dropFirst() where lines[index].kind == .text {
      cover(index, lines[index].text)
    }
    coverTable(around: passage)
  }

  private mutating func coverTable(around passage: DecisionLayout.Passage) {
    let first = passage.line
    guard lines[first].kind == .table else { return }
    for step in [-1, 1] {
      var index = first + step
      while lines.indices.contains(index), lines[index].kind == .table, covered[index] == nil {
        cover(index, lines[index].range)
        index += step
      }
    }
  }

  /// Marks the lines of fields that say nothing else.
  private mutating func coverFields(_ fields: [Field]) {
    for field in fields {
      let line = lines[field.lines.upperBound - 1]
      let onLine = fields.filter { $0.lines == field.lines }
      if line.kind == .frontMatter
        || Field.keyed(bytes, in: lines[field.lines.lowerBound].text).count <= onLine.count
      {
        // The key of the status is found too.
        for index in field.lines { covered[index] = lines[index].range.prefix(0) }
      }
    }
  }

  private mutating func sections() -> [Decision.Section] {
    var sections: [Decision.Section] = []
    var index = 0
    while index < lines.count {
      let section = outline.sectionOfLine[index]
      var blocks: [Decision.Block] = []
      while index < lines.count, outline.sectionOfLine[index] == section {
        guard isLeft(index) else {
          index += 1
          continue
        }
        let end = endOfBlock(index)
        blocks.append(read(index..<end))
        index = end
      }
      if !blocks.isEmpty || isHeadingLeft(of: section, before: index) {
        sections.append(self.section(outline.sections[section], blocks))
      }
    }
    return sections
  }

  /// Returns whether a heading stands above values or other headings, none of which has its words.
  private func isHeadingLeft(of index: Int, before end: Int) -> Bool {
    let section = outline.sections[index]
    guard section.line >= 0, [.other, .unknown].contains(section.role),
      covered[section.line] == nil
    else { return false }
    let hasSections = outline.sections.dropFirst(index + 1).first?.parent == index
    return hasSections || lines[(section.line + 1)..<end].contains { saysSomething($0.range) }
  }

  private func section(_ section: Section, _ blocks: [Decision.Block]) -> Decision.Section {
    let heading = section.line < 0 ? nil : InlineText.plain(bytes[lines[section.line].text])
    let option = section.owner.option.flatMap { optionOfSection[$0] }
    return .init(
      heading: heading, level: section.level, part: section.part, option: option, blocks: blocks)
  }

  private func isLeft(_ index: Int) -> Bool {
    let line = lines[index]
    guard covered[index] == nil, outline.section(of: index).line != index else { return false }
    switch line.kind {
    case .blank, .heading, .underline, .rule, .comment, .conflict: return false
    case .frontMatter: return saysSomething(line.range)
    case .text, .bullet, .numbered:
      return outline.marks[index].kind != .label && !line.text.isEmpty
    case .table, .fence, .code, .markup, .definition: return true
    }
  }

  private func endOfBlock(_ start: Int) -> Int {
    let kind = kind(start)
    var end = start + 1
    while end < lines.count, outline.sectionOfLine[end] == outline.sectionOfLine[start] {
      let isNext = self.kind(end) == kind || kind == .list && self.kind(end) == .paragraph
      guard isNext, isLeft(end) else { break }
      end += 1
      if lines[end - 1].kind == .fence { break }
    }
    return end
  }

  private func kind(_ index: Int) -> Decision.Block.Kind {
    switch lines[index].kind {
    case .bullet, .numbered: .list
    case .table: .table
    case .fence, .code: .code
    default: .paragraph
    }
  }

  private mutating func read(_ block: Range<Int>) -> Decision.Block {
    let ranges = lines[block].map(\.range)
    for (index, range) in zip(block, ranges) { cover(index, range) }
    let texts = ranges.map { bytes.string($0.lowerBound..<bytes.trimmed($0).upperBound) }
    let text = texts.joined(separator: "\n")
    return .init(kind(block.lowerBound), text, line: block.lowerBound + 1)
  }
}
