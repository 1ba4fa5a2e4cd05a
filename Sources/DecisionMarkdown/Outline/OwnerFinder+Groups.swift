import Decisions

extension OwnerFinder {
  /// Returns the titles that occur below both a heading of pros and one of cons, such as `Redis` below
  /// `Advantages` and `Drawbacks`, if there are several, nothing else names options, and the decision
  /// names one of them.
  static func dividedTitles(in outline: Outline) -> Set<[String]> {
    let sections = outline.sections
    if sections.contains(where: { [.options, .option].contains($0.role) }) { return [] }
    func titles(_ side: Side) -> Set<[String]> {
      let below = sections.lazy.filter { section in
        section.role == .unknown
          && section.parent.map { sections[$0].role == .side(side) } == true
      }
      return Set(below.map(\.words))
    }
    let titles = titles(.pro).intersection(titles(.con))
    guard titles.count > 1 else { return [] }
    let chosen = OptionGroups.namesInOutcome(of: outline)
    return chosen.contains { words in titles.contains { words.firstRange(of: $0) != nil } }
      ? titles : []
  }

  /// Returns whether a section only groups options. It must have no arguments, and one of these must be
  /// true of the sections directly below it: several have listed titles; one has both sides or is called
  /// an option; or the section itself is empty, and all below it have arguments, one of them on both
  /// sides, and titles that no other section has, unlike `Cost`. Beside a heading that groups
  /// several options, a single section is enough.
  mutating func isGroup(_ index: Int) -> Bool {
    groups(index, atLeast: 2)
      || groups(index, atLeast: 1) && groupsBeside[sections[index].group, default: 0] > 0
  }

  mutating func groups(_ index: Int, atLeast least: Int) -> Bool {
    let section = sections[index]
    guard !section.argues else { return false }
    let below = sectionsBelow(index).filter { sections[$0].parent == index }
    if below.count(where: { closeness[$0] == .same }) > 1 { return true }
    let children = below.map { sections[$0] }.filter { $0.level < Section.boldLevel }
    if children.contains(where: { $0.role == .option || $0.role == .unknown && $0.isDivided }) {
      return true
    }
    return !section.hasText && !section.hasItems && children.count >= least
      && children.contains(where: \.weighs)
      && children.allSatisfy { $0.role == .unknown && $0.argues && uses[$0.words] == 1 }
  }

  func sectionsBelow(_ index: Int) -> Range<Int> {
    (index + 1..<sections.count).prefix { sections[$0].level > sections[index].level }
  }

  /// Returns whether a heading ends with a colon and is the only one there with arguments. Then it
  /// labels the arguments of the heading above, and isn't an option.
  func isOnlyLabel(_ index: Int, of parent: Int) -> Bool {
    let title = outline.lines[sections[index].line].text
    return sections[parent].line >= 0 && outline.bytes.endsWithColon(title)
      && !sectionsBelow(parent).contains { $0 != index && sections[$0].argues }
  }

  /// Returns whether a heading differs from those beside it: it is about several (`Options 1 and 2`), they
  /// are named as options (`Comparison` beside `Option 1` and `Option 2`), or several group options.
  mutating func standsBesideOthers(_ index: Int) -> Bool {
    if SectionWords.beginsSeveral(sections[index].words) { return true }
    let group = sections[index].group
    if namedGroups.contains(group) && !Self.isNumbered(sections[index], in: outline) { return true }
    return groupsBeside[group, default: 0] > 1 && !isGroup(index)
  }

  /// Returns the headings that have a heading such as `Trade-offs` with their pros and cons below them.
  /// At least two of them must stand beside each other.
  func headingsWeighedBelow() -> Set<Int> {
    let below = sections.filter { section in
      [.unknown, .comparison].contains(section.role) && section.weighs
        && SectionWords.weighs(section.words)
    }
    let parents = below.compactMap(\.parent).filter {
      sections[$0].role == .unknown && sections[$0].line >= 0
    }
    let groups = Dictionary(grouping: Set(parents)) { sections[$0].group }
    return Set(groups.values.filter { $0.count > 1 }.joined())
  }

  /// Returns whether a heading is a question: `Why not Kafka`, `What else was considered?`
  func asks(_ section: Section) -> Bool {
    ReasonWords.asksWhy(section.words)
      || outline.bytes.endsWithQuestionMark(section.title)
  }

  static func isNumbered(_ section: Section, in outline: Outline) -> Bool {
    section.line >= 0 && OptionName(outline.bytes[section.title]).label != nil
  }

  /// Returns whether a heading below one of a side has the arguments of an option: `Kafka` below `Pros`,
  /// if it is listed or also below `Cons`.
  mutating func namesOptionOfSide(_ index: Int) -> Bool {
    guard sections[index].parent.map({ sections[$0].role.isOfSide }) == true else { return false }
    return closeness[index] == .same || dividedTitles.contains(sections[index].words)
  }
}
