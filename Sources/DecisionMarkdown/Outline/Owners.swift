import BusinessLogic

extension Outline {
  /// Decides to whom the arguments of a section belong; those before it are decided.
  mutating func decideOwner(of place: Int) {
    let section = sections[place]
    let parent = section.parent.map { sections[$0] }
    let around = parent?.owner ?? .nobody
    var isInOption = false
    if case .option = around { isInOption = true }

    switch section.role {
    case .title:
      setOwner(isOneOfSeveral(place) ? .option(place) : .document, side: nil, of: place)
    case .side(let side):
      decideSide(side, of: place, around)
    case .consequences(let side):
      setOwner(isInOption ? around : .consequences, side: side, of: place)
    case .outcome:
      setOwner(isInOption ? around : .consequences, side: nil, of: place)
    case .comparison where isAmongConsequences(parent):
      setOwner(around, side: nil, of: place)
    case .options, .comparison:
      setOwner(isInOption ? around : .listed, side: nil, of: place)
    case .option:
      setOwner(.option(place), side: nil, of: place)
    case .name, .status, .date, .context, .drivers, .other:
      setOwner(isInOption || around == .consequences ? around : .document, side: nil, of: place)
    case .unknown:
      let owner = ownerOfUnknown(place, around, isInOption)
      // "Performance" below "Advantages" sorts advantages; "Why not" below an option is against it.
      let side = parent?.side ?? (isInOption ? ReasonWords.side(section.words) : nil)
      setOwner(owner, side: owner == around ? side : nil, of: place)
    }
  }

  /// "Trade-offs" of the choice compare no options.
  private func isAmongConsequences(_ parent: Section?) -> Bool {
    if case .consequences = parent?.role { parent?.owner == .consequences } else { false }
  }

  private func ownerOfUnknown(
    _ place: Int, _ around: Section.Owner, _ isInOption: Bool
  ) -> Section.Owner {
    let section = sections[place]
    guard section.line >= 0 else { return .document }
    let argues =
      section.hasArguments || section.hasLabels || section.hasSides
      || section.signs.different > 1
    // "Postgres resources" below "Links" is no option, though Postgres is one.
    if section.parent.map({ sections[$0].role == .other }) == true, !argues { return around }
    if section.listsOptions { return .listed }
    if isListed(place) { return .option(place) }
    let isBoldLine = section.level == Section.boldLevel
    switch around {
    case .listed:
      // A heading among the options is one; a bold line only if it has arguments.
      if isBoldLine && !argues { return .listed }
      return isGroup(place) || !argues && standsBesideOptions(place) ? .listed : .option(place)
    case .consequences:
      // What has consequences of its own is an option, though it stands below the outcome.
      return section.hasConsequences ? .option(place) : .consequences
    case .option(let option):
      // "Performance" below "Postgres" sorts arguments; it is no option, unless it has both
      // sides to itself below something that nobody lists.
      let isOption =
        !isBoldLine && (section.hasLabels || section.hasSides) && !isListed(option)
        && sections[option].role == .unknown && !sections[option].hasArguments
      return isOption ? .option(place) : around
    case .document, .nobody:
      guard argues else { return .nobody }
      if isBoldLine, let parent = section.parent, isOnlyLabel(place, of: parent) {
        return sections[parent].role == .unknown ? .option(parent) : around
      }
      // "Risks and mitigations" of the choice are no option.
      return SideWords.speaksOfSides(section.words) && followsChoice(place)
        ? .consequences : .option(place)
    }
  }

  /// Whether a bold line is a label of what the heading above speaks of, rather than an option of
  /// its own: it ends with a colon, and no other bold line there has arguments below it.
  private func isOnlyLabel(_ place: Int, of parent: Int) -> Bool {
    let title = bytes[lines[sections[place].line].text].suffix(3)
    guard sections[parent].line >= 0, sections[parent].level < Section.boldLevel,
      title.contains(ASCII.byte(":"))
    else { return false }
    return !sections[(parent + 1)...].indices.prefix { sections[$0].level > sections[parent].level }
      .contains { other in
        other != place && sections[other].parent == parent
          && (sections[other].hasArguments || sections[other].hasLabels || sections[other].hasSides)
      }
  }

  /// Whether the section around it lists options itself, or is no place of options but for its
  /// arguments: `Details`, `Discussion`.
  private func standsBesideOptions(_ place: Int) -> Bool {
    guard let parent = sections[place].parent else { return false }
    if sections[parent].listsOptions { return true }
    return sections[parent].role == .comparison
      && !SectionWords.namesOptions(sections[parent].words)
  }

  /// Whether it only gathers options: no argument of its own, and those below have both sides, or
  /// are called options.
  private func isGroup(_ place: Int) -> Bool {
    let section = sections[place]
    guard !section.hasArguments, !section.hasLabels, !section.hasSides, !isListed(place) else {
      return false
    }
    var isGroup = false
    var next = place + 1
    while next < sections.count, sections[next].level > section.level {
      let child = sections[next]
      if child.parent == place, child.level < Section.boldLevel,
        child.role == .option
          || child.role == .unknown && (child.hasLabels || child.hasSides || isListed(next))
      {
        isGroup = true
        break
      }
      next += 1
    }
    return isGroup
  }

  /// Whether an item below a heading within the options names one: `Option 2 …`, `B. …`, or what
  /// stands above a section of its own.
  func isInGroup(_ place: Int, _ headings: Set<String>) -> Bool {
    let section = sections[sectionOfLine[place]]
    guard section.role == .unknown, let parent = section.parent,
      sections[parent].role == .options
    else { return false }
    let words = FoldedWords(InlineText.plain(bytes.string(lines[place].text))).words
    return SectionWords.beginsOption(words) || headings.contains(OptionName(words: words).core)
      || OptionName(bytes.string(lines[place].text)).letter != nil
  }

  /// A title is an option itself if others beside it have sides below them as well.
  private func isOneOfSeveral(_ place: Int) -> Bool {
    guard sections[place].hasSides || sections[place].hasLabels else { return false }
    return sections.indices.contains { other in
      other != place && sections[other].level == sections[place].level
        && (sections[other].hasSides || sections[other].hasLabels)
        && (sections[other].role == .unknown || sections[other].role == .option)
    }
  }

  /// `## Pros` belongs to the option around it, to the one before it on the same level, or to the
  /// document.
  private mutating func decideSide(_ side: Side, of place: Int, _ around: Section.Owner) {
    let section = sections[place]
    if case .option = around { return setOwner(around, side: side, of: place) }
    if around == .consequences { return setOwner(around, side: side, of: place) }
    let parent = section.parent.map { sections[$0] }
    // "Advantages of Postgres", where Postgres is listed.
    if isListed(place) { return setOwner(.option(place), side: side, of: place) }
    if let before = section.sibling {
      switch sections[before].role {
      case .option, .unknown:
        if case .option = sections[before].owner {
          return setOwner(sections[before].owner, side: side, of: place)
        }
        if isListed(before) || (parent?.sides[side] ?? 0) > 1 {
          setOwner(.option(before), side: nil, of: before)
          return setOwner(.option(before), side: side, of: place)
        }
      default: break
      }
    }
    setOwner(followsChoice(place) ? .consequences : .document, side: side, of: place)
  }

  /// Whether the choice among options was told before: what is good and bad follows from it then.
  private func followsChoice(_ place: Int) -> Bool { place > firstChoiceAmongOptions }
}
