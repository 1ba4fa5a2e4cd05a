import Decisions

/// Costs and risks, which are cons beside benefits: `Trade-offs` after `Positive`.
extension Outline {
  mutating func takeCostsAsCons() {
    var beside: [Section.Group: Set<SectionRole>] = [:]
    let costs = sections.indices.filter(namesCosts)
    if !costs.isEmpty {
      for section in sections where section.role.side != nil {
        beside[section.group, default: []].insert(section.role)
      }
    }
    for index in costs {
      var roles = beside[sections[index].group, default: []]
      // A bold line is a section below the heading whose text has the label of the benefits.
      if sections[index].level == Section.boldLevel, let parent = sections[index].parent,
        sections[parent].stated == SideSet(.pro)
      {
        roles.insert(.side(.pro))
      }
      guard !roles.contains(where: { $0.side == .con }),
        let benefits = roles.first(where: { $0.side == .pro })
      else { continue }
      sections[index].role = benefits.isOfSide ? .side(.con) : .consequences(.con)
      if benefits.isOfSide, let parent = sections[index].parent {
        sections[parent].sides.insert(SideSet(.con))
      }
    }
    for section in sections.indices
    where sections[section].stated == SideSet(.pro) && !isBackground(section) {
      for index in linesBelow(section) where isLabelOfCosts(index) {
        marks[index] = .label(.con, lines[index].text)
        sections[section].note(marks[index], isOuter: lines[index].indent < 2)
        filledLabels.insert(index)
      }
    }
  }

  /// Returns whether a section only lists costs.
  private func namesCosts(_ index: Int) -> Bool {
    let section = sections[index]
    return section.role.side == nil && SideWords.areSeveralCosts(section.words)
      && !section.isDivided && lines.next(after: section.line)?.beginsItem == true
      && !isBackground(index)
      && (index + 1 == sections.count || sections[index + 1].level <= section.level)
  }

  private func isLabelOfCosts(_ index: Int) -> Bool {
    marks[index].kind == .reset && lines.next(after: index)?.beginsItem == true
      && SideWords.areSeveralCosts(bytes.words(lines[index].text))
  }

  /// Returns whether a section is about what there was before the options.
  private func isBackground(_ index: Int) -> Bool {
    [.context, .drivers].contains(sections[index].role)
      || sections[index].parent.map(isBackground) == true
  }
}
