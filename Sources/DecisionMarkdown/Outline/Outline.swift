import Decisions

struct Outline: Sendable {
  let bytes: [UInt8]
  let lines: [Line]
  var marks: [Mark] = []
  /// The sections in order. The first is everything above the first heading.
  var sections = [Section(line: -1, level: 0, parent: nil, role: .unknown, words: [])]
  /// The index of the section of each line. A heading is in its own section.
  private(set) var sectionOfLine: [Int] = []
  /// The last section of each level that isn't one of a side, while dividing.
  private var siblings: [Int?] = Array(repeating: nil, count: Section.boldLevel + 1)
  var listed: [OptionName] = []
  /// The lines of the items of each section that are in no other item.
  var topItems: [[Int]] = [[]]
  /// The labels of lists of something else among the options.
  var labelsOfOthers: Set<Int> = []
  /// The lines of the items and paragraphs that name options without a heading that lists them.
  private(set) var entries: Set<Int> = []
  /// Those below a label such as `Rejected alternatives:`.
  private(set) var rejected: Set<Int> = []
  private(set) var tables: [Int: Table] = [:]
  /// The labels on lines of their own that have a list or a table.
  var filledLabels: Set<Int> = []
  /// Whether a heading is that of the decision.
  private(set) var hasOutcome = false
  private var lastLabel: Int?
  private var endOfTable = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineScanner.lines(of: bytes)
    divide()
    CostSections.takeAsCons(in: &self)
    readBullets()
    findTitle()
    leaveOutOtherOptions()
    nameLists()
    OptionGroups.name(in: &self)
    OtherLists.leaveOut(in: &self)
    SideTitles.open(in: &self)
    (entries, rejected) = EntryFinder(outline: self).items
    listOptions()
    openTitles()
    openVerdicts()
    hasOutcome = sections.contains { $0.role == .outcome }
    OptionGroups.open(in: &self)
    sections = OwnerFinder.sections(of: self)
    entries.formUnion(EntryFinder(outline: self).paragraphs)
    settleReasons()
  }

  /// Removes the sides of the reasons for verdicts that are outside of options, and of cons in a
  /// context without pros: `Limitations:` are those of today.
  private mutating func settleReasons() {
    for section in sections.indices
    where sections[section].role == .context && sections[section].owner == .document {
      let own = linesBelow(section)
      guard !own.contains(where: { marks[$0].side == .pro }) else { continue }
      for index in own
      where lines[index].kind == .text && marks[index].kind == .label && marks[index].side == .con {
        marks[index] = .reset(lines[index].text)
      }
    }
    for index in marks.indices where marks[index].tellsReason {
      let owner = section(of: index).owner
      if owner == .listed || owner.isOption { continue }
      marks[index] = marks[index].kind == .label ? .reset(lines[index].text) : .none
    }
  }

  private mutating func divide() {
    let (reader, lead) = (MarkReader(bytes), lead)
    for index in lines.indices {
      let line = lines[index]
      var mark = Mark.none
      switch line.kind {
      case .heading:
        begin(level: Int(line.level), at: index, line.text)
      case .text where bytes.leadsContents(line.text): break
      case .text:
        if lead.side(at: index) != nil { sections[sections.count - 1].introducesSides = true }
        mark = reader.mark(of: line)
        if mark.kind == .label, lines.continues(at: index),
          !reader.standsOut(line.text) && !lead.isBold(line.text) || lead.endsSentence(index)
        {
          mark = .none
        }
        if mark.kind == .none || mark.kind == .reset,
          let title = lead.titleOfSection(
            index, in: sections[sections.count - 1].role, sections[sections.count - 1].level,
            isAmongOptions: isBelowOptions)
        {
          begin(level: Section.boldLevel, at: index, title)
          mark = .none
        } else if !lines.continues(at: index) {
          sections[sections.count - 1].hasText = true
        }
      case .bullet, .numbered:
        if !bytes.leadsContents(line.text) { mark = reader.mark(of: line) }
        note(itemAt: index)
        if line.indent < 2 { topItems[sections.count - 1].append(index) }
      case .table where index >= endOfTable && (index == 0 || lines[index - 1].kind != .table):
        note(Table(at: index, in: lines, bytes), at: index)
      default: break
      }
      if mark.kind == .label { lastLabel = index }
      if mark.kind != .none { sections[sections.count - 1].note(mark, isOuter: line.indent < 2) }
      marks.append(mark)
      sectionOfLine.append(sections.count - 1)
    }
  }

  /// Whether the heading above, past bold lines, is one of options.
  private var isBelowOptions: Bool {
    let last = sections[sections.count - 1]
    let heading = last.level == Section.boldLevel ? last.parent.map { sections[$0] } : last
    return heading?.role == .options
  }

  private mutating func note(_ table: Table, at index: Int) {
    let section = sections.count - 1
    tables[index] = table
    endOfTable = (table.body.last ?? table.header).line + 1
    note(itemAt: index)
    for case let side? in table.columnSides { sections[section].stated.insert(SideSet(side)) }
    if table.isOfOneOption(bytes) { sections[section].isWeighedInTable = true }
    let isInGroup = sections[section].parent.map { sections[$0].role == .options } == true
    let isComparison = sections[section].words.contains(.considered) && table.hasCriteria(bytes)
    if table.subjectOfOptions(bytes) != nil && (table.namesSides || isInGroup)
      || isInGroup && isComparison
    {
      sections[section].listsOptions = true
    }
  }

  /// Notes that the list or table here is what the label or heading above it is about.
  private mutating func note(itemAt index: Int) {
    sections[sections.count - 1].hasItems = true
    if let lastLabel { filledLabels.insert(lastLabel) }
    lastLabel = nil
  }

  private mutating func begin(level: Int, at index: Int, _ text: Range<Int>) {
    lastLabel = nil
    let title = SectionTitle(bytes, text)
    var parent = sections.count - 1
    while sections[parent].level >= level, let outer = sections[parent].parent { parent = outer }
    let sibling = siblings[level]
    for deeper in level + 1..<siblings.count { siblings[deeper] = nil }
    if case .side(let side) = title.role {
      if !sections[parent].sides.insert(SideSet(side)).inserted {
        sections[parent].repeatedSides.insert(SideSet(side))
      }
    } else {
      siblings[level] = sections.count
    }
    topItems.append([])
    sections.append(
      Section(
        line: index, title: text, level: level, parent: parent, role: title.role,
        words: title.words,
        isSubject: title.isSubject, sibling: sibling))
  }

  /// Makes the first heading the title, unless it names a usual section.
  private mutating func findTitle() {
    guard sections.count > 1, sections[1].level < Section.boldLevel else { return }
    let isAbove = sections.dropFirst(2).allSatisfy { $0.level > sections[1].level }
    // "## Why" beside "## Options"
    if sections[1].level > 1, !isAbove, FrontMatter.hasTitle(in: self) { return }
    let isAlone = sections[1].level == 1 && isAbove
    switch sections[1].role {
    case .unknown, .option: sections[1].role = .title
    case .side: break
    default: if isAlone { sections[1].role = .title }
    }
  }

  private mutating func listOptions() {
    for section in sections.indices where sections[section].role == .options {
      for index in topItems[section]
      where marks[index].kind != .explicit && marks[index].kind != .label
        && listed.count < OptionName.mostCompared
      {
        sections[section].listsOptions = true
        listed.append(OptionName(bytes[lines[index].text]))
      }
    }
    for index in entries.sorted().prefix(OptionName.mostCompared) {
      listed.append(OptionName(bytes[lines[index].text]))
    }
  }

  var lead: ListLead { ListLead(bytes: bytes, lines: lines) }
}
