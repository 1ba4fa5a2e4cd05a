import Decisions

/// Costs and risks, which are cons beside benefits: `Trade-offs` after `Positive`.
struct CostSections {
  private let outline: Outline

  /// Gives headings and labels of costs their side.
  static func takeAsCons(in outline: inout Outline) {
    let costs = CostSections(outline: outline)
    for (index, role) in costs.headings {
      outline.sections[index].role = role
      if role.isOfSide, let parent = outline.sections[index].parent {
        outline.sections[parent].sides.insert(SideSet(.con))
      }
    }
    for (index, mark) in costs.labels + costs.items {
      outline.marks[index] = mark
      if mark.kind == .label { outline.filledLabels.insert(index) }
      outline.sections[outline.sectionOfLine[index]]
        .note(outline.marks[index], isOuter: outline.lines[index].indent < 2)
    }
  }

  /// The headings of costs beside those of benefits, and the roles that they get. A bold line is one
  /// below the heading whose text has the label of the benefits.
  private var headings: [(index: Int, role: SectionRole)] {
    let costs = outline.sections.indices.filter(listsCosts)
    // Most files have none.
    if costs.isEmpty { return [] }
    let sided = outline.sections.filter { $0.role.side != nil }
    let beside = Dictionary(grouping: sided, by: \.group).mapValues { Set($0.map(\.role)) }
    return costs.compactMap { index in
      let section = outline.sections[index]
      let roles = beside[section.group, default: []]
      var sides = roles.reduce(into: SideSet()) { $0.formUnion($1.side.map(SideSet.init) ?? []) }
      if section.level == Section.boldLevel, let parent = section.parent {
        sides.formUnion(outline.sections[parent].stated)
      }
      let areConsequences = roles.contains(.consequences(.pro))
      return lackCons(sides) ? (index, areConsequences ? .consequences(.con) : .side(.con)) : nil
    }
  }

  /// The labels of costs above lists, beside labels of benefits.
  private var labels: [(index: Int, mark: Mark)] {
    besideBenefits.filter { index in
      outline.marks[index].kind == .reset && outline.lines.next(after: index)?.beginsItem == true
        && areCosts(outline.bytes.words(outline.lines[index].text), at: index)
    }.map { ($0, .label(.con, outline.lines[$0].text)) }
  }

  /// The items with a label of trade-offs, beside labels of benefits: `Good: it lasts`, `Trade-off: it is big`.
  private var items: [(index: Int, mark: Mark)] {
    besideBenefits.compactMap { index in
      let text = outline.lines[index].text
      guard outline.lines[index].beginsItem, outline.marks[index].kind == .none,
        let colon = outline.bytes.colon(in: text),
        case let words = outline.bytes.words(text.lowerBound..<colon.lowerBound),
        words.contains(.exchange), SideWords.areCosts(words),
        case let reader = MarkReader(outline.bytes),
        let mark = reader.mark(.con, labelledBy: colon, text),
        case let first = reader.firstWord(of: mark.end..<text.upperBound).roles,
        !first.has(.denial, .nothing, .reference)
      else { return nil }
      return (index, mark)
    }
  }

  /// The lines below headings whose labels name benefits and no cons.
  private var besideBenefits: [Int] {
    outline.sections.indices.filter { lackCons(outline.sections[$0].stated) && !isBackground($0) }
      .flatMap(outline.linesBelow)
  }

  private func lackCons(_ sides: SideSet) -> Bool {
    sides.intersection(.opposites) == SideSet(.pro)
  }

  /// Returns whether a section is a heading of costs and a list.
  private func listsCosts(_ index: Int) -> Bool {
    let (sections, section) = (outline.sections, outline.sections[index])
    return section.role.side == nil
      && (areCosts(SectionWords.unnumbered(section.words), at: section.line)
        || namesProblems(section))
      && !section.isDivided && outline.lines.next(after: section.line)?.beginsItem == true
      && !isBackground(index)
      && (index + 1 == sections.count || sections[index + 1].level <= section.level)
  }

  /// Returns whether a heading is one such as `Challenges` directly below `Consequences`; elsewhere, it may
  /// be about what is to be solved.
  private func namesProblems(_ section: Section) -> Bool {
    let isConsequence = section.parent.map { outline.sections[$0].role } == .consequences(nil)
    return isConsequence && section.words.count == 1 && section.words.contains(.problem)
  }

  /// Returns whether the words of a line are costs, perhaps before a remark such as `(with care)`.
  private func areCosts(_ words: [String], at line: Int) -> Bool {
    guard line >= 0, words.contains(.costs) else { return false }
    let remark = outline.bytes.words(outline.lines[line].text.drop { outline.bytes[$0] != "(" })
    let isAside = remark.first?.means(.accompanying) == true
    let costs = words.dropLast(isAside ? remark.count : 0)
    return costs.contains(.costs) && SideWords.areCosts(costs)
  }

  /// Returns whether a section is about what there was before the options.
  private func isBackground(_ index: Int) -> Bool {
    let section = outline.sections[index]
    return [.context, .drivers].contains(section.role) || section.parent.map(isBackground) == true
  }
}
