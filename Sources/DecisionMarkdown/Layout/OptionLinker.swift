/// Joins the places that name one option: its title in a list, the heading of its section, its row.
struct OptionLinker {
  var layout: DecisionLayout
  var target: [Int]
  private(set) var hasArguments: [Bool]
  var outline: Outline { layout.outline }

  static func link(_ layout: inout DecisionLayout) {
    var linker = OptionLinker(
      layout: layout, target: Array(layout.options.indices), hasArguments: layout.hasArguments)
    linker.link()
    linker.keepTargets()
    linker.endTitlesLikeHeadings()
    layout = linker.layout
  }

  private mutating func link() {
    let sections = target.filter { layout.options[$0].section != nil }
    let rows = target.filter { layout.options[$0].isInTable }
    let listed = target.filter { layout.options[$0].listed != nil && !layout.options[$0].isInTable }
    joinSame(sections, but: repeatedTitles(listed))
    joinLists(listed)
    join(sections, with: listed)
    joinLeftOver(sections, listed)
    // Options may be described in one section and judged in another.
    let described = sections.filter { isInList($0) && isAlone($0) }
    join(sections.filter { !isInList($0) }, with: described)
    join(rows, with: (listed + sections).filter { isAlone($0) })
  }

  /// Returns the titles that stand in several lists, where they answer different questions.
  private func repeatedTitles(_ listed: [Int]) -> Set<[String]> {
    guard listed.contains(where: { list($0) != list(listed[0]) }) else { return [] }
    let lists = Dictionary(grouping: listed, by: list).values
    return lists.flatMap { list in Set(list.map { name($0).words }) }.repeated
  }

  /// Returns the section of the list with the title of an option.
  private func list(_ option: Int) -> Int? {
    layout.options[option].listed.map { outline.sectionOfLine[$0.lines.lowerBound] }
  }

  func name(_ option: Int) -> OptionName { layout.options[option].name }

  func isAlone(_ option: Int) -> Bool { target[option] == option }

  func isInList(_ option: Int) -> Bool { parent(option)?.role == .options }

  /// Returns the section around that of an option.
  func parent(_ option: Int) -> Section? {
    let section = layout.options[option].section.map { outline.section(of: $0.line) }
    return section?.parent.map { outline.sections[$0] }
  }

  /// Joins the options with arguments or reasons in a later list to those of the first list that
  /// have none: `Option B` to `Option B: keep no logs`.
  private mutating func joinLists(_ listed: [Int]) {
    guard let first = listed.first, let start = list(first) else { return }
    let bare = listed.filter { list($0) == start }
    let judged = listed.filter { option in
      list(option) != start && (hasArguments[option] || hasReason(option))
    }
    join(judged, with: bare, byIndex: false)
  }

  private mutating func join(_ sections: [Int], with others: [Int], byIndex: Bool = true) {
    let all = sections.filter { isAlone($0) }
    guard max(all.count, others.count) <= OptionName.mostCompared else { return }
    var isFree = [Bool](repeating: false, count: target.count)
    for option in others { isFree[option] = true }
    // Most titles are equal, so few have to be compared with each other.
    for section in all where !name(section).isEmpty {
      guard let match = others.first(where: { isFree[$0] && name($0).hasWords(of: name(section)) })
      else { continue }
      isFree[match] = false
      join(section, with: match)
    }
    let titled = others
    let (sections, others) = (all.filter { isAlone($0) }, others.filter { isFree[$0] })
    let agreements = sections.map { section in
      others.map { (option: $0, agreement: name($0).agreement(with: name(section))) }
    }
    // Take the best agreement first, so that "Kafka" doesn't take the place of "Kafka Streams".
    for agreement in OptionName.Agreement.best where byIndex || agreement != .index {
      for (section, all) in zip(sections, agreements) where isAlone(section) {
        let matches = all.filter {
          $0.agreement == agreement && isFree[$0.option]
            && (agreement != .index || mayShareNumber(section, $0.option))
        }
        guard let match = matches.first?.option, matches.count == 1 || agreement >= .prefix else {
          continue
        }
        isFree[match] = false
        join(section, with: match)
      }
    }
    // "Option B" may have several headings.
    for section in sections where byIndex && isAlone(section) && name(section).label != nil {
      let same = titled.filter {
        name($0).label == name(section).label && mayShareNumber(section, $0)
      }
      if same.count == 1 { join(section, with: same[0]) }
    }
  }

  /// Returns whether two options with the same number may be one: not if both have arguments and
  /// their titles aren't alike.
  private func mayShareNumber(_ one: Int, _ other: Int) -> Bool {
    !hasArguments[one] || !hasArguments[other] || name(one).resembles(name(other))
  }

  mutating func join(_ option: Int, with match: Int) {
    target[option] = match
    let (one, other) = (layout.options[option], layout.options[match])
    layout.options[match].section = other.section ?? one.section
    if other.section == nil, one.section != nil {
      layout.options[match].sectionName = one.sectionName ?? one.name
    }
    layout.options[match].listed = other.listed ?? one.listed
    if other.listed != nil, let repeated = one.listed {
      layout.options[match].repeated.append(repeated)
    }
    layout.options[match].isMarked = other.isMarked || one.isMarked
  }

  /// Joins the remaining options in their order if the counts are equal and one of these is true: the
  /// options of each pair are alike or have the same number, or every option has a heading.
  private mutating func joinLeftOver(_ sections: [Int], _ listed: [Int]) {
    let alone = sections.filter { isAlone($0) && !isInList($0) }
    let taken = Set(sections.map { target[$0] })
    let free = listed.filter { !taken.contains($0) }
    let pairs = Array(zip(alone, free))
    let mayBeSame = pairs.allSatisfy { section, item in
      let (one, other) = (name(section).ordinal, name(item).ordinal)
      return (name(section).label != nil && one == other || name(section).resembles(name(item)))
        && (one ?? other) == (other ?? one)
    }
    guard alone.count == free.count,
      mayBeSame || areAllOptions(sections.filter { !isInList($0) }, listed)
    else { return }
    for (section, item) in pairs { join(section, with: item) }
  }

  /// Keeps the options that are their own targets, in the order of the file.
  private mutating func keepTargets() {
    func final(_ option: Int) -> Int { isAlone(option) ? option : final(target[option]) }
    for option in hasArguments.indices where hasArguments[option] {
      hasArguments[final(option)] = true
    }
    let alone = layout.options.indices.filter { isAlone($0) }
    let kept = alone.filter { isKept($0) }
      .sorted { (layout.options[$0].line ?? .max) < (layout.options[$1].line ?? .max) }
    let indices = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    for item in layout.items.indices {
      layout.items[item].option = layout.items[item].option.flatMap { indices[final($0)] }
    }
    let remarks = alone.filter { indices[$0] == nil }.compactMap { layout.options[$0].listed }
    layout.items += remarks.map { .init(whole($0)) }
    layout.options = kept.map { layout.options[$0] }
  }

  private func whole(_ title: DecisionLayout.Passage) -> DecisionLayout.Passage {
    guard title.cell == nil else { return title }
    let end = layout.lines[title.lines.lowerBound].text.upperBound
    return .init(text: title.text.lowerBound..<max(end, title.text.upperBound), lines: title.lines)
  }

  /// Returns whether an option is kept. An item listed in a comparison with nothing below it is a
  /// remark.
  private func isKept(_ option: Int) -> Bool {
    if layout.options[option].isDocument {
      // After the options, an argument that belongs to no option is a consequence of the choice, unless
      // it is below a heading such as `Drawbacks`.
      let line = layout.items.first { $0.option == option }?.passage.lines.lowerBound ?? 0
      return hasArguments[option]
        && (line < (layout.options.compactMap(\.line).min() ?? .max)
          || outline.section(of: line).role.isOfSide)
    }
    guard let listed = layout.options[option].listed, layout.options[option].section == nil else {
      return true
    }
    let line = listed.lines.lowerBound
    return outline.entries.contains(line) || outline.section(of: line).role != .comparison
      || hasArguments[option] || layout.options[option].isInNamedColumn
  }
}
