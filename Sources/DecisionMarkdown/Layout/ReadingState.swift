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

  /// The section, stored because copying it for each line would double the time.
  let section: Section
  var stack = ListStack()
  var open = Open.nothing
  /// The labels and items above a conflict, and those at the end of its first version.
  private var fork: (above: ListStack, first: ListStack?)?
  /// The first line of the last paragraph.
  var paragraph: Int?
  /// The option that the last item of a list named.
  var lastListed: Int?
  var lastNumbered: Int?
  /// Whether it directly follows another item of the list.
  var followsListed = false
  /// The number of options that its items named.
  var count = 0
  /// The field that the heading names.
  var field: Field.Role?
  /// Whether the section has arguments of nobody.
  var isText = false
  /// Whether items are no options: a table of this section, or above the bold line that begins it,
  /// names these.
  var listsOthers = false
  /// Whether a table in this section lists options.
  var hasRows = false
  /// The last list, and whether an item in it has a side of its own.
  private var list = 0..<0, listArgues = false
  /// Whether the label or heading above has a list or a table.
  var holdsList = true

  /// The state at the beginning of a section.
  init(in index: Int, of sections: [Section]) {
    section = sections[index]
    field = Field.Role(section)
    listsOthers = section.role == .unknown && section.listsOptions
    isText = section.isLeftOut || section.role == .other && section.owner == .document
    if section.role.isOfSide || section.role == .rejection {
      // Above further headings, a paragraph only introduces them.
      let next = sections.dropFirst(index + 1).first
      holdsList = section.hasItems || next.map { $0.level > section.level } == true
    }
  }

  func mark(at index: Int, _ outline: Outline) -> Mark {
    isText ? .none : outline.marks[index]
  }

  /// The side that labels and headings above give an item.
  var side: Side? {
    stack.side ?? (stack.option == nil && !stack.isUnsided ? section.side : nil)
  }

  /// Returns whether an item here names an option: it is in the list of options, below no other
  /// item.
  func isOptionEntry(_ index: Int, _ outline: Outline) -> Bool {
    outline.entries.contains(index)
      || section.owner == .listed && stack.nodes.isEmpty && !listsOthers
  }

  /// Passes one of git's conflict marks. Each version goes on what is above the conflict, and what is
  /// below goes on both, if they agree.
  mutating func pass(conflictMark mark: UInt8) {
    open = .nothing
    switch mark {
    case "<": fork = (stack, nil)
    case ">":
      if fork?.first.map(stack.isLike) != true { stack.clear() }
      fork = nil
    default:
      guard let (above, first) = fork else { return stack.clear() }
      (fork, stack) = ((above, first ?? stack), above)
    }
  }

  /// Returns whether a list of bare titles is above. What stands below may be about any of them.
  func endsTitles(in layout: DecisionLayout) -> Bool {
    followsListed && section.owner == .listed && layout.items.last?.option != lastListed
  }

  /// Whether the label above gives its arguments to no option.
  var isOfNone: Bool { section.owner == .listed && stack.isUnsided && stack.option == nil }

  /// Returns whether an entry is a hint of a template, or the only one and says that there is none.
  func namesNone(_ index: Int, _ outline: Outline) -> Bool {
    let text = outline.lines[index].text
    return TemplateHint.isTitle(outline.bytes, text)
      || outline.topItems[outline.sectionOfLine[index]].count == 1
        && outline.bytes.saysNothing(text)
  }

  /// Goes on behind the title of an option.
  mutating func list(_ option: Int, at index: Int, in layout: DecisionLayout) {
    let above = layout.lines[..<index].lastIndex { $0.kind != .blank }
    let before = lastListed.flatMap { layout.options[$0].listed?.lines.last }
    followsListed = layout.lines[index].beginsItem && before != nil && before == above
    (lastListed, open) = (option, .listed(option))
  }

  /// Enters the list of an item; returns whether an item in it has a side of its own.
  mutating func enterList(_ index: Int, _ outline: Outline) -> Bool {
    if index >= list.upperBound {
      list = outline.list(from: index)
      listArgues = outline.marks[list].contains { $0.judges }
    }
    return listArgues
  }

  /// Returns whether a few words behind a list only label another, or a block of code, and don't decide:
  /// `Example:`
  func labelsNextList(_ index: Int, _ outline: Outline) -> Bool {
    guard !list.isEmpty, outline.introducesList(index) || outline.labelsCode(index) else {
      return false
    }
    let words = outline.bytes.words(outline.lines[index].text)
    return words.count < 7 && !words.contains { $0.means(.decider, .decision, .chosen) }
  }

  /// Returns whether an item with a sign is a task: in a list of ✅ alone outside the options, or in the
  /// text of the decision, where emoji tell what to do and what not: `❌ No Redis in tests`.
  func isTask(_ line: Line, _ outline: Outline) -> Bool {
    if side != nil { return false }
    let mayRule = section.role == .outcome || section.level == Section.boldLevel
    if mayRule, section.tellsDecision(in: outline.sections), !section.words.contains(.rationale) {
      let lead = outline.lines[..<list.lowerBound].last { $0.kind != .blank }
      return stack.nodes.isEmpty && SideSigns.checks(outline.bytes, line.text)
        && (section.role == .unknown || outline.bytes.colon(in: section.title) == nil)
        && lead.map { announcesArguments($0, outline.bytes) } != true
    }
    let roles: [SectionRole] = [.status, .date, .context, .drivers]
    return section.owner == .document
      && (section.signs.count < 2 || roles.contains(section.role))
  }

  /// Returns whether a line introduces reasons, or pros and cons: `Use Kafka. Trade-offs:`
  private func announcesArguments(_ line: Line, _ bytes: [UInt8]) -> Bool {
    // The end of a long line suffices, and each item asks.
    bytes.words(line.text.suffix(120)).contains {
      SideWords.meaning($0) != nil
        || $0.means(.tradeOff, .rationale, .reason, .why, .because, .consequence)
    }
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
    guard let listed = options[option].listed else { return false }
    let entry = lines[listed.lines.lowerBound]
    let next = lines[listed.lines.upperBound...].prefix(60).first {
      $0.kind == .heading || $0.beginsItem
    }
    return items.last?.option == option || next?.kind == entry.kind
  }
}
