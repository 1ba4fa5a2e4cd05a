/// Headings among the options that only group them.
enum OptionGroups {
  /// Turns headings such as `Storage options` and `Cache options` above lists into sections of options, if
  /// they are below the options.
  static func name(in outline: inout Outline) {
    let named = outline.sections.indices.filter { index in
      let section = outline.sections[index]
      return section.role == .unknown && section.hasItems && !section.argues
        && section.level < Section.boldLevel
        && section.parent.map { outline.sections[$0].role } == .options
        && section.words.last.map(SectionWords.isPluralOfOption) == true
        // "Keep both options" is one option.
        && !section.words.contains { $0.means(.particle, .everything) }
    }
    for (_, group) in Dictionary(grouping: named, by: { outline.sections[$0].group })
    where group.count > 1 {
      for index in group { outline.sections[index].role = .options }
    }
  }

  /// Turns headings among the options that contain only lists into groups if the items of these lists are
  /// called `Option A`, or another heading or the choice names one of them.
  static func open(in outline: inout Outline) {
    let sections = outline.sections
    let groups = sections.indices.filter { sections[$0].role == .options }.map { parent in
      (parent + 1..<sections.count).prefix {
        sections[$0].parent == parent && isGroup(sections[$0])
      }
    }.filter { !$0.isEmpty }
    // Most files have none.
    guard !groups.isEmpty else { return }
    let titles = Set(sections.filter { $0.role == .unknown && !isGroup($0) }.map(\.words))
    let chosen = namesInOutcome(of: outline)
    /// The place of the first of some names in each statement.
    func places(_ names: [[String]]) -> [Int] {
      chosen.map { words in
        names.compactMap { $0.isEmpty ? nil : words.firstRange(of: $0)?.lowerBound }.min() ?? .max
      }
    }
    let sizes = sections.map(\.group).counts
    for groups in groups {
      // A heading beside them that is none would be lost among the items.
      let areAll = groups.count == sizes[sections[groups.lowerBound].group]
      let entries = groups.flatMap { outline.topItems[$0] }.map { outline.lines[$0].text }
      let names = entries.prefix(OptionName.mostCompared).map { OptionName(outline.bytes[$0]) }
      let (headings, items) = (
        places(groups.map { Array(OptionName(outline.bytes[sections[$0].title]).core) }),
        places(names.map(\.words))
      )
      // Bold lines are options if the choice names one of them and no item.
      if items.allSatisfy({ $0 == .max }), headings.contains(where: { $0 < .max }) {
        for group in groups { outline.sections[group].isTitle = true }
      }
      // A heading that the choice names first is an option itself.
      guard zip(headings, items).allSatisfy({ $0 == .max || $1 < $0 }),
        items.contains(where: { $0 < .max }) || names.contains(where: { titles.contains($0.words) })
          || names.count(where: { isTitled($0, titles) }) > 1
          || areAll && areLabelled(entries, names, in: outline)
      else { continue }
      for group in groups { outline.sections[group].role = .options }
      let free = OptionName.mostCompared - min(outline.listed.count, OptionName.mostCompared)
      outline.listed += names.prefix(free)
    }
  }

  /// Returns whether a heading has the name of an item, but for its end: `DI-1 — closure` of
  /// `DI-1 — closure (see below)`.
  private static func isTitled(_ name: OptionName, _ titles: Set<[String]>) -> Bool {
    (3...12).contains { titles.contains(Array(name.words.prefix($0))) }
  }

  /// Returns whether items begin like `Option A: Kafka`, each with its own label and title.
  private static func areLabelled(
    _ entries: [Range<Int>], _ names: [OptionName], in outline: Outline
  ) -> Bool {
    !entries.isEmpty && Set(names.map(\.label)).count == entries.count
      && Set(names.map(\.core)).count == entries.count
      && entries.allSatisfy { isLabelled($0, in: outline) }
  }

  /// Returns whether an item begins like `Option A: Kafka`, unlike `ALT-1: **Description:** …`.
  private static func isLabelled(_ text: Range<Int>, in outline: Outline) -> Bool {
    guard outline.lead.numbersOption(text) else { return false }
    guard let colon = outline.bytes.colon(in: text) else { return true }
    let rest = (colon.upperBound..<text.upperBound).drop { outline.bytes[$0].isSpace }
    return !MarkReader(outline.bytes).beginsKey(rest)
  }

  /// Among the options, `State` is no status.
  private static func isGroup(_ section: Section) -> Bool {
    [.unknown, .status].contains(section.role) && section.hasItems && !section.hasText
      && (!section.argues || section.hasOnlyDetails)
      && section.signs.isEmpty
  }

  /// Returns the words of the first clause that decides in each of the first paragraphs of outcomes, behind
  /// a colon if there is one, before a reason.
  static func namesInOutcome(of outline: Outline) -> [[String]] {
    let texts = outline.lines.indices.lazy.filter { index in
      outline.section(of: index).role == .outcome && !outline.lines.continues(at: index)
    }.map { index in
      let end = outline.lines[outline.lines.endOfParagraph(index) - 1]
      return outline.lines[index].text.lowerBound..<end.text.upperBound
    }
    let names = texts.map { range in
      let start = outline.bytes.colon(in: range)?.upperBound ?? range.lowerBound
      let text = ClauseText(outline.bytes, (start..<range.upperBound).prefix(800))
      // "want" is also a verb.
      let words = text.words.prefix { !$0.roles.has(.because) || $0.roles.has(.helping) }
      let starts = words.indices.filter { $0 == 0 || !words[$0].gap.isDisjoint(with: .clause) }
      let clauses = zip(starts, starts.dropFirst() + [words.endIndex]).map { words[$0..<$1] }
      let clause = clauses.first { $0.contains { $0.roles.has(.decision, .chosen) } }
      return (clause ?? clauses.first ?? []).map { text.text(of: $0) }
    }
    return Array(names.prefix(20))
  }
}
