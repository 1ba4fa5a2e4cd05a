import Decisions

/// Who owns the arguments below headings of sides.
extension OwnerFinder {
  /// Returns whether a heading of a side says what has it, unlike `Advantages for users`.
  private func namesSubject(_ section: Section) -> Bool {
    section.isSubject
      && SideWords.nameSubject(
        outline.bytes.words(outline.lines[section.line].text), section.words)
  }

  /// Returns whether a heading below `Drawbacks` is for one drawback, whose text is its first paragraph.
  /// It must be one of several, or all that is there: beside a list, it may be about something else.
  mutating func isOneOfSide(_ index: Int) -> Bool {
    let section = sections[index]
    guard let parent = section.parent, sections[parent].role.isOfSide, !asks(sections[parent]),
      section.level < Section.boldLevel, !section.argues, !section.answersCons, !asks(section),
      let text = outline.lines[(section.line + 1)...].firstIndex(where: { $0.kind != .blank }),
      outline.lines[text].kind == .text, !outline.lines[text].isQuoted,
      !outline.introducesList(text)
    else { return false }
    return !sections[parent].hasText && !sections[parent].hasItems
      || sizes[section.group, default: 1] > 1
  }

  /// Returns the owner of `## Pros`: the option that it names or the one around it, the heading
  /// before it on the same level, or the document. A section about something else becomes text.
  mutating func ownerOfSide(
    _ side: Side, _ index: Int, _ around: Section.Owner
  ) -> Section.Owner {
    let section = sections[index]
    if !around.isOption, closeness[index] != nil || dividesSides && namesSubject(section) {
      return .option(index)
    }
    if around == .consequences { return around }
    if let before = section.sibling,
      sections[before].role == .option || sections[before].role == .unknown
    {
      if !around.isOption, sections[before].owner.isOption { return sections[before].owner }
      if isRepeated(side, below: section.parent, before) {
        (sections[before].owner, sections[before].side) = (.option(before), nil)
        return .option(before)
      }
    }
    if around.isOption { return around }
    if isAboutOther(section) {
      sections[index].role = .other
      return .document
    }
    return ownerOutsideOptions(index)
  }

  /// Returns the groups of headings below one such as `Trade-offs`, outside a list of options, of which none is
  /// like a listed title.
  func aspects() -> Set<Section.Group> {
    guard 2...OptionName.mostCompared ~= outline.listed.count else { return [] }
    let below = sections.filter { section in
      section.parent.map { sections[$0] }.map {
        $0.role == .unknown && $0.words.contains(.tradeOff) && SectionWords.weighs($0.words)
      } == true
    }
    let named = below.filter { section in
      outline.listed.contains { $0.agreement(with: OptionName(words: section.words)) >= .words }
    }
    return Set(below.map(\.group)).subtracting(named.map(\.group))
  }

  /// Returns the owner of arguments that are about no option.
  func ownerOutsideOptions(_ index: Int) -> Section.Owner {
    // "# Drawbacks" behind "### Rationale" are the document's.
    let isOfChoice = firstChoiceAmongOptions.map { choice in
      index > choice && sections[index].level >= sections[choice].level
    }
    return isOfChoice == true ? .consequences : .document
  }

  /// Returns whether a section has several sections of this side, and some of the other, so that the
  /// heading before this one titles it. Within an option, the first ones are the option's own.
  private func isRepeated(_ side: Side, below parent: Int?, _ before: Int) -> Bool {
    guard let parent, sections[parent].repeatedSides.contains(SideSet(side)),
      sections[parent].sides.isSuperset(of: .opposites)
    else { return false }
    return !sections[parent].owner.isOption
      || sections[parent..<before].reversed().contains {
        $0.parent == parent && $0.role == .side(side)
      }
  }

  /// Returns whether a heading says that something has the pros or cons which the title of the document
  /// doesn't name: `Drawbacks of the current model`.
  private func isAboutOther(_ section: Section) -> Bool {
    // Limits keep many such headings linear.
    let title = sections.prefix(2).first { $0.role == .title }?.words.prefix(60) ?? []
    return namesSubject(section)
      && section.words.contains { WordRoles($0).isUnknown && !title.contains($0) }
  }
}
