import Decisions

/// Finds the owner of the arguments in each section.
struct OwnerFinder {
  let outline: Outline
  var sections: [Section]
  /// How close the title of each section is to one in the lists of options.
  let closeness: [OptionName.Agreement?]
  /// Whether the document has a list or a heading of options.
  let hasOptions: Bool
  let firstChoiceAmongOptions: Int?
  /// Whether headings give one side of several options: `Advantages of Redis`,
  /// `Advantages of Kafka`.
  let dividesSides: Bool

  /// The groups of several headings with arguments, which compare options.
  private lazy var comparedGroups = groups { $0.argues }
  /// The groups in which several headings have both pros and cons.
  private lazy var weighedGroups = groups { $0.weighs }
  /// The groups in which several headings have arguments or signs: those of a single one may be rules.
  private lazy var judgedGroups = groups { $0.argues || !$0.signs.isEmpty }
  /// The groups in which a bold line has signs of pros and cons below it.
  private lazy var signedGroups = Set(
    sections.filter { $0.level == Section.boldLevel && $0.signs.count > 1 }.map(\.group))
  /// The groups in which several headings have tables of pros and cons.
  private lazy var tabledGroups = groups { $0.isWeighedInTable }
  /// The groups of several headings that are listed, numbered, or called `Option 1`.
  lazy var namedGroups = zip(sections, closeness).filter { section, closeness in
    section.role == .option || closeness != nil
      || section.role == .unknown && Self.isNumbered(section, in: outline)
  }.map(\.0.group).repeated

  /// The headings that have one with their pros and cons below them; empty if the file lists options.
  private lazy var weighedBelow = hasOptions ? [] : headingsWeighedBelow()

  /// The groups of headings for aspects of what was chosen, as ``aspects`` finds them.
  private lazy var aspectGroups = aspects()

  lazy var dividedTitles = Self.dividedTitles(in: outline)

  /// The number of headings with each title.
  lazy var uses = sections.map(\.words).counts

  /// For each group, the number of its headings that have several options below them.
  lazy var groupsBeside: [Section.Group: Int] = {
    var finder = self
    return sections.indices.filter { finder.groups($0, atLeast: 2) }.map { sections[$0].group }
      .counts
  }()

  /// The number of headings in each group.
  lazy var sizes = sections.map(\.group).counts

  private func groups(of isCompared: (Section) -> Bool) -> Set<Section.Group> {
    let options = sections.filter { [.unknown, .option].contains($0.role) && isCompared($0) }
    return options.map(\.group).repeated
  }

  static func sections(of outline: Outline) -> [Section] {
    var finder = OwnerFinder(outline)
    for index in finder.sections.indices {
      let (owner, side) = finder.owner(of: index)
      (finder.sections[index].owner, finder.sections[index].side) = (owner, side)
    }
    return finder.sections
  }

  private init(_ outline: Outline) {
    self.outline = outline
    sections = outline.sections
    let titles = outline.tables.keys.sorted().filter { outline.section(of: $0).role == .options }
      .flatMap { outline.tables[$0]?.titlesOfOptions(outline.bytes) ?? [] }
    let names = OptionNames(outline.listed + titles.prefix(OptionName.mostCompared))
    closeness = sections.map { section in
      // `Redis`, `Pros of Redis`
      section.role == .unknown || section.role.isOfSide
        ? names.closeness(to: section, in: outline) : nil
    }
    hasOptions = !outline.entries.isEmpty || sections.contains { $0.role == .options }
    firstChoiceAmongOptions = hasOptions ? sections.firstIndex { $0.role == .outcome } : nil
    let subjects = Dictionary(grouping: sections.filter(\.isSubject), by: \.role).values
    dividesSides = subjects.contains { Set($0.map(\.words)).count > 1 }
  }

  /// Returns the owner of a section, and the side of its items without a mark.
  private mutating func owner(of index: Int) -> (Section.Owner, Side?) {
    let section = sections[index]
    let parent = section.parent.map { sections[$0] }
    let around = parent?.owner ?? .nobody
    let isInOption = around.isOption
    if section.role == .option || section.role == .unknown, !section.title.isEmpty,
      TemplateHint.isTitle(outline.bytes, section.title)
    {
      sections[index].isLeftOut = true
      return (.nobody, nil)
    }
    switch section.role {
    case .title: return (.document, nil)
    case .side(let side): return (ownerOfSide(side, index, around), sections[index].role.side)
    case .consequences(let side): return (isInOption ? around : .consequences, side)
    case .outcome: return (isInOption ? around : .consequences, nil)
    case .options, .comparison: return (isInOption ? around : .listed, nil)
    case .option: return (.option(index), nil)
    case .rejection: return (.nobody, nil)
    case .name, .status, .date, .context, .drivers, .other:
      return (isInOption || around == .consequences ? around : .document, nil)
    case .unknown:
      let owner = ownerOfUnknown(index, around)
      // "Performance" below "Advantages" groups advantages; "Why not" argues against an option.
      var side = parent?.side ?? (isInOption ? ReasonWords.side(section.words) : nil)
      if section.answersCons { side = nil }
      sections[index].isOneArgument = owner == around && isOneOfSide(index)
      return (owner, owner == around || namesOptionOfSide(index) ? side : nil)
    }
  }

  private mutating func ownerOfUnknown(_ index: Int, _ around: Section.Owner) -> Section.Owner {
    let section = sections[index]
    let parent = section.parent.map { sections[$0] }
    guard section.line >= 0 else { return .document }
    // Signs of pros alone may mark finished tasks.
    let argues =
      section.argues || section.signs.count > 1
      || section.signs.contains(SideSet(.con)) && weighedGroups.contains(section.group)
      || !section.signs.isEmpty && around == .listed && signedGroups.contains(section.group)
      || section.isWeighedInTable && outline.listed.isEmpty && tabledGroups.contains(section.group)
    if section.listsOptions { return .listed }
    // Outside of options and decision, a heading that only begins like a listed title may be about
    // anything.
    let isAtHome = argues || around == .listed || around == .consequences
    if let closeness = closeness[index], isAtHome || closeness == .same { return .option(index) }
    if namesOptionOfSide(index) { return .option(index) }
    let isBoldLine = section.level == Section.boldLevel
    switch around {
    case .listed:
      // A heading among the options is an option, a bold line only if it has arguments or a reason.
      let argues =
        argues || section.introducesSides
        || isBoldLine && section.tellsReason && !asks(section) && parent?.listsOptions != true
      // Below `Details` or `Discussion`, it is about something else.
      if !argues && parent?.isDiscussion == true { return .nobody }
      if isBoldLine && !argues && !section.isTitle { return .listed }
      if !argues && (asks(section) || standsBesideOthers(index)) { return .nobody }
      return isGroup(index) || !argues && parent?.listsOptions == true ? .listed : .option(index)
    case .consequences:
      // Several sections with pros and cons are options, even below the outcome.
      let isCompared =
        parent?.role == .outcome && !isBoldLine
        && section.stated.union(section.sides).isSuperset(of: .opposites)
        && comparedGroups.contains(section.group)
      return isCompared ? .option(index) : .consequences
    // "Performance" below "Postgres" groups arguments.
    case .option: return around
    case .document, .nobody:
      if weighedBelow.contains(index) { return .option(index) }
      // "Complexity" directly above items below "Drawbacks" groups drawbacks.
      let isOfSide = parent?.side != nil && !section.answersCons
      guard argues, !section.isLeftOut else {
        let next = isOfSide ? outline.lines.next(after: section.line) : nil
        return next?.beginsItem == true || isOneOfSide(index) ? around : .nobody
      }
      if SectionWords.weighs(section.words) { return ownerOutsideOptions(index) }
      // Items with pros and cons below them are what these are about.
      if section.hasOnlyDetails { return .nobody }
      let isWeighed = section.sides.union(section.stated).isSuperset(of: .opposites)
      if let parent = section.parent, isOnlyLabel(index, of: parent) {
        // "Benefits" alone make no option of the heading beside a list of options.
        if sections[parent].role != .unknown { return around }
        if isWeighed || !hasOptions { return .option(parent) }
      }
      // A pro and a con make an option of a heading that nothing calls one; a side alone does beside
      // another heading with arguments. Where options are listed, several headings must have both.
      let isCompared =
        comparedGroups.contains(section.group) || weighedGroups.contains(section.group)
      let isJudged = section.argues || section.tellsReason || judgedGroups.contains(section.group)
      let isOption =
        hasOptions
        ? isWeighed && weighedGroups.contains(section.group)
        : isCompared || section.weighs && isJudged
      if isOption, !aspectGroups.contains(section.group) { return .option(index) }
      sections[index].isLeftOut = !section.hasSides
      return .nobody
    }
  }
}
