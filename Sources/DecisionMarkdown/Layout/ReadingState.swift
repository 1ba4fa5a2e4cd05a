import Decisions

/// The state of the reader within a section.
struct ReadingState {
  /// The element that a line of text without a marker continues.
  enum Open: Equatable {
    case nothing
    case item(Int)
    case detail(Int)
    case listed(Int)
    case context
    case outcome
    /// Text that belongs to nothing.
    case prose
  }

  var stack = ListStack()
  var open = Open.nothing
  /// The option that the last item of a list named.
  var lastListed: Int?
  var lastNumbered: Int?
  var options = 0
  var isBelowRule = false
  /// The field that the heading names.
  var field: Field.Role?
  /// Whether the section has arguments of nobody.
  var isText = false
  /// Whether items are no options: a table of this section, or above the bold line that begins it,
  /// names these.
  var listsOthers = false
  /// Whether the label or heading above has a list or a table.
  var holdsList = true

  init() {}

  /// The state at the beginning of a section.
  init(in index: Int, of sections: [Section]) {
    let section = sections[index]
    field = Field.Role(section)
    listsOthers =
      section.role == .unknown && section.listsOptions && !ReasonWords.sayRejected(section.words)
    isText = section.isLeftOut || section.role == .other && section.owner == .document
    switch section.role {
    case .side, .rejection:
      // Above further headings, a paragraph only introduces them.
      let next = sections.dropFirst(index + 1).first
      holdsList = section.hasItems || next.map { $0.level > section.level } == true
    default: break
    }
  }

  /// Returns the mark of a line. The reason for a verdict counts only if there is an option.
  func mark(at index: Int, _ outline: Outline) -> Mark {
    if isText { return .none }
    let mark = outline.marks[index]
    let isReasonForNothing =
      mark.tellsReason && stack.option == nil && lastListed == nil
      && !outline.section(of: index).owner.isOption
    return isReasonForNothing ? .none : mark
  }

  /// Returns the side that labels and headings above give an item.
  func side(in section: Section) -> Side? {
    stack.side ?? (stack.option == nil && !stack.isUnsided ? section.side : nil)
  }

  /// Returns whether an item here names an option: it is in the list of options, below no other
  /// item.
  func isOptionEntry(_ index: Int, in section: Section, _ outline: Outline) -> Bool {
    outline.entries.contains(index)
      || section.owner == .listed && stack.side == nil && stack.nodes.isEmpty && !listsOthers
  }

  /// Returns whether an item with a sign is a task: a list of ✅ alone outside the options.
  func isCheckList(in section: Section) -> Bool {
    guard stack.side == nil, section.side == nil else { return false }
    let roles: [SectionRole] = [.other, .status, .date, .context, .drivers]
    if roles.contains(section.role) { return true }
    return (section.owner == .document || section.owner == .nobody) && section.signs.count < 2
  }

  /// Returns whether an item below a label or a heading of a side only repeats the side, like
  /// `- Good`, and has nothing below it. It is an argument then, not a label.
  func saysOnlyItsSide(_ index: Int, _ outline: Outline) -> Bool {
    guard outline.marks[index].kind == .label else { return false }
    let line = outline.lines[index]
    let isBelowSide =
      stack.side == nil
      ? outline.section(of: index).side != nil : stack.sideAbove(indent: line.indent) != nil
    guard isBelowSide, stack.side == nil || SideWords.judges(outline.bytes.words(line.text)),
      !outline.bytes[line.text].contains(where: { $0 == ":" }),
      outline.bytes.first(of: line.text)?.isDecoration == false
    else { return false }
    let next = outline.lines.next(after: index)
    return next.map { !$0.beginsItem || $0.indent <= line.indent } ?? true
  }

  /// Returns the first line of the argument that is open.
  func beginning(in layout: DecisionLayout) -> Line? {
    guard case .item(let item) = open, layout.items[item].side != nil else { return nil }
    return layout.lines[layout.items[item].passage.lines.lowerBound]
  }
}

extension DecisionLayout {
  mutating func extend(_ open: ReadingState.Open, to index: Int) {
    switch open {
    case .nothing, .prose: break
    case .item(let item):
      items[item].passage.extend(to: index)
      items[item].end = index + 1
      // A note may name the choice: "* Chosen option: A".
      let start = items[item].passage.lines.lowerBound
      if let last = outcome.indices.last, outcome[last].lines.lowerBound == start {
        outcome[last].extend(to: index)
      }
    case .detail(let item): items[item].end = index + 1
    case .listed(let option): options[option].listed?.extend(to: index)
    case .context: context?.extend(to: index)
    case .outcome:
      if let last = outcome.indices.last { outcome[last].extend(to: index) }
    }
  }

  /// Returns whether an unindented paragraph here describes the option listed before it: the option
  /// has notes or arguments already, or the next option follows.
  func isDescribed(_ option: Int) -> Bool {
    guard let listed = options[option].listed, listed.cell == nil else { return false }
    let entry = lines[listed.lines.lowerBound]
    let next = lines[listed.lines.upperBound...].prefix(60).first {
      $0.kind == .heading || $0.beginsItem
    }
    return items.last?.option == option || next?.kind == entry.kind && next?.indent == entry.indent
  }
}
