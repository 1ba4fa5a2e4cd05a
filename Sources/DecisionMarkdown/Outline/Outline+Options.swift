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
    for section in compared where sections[section].line >= 0 {
      let named = topItems[section].count { place in
        let words = FoldedWords(InlineText.plain(bytes[lines[place].text.prefix(160)])).words
        return titles[section]?.contains(words) == true && !leadsContents(lines[place].text)
      }
      if named > 1, 2 * named > topItems[section].count { sections[section].role = .options }
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
}
