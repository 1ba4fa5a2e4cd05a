import Decisions

extension OwnerFinder {
  /// Returns whether a section only groups options. It must have no arguments, and one of these must be
  /// true of the sections directly below it: several have listed titles; one has both sides or is called
  /// an option; or the section itself is empty, and several are below it, which all have arguments, one
  /// of them on both sides, and titles that no other section has, unlike `Cost`.
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

  /// Returns whether a heading differs from those beside it, which are named as options: `Comparison`
  /// beside `Option 1` and `Option 2`.
  mutating func standsBesideOthers(_ index: Int) -> Bool {
    namedGroups.contains(sections[index].group) && !Self.isNumbered(sections[index], in: outline)
  }

  /// Returns whether a heading is a question: `Why not Kafka`, `What else was considered?`
  func asks(_ section: Section) -> Bool {
    ReasonWords.asksWhy(section.words)
      || outline.bytes[section.title].last { !$0.isDecoration } == "?"
  }

  static func isNumbered(_ section: Section, in outline: Outline) -> Bool {
    section.line >= 0 && OptionName(outline.bytes[section.title]).label != nil
  }
}
