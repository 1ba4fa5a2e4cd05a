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
  /// Whether `+` and `-` as bullets mean pro and con: somewhere they alternate in one list.
  private(set) var bulletsAreSigns = false
  /// The titles in the lists of options.
  private(set) var listed: [OptionName] = []
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
    for place in sections.indices { decideOwner(of: place) }
  }

  /// Whether the section's title is one of those in a list of options.
  func isListed(_ place: Int) -> Bool {
    let name = OptionName(words: sections[place].words)
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
    var lastBullet: Line?
    for place in lines.indices {
      let line = lines[place]
      var mark = Mark.none
      switch line.kind {
      case .heading:
        begin(level: Int(line.level), at: place, &open)
        lastBullet = nil
      case .text:
        mark = reader.mark(of: line)
        if mark.kind == .none || mark.kind == .reset,
          servesAsHeading(place, in: sections[open[open.count - 1]].role)
            || titlesArguments(place, reader, in: open[open.count - 1])
        {
          begin(level: Section.boldLevel, at: place, &open)
          lastBullet = nil
          mark = .none
        } else if mark.kind == .none, beginsInBold(place) {
          sections[open[open.count - 1]].boldParagraphs += 1
        }
      case .bullet, .numbered:
        mark = reader.mark(of: line)
        if mark.kind == .none || mark.kind == .bare {
          if let last = lastBullet, last.indent == line.indent,
            last.isPlus && line.isMinus || last.isMinus && line.isPlus
          {
            bulletsAreSigns = true
            sections[open[open.count - 1]].hasSigns = [.pro, .con]
          }
          lastBullet = line
        }
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
    switch mark.kind {
    case .explicit: sections[section].hasArguments = true
    case .label: sections[section].hasLabels = true
    case .sign: sections[section].hasSigns.insert(mark.side)
    case .none, .bare, .reset: break
    }
  }

  private mutating func note(_ table: Table, at place: Int, in section: Int) {
    tables[place] = table
    if table.hasOnlySides || table.hasOnlySideRows { sections[section].hasLabels = true }
    if table.namesSides, let subject = table.subject(bytes),
      SectionWords.isOption(FoldedWords(bytes.string(table.header.cell(subject))).words)
    {
      sections[section].listsOptions = true
    }
  }

  private mutating func begin(level: Int, at place: Int, _ open: inout [Int]) {
    let text = lines[place].text
    let sign = SideSigns.sign(in: bytes, text)
    let afterSign = bytes.trimmed((sign?.end ?? text.lowerBound)..<text.upperBound)
    var words = FoldedWords(InlineText.plain(bytes.string(afterSign))).words
    while let last = open.last, last > 0, sections[last].level >= level { open.removeLast() }
    var role = SectionWords.role(words)
    if role == .unknown, let colon = bytes[text].firstIndex(of: ASCII.byte(":")) {
      // "Status: accepted", "Decision: use Postgres"
      // and "Considered options: storage"; but "Alternative: Redis" is one.
      let key = FoldedWords(bytes.string(text.lowerBound..<colon)).words
      switch SectionWords.role(key) {
      case .status: role = .status
      case .outcome: role = .outcome
      case .options where key.contains(where: SectionWords.isPluralOfOption): role = .options
      default: break
      }
    }
    if let sign, words.isEmpty { role = .side(sign.side) }
    let subject = SectionWords.subject(of: role, words)
    if let subject {
      // "Pros and cons of Postgres" is the section of Postgres.
      words = subject
      if role == .comparison { role = .option }
    }
    let parent = open.last ?? 0
    let sibling = siblings[level]
    for deeper in level + 1..<siblings.count { siblings[deeper] = nil }
    if case .consequences = role { sections[parent].hasConsequences = true }
    if level < Section.boldLevel {
      sections[parent].hasHeadings = true
    } else {
      sections[parent].boldParagraphs += 1
    }
    if case .side(let side) = role {
      sections[parent].sides[side, default: 0] += 1
    } else {
      siblings[level] = sections.count
    }
    sections.append(
      Section(
        line: place, level: level, parent: parent, role: role, words: words,
        isSubject: subject != nil, sibling: sibling))
    open.append(sections.count - 1)
  }

  /// Whether a line of text stands for a heading: bold as a whole, `Option 2: …`, or alone on its
  /// line with a label below it.
  private func servesAsHeading(_ place: Int, in role: SectionRole) -> Bool {
    let line = lines[place]
    guard line.indent < 4, line.text.count <= 160, role != .status, role != .date else {
      return false
    }
    let before = place > 0 ? lines[place - 1].kind : .blank
    let after = place + 1 < lines.count ? lines[place + 1].kind : .blank
    guard before != .text || after == .blank else { return false }
    if isBold(line.text) {
      // "**We use Kafka.**" is the decision itself.
      if role == .outcome, bytes[..<line.text.upperBound].suffix(3).first == ASCII.byte(".") {
        return false
      }
      return !(line.indent > 0 && (before == .bullet || before == .numbered))
    }
    guard before != .text, before != .bullet, before != .numbered, line.indent < 2 else {
      return false
    }
    if introducesOptions(place, in: role) { return true }
    // In the outcome "Option 2" is what was chosen.
    guard role != .outcome, line.text.count <= 100,
      bytes[line.text.upperBound - 1] != ASCII.byte(".")
    else {
      return false
    }
    let head = line.text.prefix(24)
    let words = FoldedWords(bytes.string(head)).words
    // "Option A is better" is a sentence, "Option A: Postgres" a title.
    return SectionWords.beginsOption(words)
      && (words.count == 2 || bytes.first(":", in: head) != nil
        || bytes.first(" - ", in: head) != nil
        || bytes.first("–", in: head) != nil || bytes.first("—", in: head) != nil)
  }

  /// Whether a plain line among the options stands alone above arguments: it names their option.
  private func titlesArguments(_ place: Int, _ reader: MarkReader, in section: Int) -> Bool {
    let text = lines[place].text
    guard text.count <= 100, lines[place].indent < 2,
      !".:,;!?".utf8.contains(bytes[text.upperBound - 1]),
      place == 0 || lines[place - 1].kind == .blank,
      isComparison(section) || sections[section].level == Section.boldLevel
        && sections[section].parent.map(isComparison) == true,
      let next = lines[(place + 1)...].first(where: { $0.kind != .blank }), next.beginsItem
    else { return false }
    let mark = reader.mark(of: next).kind
    return mark == .explicit || mark == .sign
  }

  private func isComparison(_ section: Int) -> Bool { sections[section].role == .comparison }

  /// `Options considered:` above a list.
  private func introducesOptions(_ place: Int, in role: SectionRole) -> Bool {
    let text = lines[place].text
    guard role != .options, text.count <= 60, bytes[text.upperBound - 1] == ASCII.byte(":"),
      SectionWords.role(FoldedWords(bytes.string(text)).words) == .options
    else { return false }
    return lines[(place + 1)...].first { $0.kind != .blank }?.beginsItem == true
  }

  /// Whether a paragraph begins with bold words that are no key: `**Postgres** was too slow.`
  func beginsInBold(_ place: Int) -> Bool {
    let text = lines[place].text
    guard bytes.has("**", at: text.lowerBound, before: text.upperBound), lines[place].indent < 4,
      place == 0 || lines[place - 1].kind != .text, !MarkReader(bytes).beginsKey(text)
    else { return false }
    return bytes.first("**", in: text.dropFirst(2)) != nil
  }

  /// Where a second decision begins, if the file holds several: the sections that every decision
  /// has stand there again.
  var secondDecision: Int? {
    var seen: Set<String> = []
    var again: [Section] = []
    for section in sections.dropFirst() where section.level < Section.boldLevel {
      switch section.role {
      case .outcome, .context, .status, .options:
        let heading = "\(section.level) \(section.words.joined(separator: " "))"
        if !seen.insert(heading).inserted { again.append(section) }
      default: break
      }
    }
    let isWhole = again.contains { $0.role == .outcome } && again.contains { $0.role != .outcome }
    return isWhole ? again.first?.line : nil
  }

  private func isBold(_ text: Range<Int>) -> Bool {
    var upper = text.upperBound
    if upper > text.lowerBound, bytes[upper - 1] == ASCII.byte(":") { upper -= 1 }
    guard upper - text.lowerBound > 4 else { return false }
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: text.lowerBound, before: upper)
      && bytes.has(mark, at: upper - 2, before: upper)
    {
      return bytes.first(mark, in: text.lowerBound + 2..<upper) == upper - 2
    }
    return false
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

  /// Whether an item below a heading within the options names one: `Option 2 …`, or what stands
  /// above a section of its own.
  private func isInGroup(_ place: Int, _ headings: Set<String>) -> Bool {
    let section = sections[sectionOfLine[place]]
    guard section.role == .unknown, let parent = section.parent,
      sections[parent].role == .options
    else { return false }
    let words = FoldedWords(InlineText.plain(bytes.string(lines[place].text))).words
    return SectionWords.beginsOption(words) || headings.contains(words.joined(separator: " "))
  }

  private var namesItselfInFrontMatter: Bool {
    lines.contains { line in
      line.kind == .frontMatter
        && bytes.has("title:", at: line.range.lowerBound, before: line.range.upperBound)
    }
  }

  /// Collects the titles in the lists of options.
  private mutating func listOptions() {
    let headings = Set(sections.map { $0.words.joined(separator: " ") })
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
