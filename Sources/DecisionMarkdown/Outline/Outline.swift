import BusinessLogic

/// The sections of a document, with what each is for.
struct Outline {
  let bytes: [UInt8]
  let lines: [Line]
  /// What the beginning of each line says about sides.
  private(set) var marks: [Mark]
  /// The sections in order; the first is what stands above all headings.
  private(set) var sections: [Section]
  /// The place of the section that each line stands in; a heading stands in its own.
  private(set) var sectionOfLine: [Int]
  /// The last section of each level that isn't one of a side; of use while dividing.
  private var siblings: [Int?] = Array(repeating: nil, count: Section.boldLevel + 1)
  /// The titles in the lists of options.
  private(set) var listed: [OptionName] = []
  /// Whether the title of each section is one of those.
  private var areListed: [Bool] = []
  /// The place of the first section that tells the choice, if there are options to choose from.
  private(set) var firstChoiceAmongOptions = Int.max
  /// The tables, by the place of their first line.
  private(set) var tables: [Int: Table] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineScanner.lines(of: bytes)
    marks = []
    sections = [Section(line: -1, level: 0, parent: nil, role: .unknown, words: [])]
    sectionOfLine = []
    marks.reserveCapacity(lines.count)
    sectionOfLine.reserveCapacity(lines.count)
    divide()
    findTitle()
    listOptions()
    if sections.contains(where: { $0.role == .options || $0.listsOptions }) {
      firstChoiceAmongOptions = sections.firstIndex { $0.role == .outcome } ?? .max
    }
    areListed = sections.indices.map(names(anyListed:))
    for place in sections.indices { decideOwner(of: place) }
    settleReasons()
  }

  /// Reasons for what became of an option mean a side only where options stand.
  private mutating func settleReasons() {
    for place in marks.indices where marks[place].tellsReason {
      switch sections[sectionOfLine[place]].owner {
      case .option, .listed: continue
      case .nobody, .document, .consequences:
        let isLabel = marks[place].kind == .label && lines[place].kind == .text
        marks[place] = isLabel ? Mark(kind: .reset, side: .neutral, end: 0) : .none
      }
    }
  }

  /// Whether the section's title is one of those in a list of options.
  func isListed(_ place: Int) -> Bool { areListed[place] }

  private func names(anyListed place: Int) -> Bool {
    let section = sections[place]
    guard !listed.isEmpty else { return false }
    switch section.role {
    case .unknown, .option, .side: break
    default: return false
    }
    let isWhole = !section.isSubject && section.line >= 0
    let name =
      isWhole
      ? OptionName(bytes.string(lines[section.line].text)) : OptionName(words: section.words)
    return !name.isEmpty && listed.contains { $0.isClose(to: name) }
  }

  mutating func setOwner(_ owner: Section.Owner, side: Side?, of place: Int) {
    sections[place].owner = owner
    sections[place].side = side
  }

  // Reads marks and headings, line by line.
  private mutating func divide() {
    let reader = MarkReader(bytes)
    var open = [0]
    for place in lines.indices {
      let line = lines[place]
      var mark = Mark.none
      switch line.kind {
      case .heading:
        begin(level: Int(line.level), at: place, &open)
      case .text:
        mark = labelOfList(place) ?? reader.mark(of: line)
        if mark.kind == .label, place > 0, line.continues(lines[place - 1]),
          !reader.standsOut(line.text)
        {
          mark = .none
        }
        if mark.kind == .none || mark.kind == .reset,
          servesAsHeading(place, in: sections[open[open.count - 1]].role)
        {
          begin(level: Section.boldLevel, at: place, &open)
          mark = .none
        }
      case .bullet, .numbered:
        mark = reader.mark(of: line)
      case .table where place == 0 || lines[place - 1].kind != .table:
        note(Table(at: place, in: lines, bytes), at: place, in: open[open.count - 1])
      default: break
      }
      note(mark, in: open[open.count - 1])
      marks.append(mark)
      sectionOfLine.append(open[open.count - 1])
    }
  }

  private mutating func note(_ mark: Mark, in section: Int) {
    guard !mark.tellsReason else { return }
    switch mark.kind {
    case .explicit: sections[section].hasArguments = true
    case .label: sections[section].hasLabels = true
    case .sign: sections[section].signs[mark.side] += 1
    case .none, .reset: break
    }
  }

  private mutating func note(_ table: Table, at place: Int, in section: Int) {
    tables[place] = table
    if table.hasOnlySides { sections[section].hasLabels = true }
    let isInGroup = sections[section].parent.map { sections[$0].role == .options } == true
    if table.namesSides || table.tellsVerdicts || isInGroup, let subject = table.subject(bytes),
      SectionWords.isOption(FoldedWords(bytes.string(table.header.cell(subject))).words)
    {
      sections[section].listsOptions = true
    }
  }

  private mutating func begin(
    level: Int, at place: Int, _ open: inout [Int]
  ) {
    let title = SectionTitle(bytes, lines[place].text)
    while let last = open.last, last > 0, sections[last].level >= level { open.removeLast() }
    let parent = open.last ?? 0
    let sibling = siblings[level]
    for deeper in level + 1..<siblings.count { siblings[deeper] = nil }
    if case .consequences = title.role { sections[parent].hasConsequences = true }
    if case .side(let side) = title.role {
      sections[parent].sides[side] += 1
    } else {
      siblings[level] = sections.count
    }
    sections.append(
      Section(
        line: place, level: level, parent: parent, role: title.role, words: title.words,
        isSubject: title.isSubject, sibling: sibling))
    open.append(sections.count - 1)
  }

  /// The first heading is the title unless it is one of the sections that every file has.
  private mutating func findTitle() {
    guard sections.count > 1, sections[1].level < Section.boldLevel else { return }
    if sections[1].level > 2, namesItselfInFrontMatter { return }
    let isAlone = sections[1].level == 1 && sections.dropFirst(2).allSatisfy { $0.level > 1 }
    switch sections[1].role {
    case .unknown, .option: sections[1].role = .title
    case .side: break
    default: if isAlone { sections[1].role = .title }
    }
  }

  private var namesItselfInFrontMatter: Bool {
    lines.contains { line in
      line.kind == .frontMatter
        && bytes.has("title:", at: line.range.lowerBound, before: line.range.upperBound)
    }
  }

  /// Collects the titles in the lists of options.
  private mutating func listOptions() {
    let mayHaveGroups = sections.contains { section in
      section.role == .unknown && section.parent.map { sections[$0].role == .options } == true
    }
    let names = mayHaveGroups ? sections.map { OptionName(words: $0.words).core } : []
    let headings = Set(names).subtracting([""])
    for place in lines.indices where lines[place].beginsItem && lines[place].indent < 2 {
      let section = sectionOfLine[place]
      guard sections[section].role == .options || isInGroup(place, headings),
        marks[place].kind != .explicit,
        marks[place].kind != .label, listed.count < OptionName.mostCompared
      else { continue }
      sections[section].listsOptions = true
      listed.append(OptionName(bytes.string(lines[place].text)))
    }
  }
}
