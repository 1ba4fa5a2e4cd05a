/// The sections of options, as far as their titles alone don't tell them.
extension Outline {
  /// Makes text of a section of options deep within another section, if the document has one above:
  /// `### Other options` below `## Proposal`.
  mutating func leaveOutOtherOptions() {
    guard let first = sections.first(where: { $0.role == .options }) else { return }
    for place in sections.indices
    where sections[place].role == .options && sections[place].level > first.level
      && sections[place].line > first.line && !isAmongOptions(place)
    {
      sections[place].role = .unknown
      sections[place].isLeftOut = true
    }
  }

  /// Makes a section of options of one whose list has mostly the titles of headings below it, if one
  /// of these has arguments.
  mutating func nameLists() {
    var titles: [Int: Set<[String]>] = [:]
    var compared: Set<Int> = []
    for section in sections where section.role == .unknown && section.level < Section.boldLevel {
      guard let parent = section.parent, sections[parent].role == .unknown,
        sections[parent].hasItems
      else { continue }
      titles[parent, default: []].insert(section.words)
      if section.argues { compared.insert(parent) }
    }
    guard !compared.isEmpty else { return }
    var items: [Int: (all: Int, named: Int)] = [:]
    for place in lines.indices where lines[place].beginsItem && lines[place].indent < 2 {
      let section = sectionOfLine[place]
      guard compared.contains(section) else { continue }
      let words = FoldedWords(InlineText.plain(bytes[lines[place].text.prefix(160)])).words
      items[section, default: (0, 0)].all += 1
      if titles[section]?.contains(words) == true, !leadsContents(lines[place].text) {
        items[section]?.named += 1
      }
    }
    for (section, count) in items
    where count.named > 1 && 2 * count.named > count.all && sections[section].line >= 0 {
      sections[section].role = .options
    }
  }

  private func isAmongOptions(_ place: Int) -> Bool {
    var place = place
    while let parent = sections[place].parent {
      if sections[parent].role == .options || sections[parent].role == .comparison { return true }
      place = parent
    }
    return false
  }

  /// Makes an option of a heading among the options with the very title of a listed one, whatever
  /// section its words name.
  mutating func nameOptions() {
    let titles = Set(listed.map(\.words))
    guard !titles.isEmpty else { return }
    for place in sections.indices where sections[place].role != .unknown && isAmongOptions(place) {
      if titles.contains(OptionName(bytes.string(sections[place].title)).words) {
        sections[place].role = .unknown
      }
    }
  }

  /// Makes groups of headings below the options that have only lists, if another heading or the
  /// choice names an item of these lists.
  mutating func openGroups() {
    var titles: [[String]: Int] = [:]
    for section in sections where section.role == .unknown {
      titles[section.words, default: 0] += 1
    }
    let chosen = namesInOutcome()
    var place = 0
    while place + 1 < sections.count {
      let parent = place
      place += 1
      guard sections[parent].role == .options else { continue }
      let groups = sections[place...].indices.prefix {
        sections[$0].parent == parent && isGroup($0)
      }
      let isWhole =
        groups.endIndex == sections.count
        || sections[groups.endIndex].level <= sections[parent].level
      guard !groups.isEmpty, isWhole else { continue }
      place = groups.endIndex
      let end = place < sections.count ? sections[place].line : lines.count
      let names = (sections[groups.startIndex].line..<end)
        .filter { lines[$0].beginsItem && lines[$0].indent < 2 }.prefix(OptionName.mostCompared)
        .map { OptionName(bytes.string(lines[$0].text)) }
      for group in groups { titles[sections[group].words, default: 0] -= 1 }
      let isNamed = names.contains { name in
        !name.isEmpty
          && (titles[name.words, default: 0] > 0 || chosen.contains { $0.starts(with: name.words) })
      }
      for group in groups { titles[sections[group].words, default: 0] += 1 }
      guard isNamed else { continue }
      for group in groups { sections[group].role = .options }
      listed += names.prefix(OptionName.mostCompared - min(listed.count, OptionName.mostCompared))
    }
  }

  private func isGroup(_ place: Int) -> Bool {
    let section = sections[place]
    return section.role == .unknown && section.hasItems && !section.hasText && !section.argues
      && section.signs == .zero
  }

  /// Returns the words behind the colons of the first lines of outcomes.
  private func namesInOutcome() -> [[String]] {
    var names: [[String]] = []
    for place in lines.indices where names.count < 20 {
      guard sections[sectionOfLine[place]].role == .outcome, lines[place].kind != .code,
        let colon = bytes.colon(in: lines[place].text)
      else { continue }
      names.append(bytes.words(colon.upperBound..<lines[place].text.upperBound))
    }
    return names
  }
}
