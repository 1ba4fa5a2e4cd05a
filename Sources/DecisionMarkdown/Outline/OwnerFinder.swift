import BusinessLogic

/// Decides whose arguments each section holds.
struct OwnerFinder {
  private let outline: Outline
  private var sections: [Section]
  private let areListed: [Bool]
  private let firstChoiceAmongOptions: Int

  static func sections(of outline: Outline) -> [Section] {
    var finder = OwnerFinder(outline)
    for place in finder.sections.indices { finder.decideOwner(of: place) }
    return finder.sections
  }

  private init(_ outline: Outline) {
    self.outline = outline
    sections = outline.sections
    areListed = sections.map { Self.isListed($0, in: outline) }
    let hasOptions = sections.contains { $0.role == .options || $0.listsOptions }
    let choice = hasOptions ? sections.firstIndex { $0.role == .outcome } : nil
    firstChoiceAmongOptions = choice ?? .max
  }

  private static func isListed(_ section: Section, in outline: Outline) -> Bool {
    guard !outline.listed.isEmpty else { return false }
    switch section.role {
    case .unknown, .option, .side: break
    default: return false
    }
    let isWhole = !section.isSubject && section.line >= 0
    let name =
      isWhole
      ? OptionName(outline.bytes.string(outline.lines[section.line].text))
      : OptionName(words: section.words)
    return name.isClose(toOneOf: outline.listed)
  }

  private mutating func setOwner(_ owner: Section.Owner, side: Side?, of place: Int) {
    sections[place].owner = owner
    sections[place].side = side
  }

  private mutating func decideOwner(of place: Int) {
    let section = sections[place]
    let parent = section.parent.map { sections[$0] }
    let around = parent?.owner ?? .nobody
    let isInOption = around.isOption

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
      // "Performance" below "Advantages" groups advantages; "Why not" below an option is against
      // it.
      let side = parent?.side ?? (isInOption ? ReasonWords.side(section.words) : nil)
      setOwner(owner, side: owner == around ? side : nil, of: place)
    }
  }

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
    // "Postgres resources" below "Links" is no option.
    if section.parent.map({ sections[$0].role == .other }) == true, !argues { return around }
    if section.listsOptions { return .listed }
    if areListed[place] { return .option(place) }
    let isBoldLine = section.level == Section.boldLevel
    switch around {
    case .listed:
      // A heading among the options is one. A bold line is one if it has arguments.
      if isBoldLine && !argues { return .listed }
      return isGroup(place) || !argues && standsBesideOptions(place) ? .listed : .option(place)
    case .consequences:
      // A section with its own consequences is an option, even below the outcome.
      return section.hasConsequences ? .option(place) : .consequences
    case .option(let option):
      // "Performance" below "Postgres" groups arguments. It is an option if it has both sides, and
      // nothing lists the heading above it.
      let isOption =
        !isBoldLine && (section.hasLabels || section.hasSides) && !areListed[option]
        && sections[option].role == .unknown && !sections[option].hasArguments
      return isOption ? .option(place) : around
    case .document, .nobody:
      guard argues else { return .nobody }
      if isBoldLine, let parent = section.parent, isOnlyLabel(place, of: parent) {
        return sections[parent].role == .unknown ? .option(parent) : around
      }
      // "Risks and mitigations" of the choice are no option.
      return SideWords.speaksOfSides(section.words) && place > firstChoiceAmongOptions
        ? .consequences : .option(place)
    }
  }

  /// Whether a bold line ends with a colon and is the only one there with arguments. It labels the
  /// arguments of the heading above then, and is no option.
  private func isOnlyLabel(_ place: Int, of parent: Int) -> Bool {
    let title = outline.bytes[outline.lines[sections[place].line].text].suffix(3)
    guard sections[parent].line >= 0, sections[parent].level < Section.boldLevel,
      title.contains(ASCII.byte(":"))
    else { return false }
    return !sections[(parent + 1)...].indices.prefix { sections[$0].level > sections[parent].level }
      .contains { other in
        other != place && sections[other].parent == parent
          && (sections[other].hasArguments || sections[other].hasLabels || sections[other].hasSides)
      }
  }

  /// Whether the section around it lists options, or is about something else than options:
  /// `Details`, `Discussion`.
  private func standsBesideOptions(_ place: Int) -> Bool {
    guard let parent = sections[place].parent else { return false }
    if sections[parent].listsOptions { return true }
    return sections[parent].role == .comparison
      && !SectionWords.namesOptions(sections[parent].words)
  }

  /// Whether it only groups options: it has no arguments, and a section below it has both sides or
  /// is called an option.
  private func isGroup(_ place: Int) -> Bool {
    let section = sections[place]
    guard !section.hasArguments, !section.hasLabels, !section.hasSides, !areListed[place] else {
      return false
    }
    var isGroup = false
    var next = place + 1
    while next < sections.count, sections[next].level > section.level {
      let child = sections[next]
      if child.parent == place, child.level < Section.boldLevel,
        child.role == .option
          || child.role == .unknown && (child.hasLabels || child.hasSides || areListed[next])
      {
        isGroup = true
        break
      }
      next += 1
    }
    return isGroup
  }

  /// Whether the title is an option, because a section beside it has sides too.
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
    if around.isOption || around == .consequences {
      return setOwner(around, side: side, of: place)
    }
    let parent = section.parent.map { sections[$0] }
    if areListed[place] { return setOwner(.option(place), side: side, of: place) }
    if let before = section.sibling {
      switch sections[before].role {
      case .option, .unknown:
        if sections[before].owner.isOption {
          return setOwner(sections[before].owner, side: side, of: place)
        }
        if areListed[before] || (parent?.sides[side] ?? 0) > 1 {
          setOwner(.option(before), side: nil, of: before)
          return setOwner(.option(before), side: side, of: place)
        }
      default: break
      }
    }
    setOwner(place > firstChoiceAmongOptions ? .consequences : .document, side: side, of: place)
  }

}
