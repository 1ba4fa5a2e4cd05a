/// Joins the places that name one option: its title in a list, the heading of its section, its row.
struct OptionLinker {
  let outline: Outline
  private var layout: DecisionLayout

  /// The layout with each option once, in the order of the file.
  static func linked(_ layout: DecisionLayout, in outline: Outline) -> DecisionLayout {
    var linker = OptionLinker(outline: outline, layout: layout)
    linker.link()
    return linker.layout
  }

  private mutating func link() {
    let sections = layout.options.indices.filter { layout.options[$0].section != nil }
    let rows = layout.options.indices.filter { layout.options[$0].isInTable }
    let listed = layout.options.indices.filter {
      layout.options[$0].listed != nil && !layout.options[$0].isInTable
    }
    var target = Array(layout.options.indices)
    let lists = Dictionary(grouping: listed) { section(of: $0) }
    joinSame(sections, besides: twins(in: lists.values), &target)
    joinSame(rows, &target)
    join(sections, with: listed, &target, hasSeveralLists: lists.count > 1)
    joinLeftOver(sections, listed, &target)
    // Options may be described in one section and judged in another.
    let described = sections.filter { isDescribed($0) && target[$0] == $0 }
    join(sections.filter { !isDescribed($0) }, with: described, &target)
    let others = (listed + sections).filter { target[$0] == $0 }
    // Position counts only if the table has a row for each option.
    join(rows, with: others, &target, byPlace: rows.count == others.count)
    keep(target)
  }

  private func section(of option: Int) -> Int? {
    layout.options[option].listed.map { outline.sectionOfLine[$0.lines.lowerBound] }
  }

  /// The titles that are in several lists, which answer different questions.
  private func twins(in lists: some Collection<[Int]>) -> Set<String> {
    guard lists.count > 1 else { return [] }
    var titles: Set<String> = []
    var twins: Set<String> = []
    for list in lists {
      for title in Set(list.map { layout.options[$0].name.full })
      where !titles.insert(title).inserted {
        twins.insert(title)
      }
    }
    return twins
  }

  /// Whether its section is among the options rather than in a comparison.
  private func isDescribed(_ option: Int) -> Bool {
    guard let title = layout.options[option].section else { return false }
    let section = outline.sections[outline.sectionOfLine[title.lines.lowerBound]]
    return section.parent.map { outline.sections[$0].role == .options } ?? false
  }

  /// Joins each section with the option whose title agrees best.
  private mutating func join(
    _ sections: [Int], with others: [Int], _ target: inout [Int], byPlace: Bool = true,
    hasSeveralLists: Bool = false
  ) {
    let sections = sections.filter { target[$0] == $0 }
    guard sections.count <= OptionName.mostCompared, others.count <= OptionName.mostCompared
    else { return }
    var free = Set(others)
    let agreements = Dictionary(
      uniqueKeysWithValues: sections.map { section in
        let name = layout.options[section].name
        return (section, others.map { layout.options[$0].name.agreement(with: name) })
      })
    // Take the best agreement first, so that "Kafka" doesn't take the place of "Kafka Streams".
    for agreement in OptionName.Agreement.all where byPlace || agreement != .place {
      for section in sections where target[section] == section {
        let found = zip(others, agreements[section, default: []]).filter { free.contains($0.0) }
        let matches = found.filter { $1 == agreement }.map(\.0).filter { match in
          // "React with Truss, new" begins like "React", but means "React with Truss".
          agreement != .prefix
            || !found.contains { $1 == .words && begins(layout.options[$0].name, with: match) }
        }
        // With several lists, a number is ambiguous.
        let mustBeOnly = agreement == .words || hasSeveralLists && agreement < .prefix
        guard let match = matches.first, matches.count == 1 || !mustBeOnly else { continue }
        target[section] = match
        free.remove(match)
        if layout.options[match].section == nil {
          layout.options[match].section = layout.options[section].section
        }
        layout.options[match].listed =
          layout.options[match].listed ?? layout.options[section].listed
        layout.options[match].isMarked =
          layout.options[match].isMarked || layout.options[section].isMarked
      }
    }
  }

  private func begins(_ name: OptionName, with option: Int) -> Bool {
    name.full.hasPrefix(layout.options[option].name.full + " ")
  }

  /// Joins the remaining options by their order if the counts are equal.
  private mutating func joinLeftOver(_ sections: [Int], _ listed: [Int], _ target: inout [Int]) {
    let alone = sections.filter { target[$0] == $0 && !listed.contains($0) && !isDescribed($0) }
    let taken = Set(sections.map { target[$0] })
    let free = listed.filter { !taken.contains($0) }
    let pairs = Array(zip(alone, free))
    guard alone.count == free.count, pairs.allSatisfy({ mayBeSame($0, $1) }) else { return }
    for (section, item) in pairs {
      target[section] = item
      layout.options[item].section = layout.options[section].section
    }
  }

  /// Whether nothing speaks against joining two options.
  private func mayBeSame(_ section: Int, _ item: Int) -> Bool {
    let (name, other) = (layout.options[section].name, layout.options[item].name)
    return !name.contradicts(other)
      && (name.ordinal == nil || other.ordinal == nil || name.ordinal == other.ordinal)
  }

  /// Joins sections or rows with the same title: pros in one, cons in the other.
  private func joinSame(
    _ sections: [Int], besides twins: Set<String> = [], _ target: inout [Int]
  ) {
    var first: [String: Int] = [:]
    for section in sections {
      let name = layout.options[section].name.full
      guard !name.isEmpty, !twins.contains(name) else { continue }
      if let before = first[name] { target[section] = before } else { first[name] = section }
    }
  }

  /// Keeps the options that `target` leaves, in the order of the file.
  private mutating func keep(_ target: [Int]) {
    func final(_ option: Int) -> Int {
      var option = option
      while target[option] != option { option = target[option] }
      return option
    }
    let arguments = layout.items.filter { $0.side != nil }
    let hasArguments = Set(arguments.compactMap(\.option).map(final))
    // An item listed in a comparison with nothing below it is a remark.
    let kept = layout.options.indices
      .filter { target[$0] == $0 && isKept($0, hasArguments) }
      .sorted { (order($0), $0) < (order($1), $1) }
    var places = [Int?](repeating: nil, count: target.count)
    for (place, option) in kept.enumerated() { places[option] = place }
    let newPlace = target.indices.map { places[final($0)] }
    for place in layout.items.indices {
      layout.items[place].option = layout.items[place].option.flatMap { newPlace[$0] }
    }
    let remarks = layout.options.indices.filter { target[$0] == $0 && newPlace[$0] == nil }
    layout.items += remarks.compactMap { layout.options[$0].listed }.map { .init(whole($0)) }
    layout.options = kept.map { layout.options[$0] }
  }

  /// Everything on the lines of a title outside of a table.
  private func whole(_ title: DecisionLayout.Passage) -> DecisionLayout.Passage {
    guard title.cell == nil else { return title }
    let end = layout.lines[title.lines.lowerBound].text.upperBound
    return .init(text: title.text.lowerBound..<max(end, title.text.upperBound), lines: title.lines)
  }

  private func isKept(_ option: Int, _ hasArguments: Set<Int>) -> Bool {
    guard let listed = layout.options[option].listed, layout.options[option].section == nil else {
      return true
    }
    let role = outline.sections[outline.sectionOfLine[listed.lines.lowerBound]].role
    return role != .comparison || hasArguments.contains(option)
  }

  private func order(_ option: Int) -> Int { layout.options[option].line ?? Int.max }
}
