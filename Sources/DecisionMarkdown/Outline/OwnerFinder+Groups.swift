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
  /// sides, and titles that no other section has, unlike `Cost`.
  mutating func isGroup(_ index: Int) -> Bool {
    let section = sections[index]
    guard !section.argues else { return false }
    let below = sectionsBelow(index).filter { sections[$0].parent == index }
    if below.count(where: { closeness[$0] == .same }) > 1 { return true }
    let children = below.map { sections[$0] }.filter { $0.level < Section.boldLevel }
    if children.contains(where: { $0.role == .option || $0.role == .unknown && $0.isDivided }) {
      return true
    }
    return !section.hasText && !section.hasItems && children.count > 1
      && children.contains(where: \.weighs)
      && children.allSatisfy { $0.role == .unknown && $0.argues && uses[$0.words] == 1 }
  }

  /// Returns whether a heading ends with a colon and is the only one there with arguments. Then it
  /// labels the arguments of the heading above, and isn't an option.
  func isOnlyLabel(_ index: Int, of parent: Int) -> Bool {
    let title = outline.lines[sections[index].line].text
    return sections[parent].line >= 0 && outline.bytes.endsWithColon(title)
      && !sectionsBelow(parent).contains { $0 != index && sections[$0].argues }
  }

  /// Returns whether the headings beside it are named as options, unlike it: `Comparison` beside
  /// `Option 1` and `Option 2`.
  mutating func standsBesideNames(_ index: Int) -> Bool {
    namedGroups.contains(sections[index].group) && !Self.isNumbered(sections[index], in: outline)
  }
}
