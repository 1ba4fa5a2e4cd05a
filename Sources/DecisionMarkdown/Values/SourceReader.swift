import Decisions

/// Tells what each line of a file was read as, from the layout alone: nothing is read a second time.
struct SourceReader {
  struct Reading {
    /// What it was read as.
    var roles: [SourceLine.Role] = []
    var option: Int?
  }

  private let layout: DecisionLayout
  private var source: [Reading]

  static func lines(of layout: DecisionLayout) -> [SourceLine] {
    zip(layout.lines, read(layout)).map { line, source in
      SourceLine(layout.bytes.string(line.range), source.roles, option: source.option)
    }
  }

  static func read(_ layout: DecisionLayout) -> [Reading] {
    var reader = SourceReader(
      layout: layout, source: Array(repeating: Reading(), count: layout.lines.count))
    reader.readHead()
    reader.readOptions()
    reader.readItems()
    reader.readOutcome()
    for index in layout.lines.indices where reader.source[index].roles.isEmpty {
      reader.source[index].roles = [reader.role(of: index)].compactMap(\.self)
    }
    return reader.source
  }

  /// Adds a role to the first of some lines, and that they continue to the others.
  private mutating func mark(_ role: SourceLine.Role, _ lines: Range<Int>) {
    for index in lines {
      let isFirst = index == lines.lowerBound
      if isFirst || source[index].roles.isEmpty, layout.lines[index].kind != .blank {
        source[index].roles.append(isFirst ? role : .continued)
      }
    }
  }

  private mutating func readHead() {
    if let title = layout.title { mark(.title, title.lines) }
    for (role, field) in layout.fields.sorted(by: {
      $0.value.range.lowerBound < $1.value.range.lowerBound
    }) {
      switch role {
      case .title: break
      case .status: mark(.status, field.lines)
      case .date, .updated, .created: mark(.date, field.lines)
      case .names(let list): mark(.names(list), field.lines)
      }
    }
    if let context = layout.context { mark(.context, context.lines) }
  }

  private mutating func readOptions() {
    let optionOfSection = layout.optionOfSection
    for (index, option) in layout.options.enumerated() {
      for title in option.titles {
        mark(.option(index), title.lines)
        for line in title.lines { source[line].option = index }
      }
    }
    for index in layout.lines.indices where source[index].option == nil {
      let title = layout.outline.section(of: index).owner.option
      source[index].option = title.flatMap { optionOfSection[$0] }
    }
  }

  private mutating func readItems() {
    struct List: Hashable {
      let option: Int?
      let kind: DecisionItem.Kind
    }
    let lists = layout.items.map { List(option: $0.option, kind: $0.kind) }
    let counts = lists.counts
    var numbers: [List: Int] = [:]
    for (list, item) in zip(lists, layout.items) {
      let number = numbers[list, default: 0] + 1
      numbers[list] = number
      mark(
        .item(item.kind, option: item.option, number: number, of: counts[list, default: 0]),
        item.passage.lines)
      guard let option = item.option else { continue }
      for index in item.line..<item.end where source[index].option == nil {
        source[index].option = option
      }
    }
    for item in layout.items {
      for index in layout.lines.details(of: item) where source[index].roles.isEmpty {
        source[index].roles = [.detail]
      }
    }
  }

  private mutating func readOutcome() {
    if let choice = layout.choice { mark(.choice(choice.option), choice.passage.lines) }
    for passage in layout.decision.map({ layout.outcome[$0] }) ?? []
    where source[passage.line].roles.isEmpty {
      mark(.outcome, passage.lines)
    }
  }

  /// Returns the role of a line that no value contains; `nil` for a blank one.
  private func role(of index: Int) -> SourceLine.Role? {
    let section = layout.outline.section(of: index)
    if section.line == index { return .heading(heading(section.role)) }
    switch layout.lines[index].kind {
    case .blank: return nil
    case .text, .bullet, .numbered, .definition:
      let mark = layout.outline.marks[index]
      return mark.kind == .label ? .label(mark.side) : .text
    case .heading: return .heading(.other)
    case .underline: return .continued
    case .rule: return .rule
    case .table: return .table
    case .fence, .code: return .code
    case .comment: return .comment
    case .markup: return .markup
    case .frontMatter: return .frontMatter
    case .conflict: return .conflict
    }
  }

  private func heading(_ role: SectionRole) -> SourceLine.Heading {
    switch role {
    case .status: .status
    case .date: .date
    case .context: .context
    case .drivers: .drivers
    case .options: .options
    case .comparison: .comparison
    case .outcome: .outcome
    case .consequences: .consequences
    case .side(let side): .side(side)
    case .rejection: .side(.con)
    case .title, .name, .option, .other, .unknown: .other
    }
  }
}

extension [Line] {
  /// Returns the lines below an item. Code and tables there are not among its details.
  func details(of item: DecisionLayout.Item) -> [Int] {
    let start = item.passage.lines.upperBound
    return (start..<Swift.max(start, item.end)).filter {
      self[$0].beginsItem || self[$0].kind == .text
    }
  }
}
