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
    for parent in sections.indices where sections[parent].role == .options {
      let below = sections[(parent + 1)...].indices.prefix {
        sections[$0].level > sections[parent].level
      }
      let groups = below.filter { sections[$0].parent == parent }
      let areGroups = groups.allSatisfy { place in
        let section = sections[place]
        return section.role == .unknown && section.hasItems && !section.hasText && !section.argues
          && section.signs == .zero
      }
      guard areGroups, !groups.isEmpty, groups.count == below.count else { continue }
      let inGroups = Set(groups)
      let items = lines.indices.filter {
        inGroups.contains(sectionOfLine[$0]) && lines[$0].beginsItem && lines[$0].indent < 2
      }.prefix(OptionName.mostCompared)
      let names = items.map { OptionName(bytes.string(lines[$0].text)) }
      let others = Set(
        sections.indices.filter { !inGroups.contains($0) && sections[$0].role == .unknown }
          .map { sections[$0].words })
      guard names.contains(where: { others.contains($0.words) || isChosen($0) }) else { continue }
      for group in groups { sections[group].role = .options }
      listed += names
    }
  }

  /// Returns whether a name follows the first colon of a line of the outcome.
  private func isChosen(_ name: OptionName) -> Bool {
    lines.indices.prefix(2_000).contains { place in
      guard sections[sectionOfLine[place]].role == .outcome, !name.isEmpty,
        let colon = bytes.colon(in: lines[place].text)
      else { return false }
      return bytes.words(colon.upperBound..<lines[place].text.upperBound).starts(with: name.words)
    }
  }
}
