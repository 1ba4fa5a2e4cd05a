import BusinessLogic

/// The sections of options.
extension Speller {
  /// The headings of an option's sections: its pros may stand in one place, its cons in another.
  func headings(of option: Int) -> [Int] {
    guard let own = layout.options[option].section?.lines.lowerBound else { return [] }
    let words = outline.sections[outline.sectionOfLine[own]].words
    let same = outline.sections.indices.filter { place in
      let section = outline.sections[place]
      return section.owner == .option(place) && !section.isSubject && section.words == words
    }
    // Where its arguments stand its title may be another: "Option A" for "Option A: Kafka".
    let items = items(of: option, on: [.pro, .con, .neutral, nil])
    let others = items.map { outline.sections[outline.sectionOfLine[passage($0).lines.lowerBound]] }
      .compactMap { section in
        if case .option(let place) = section.owner { place } else { nil }
      }
    return Set((same + others).map { outline.sections[$0].line } + [own]).filter { $0 >= 0 }
      .sorted()
  }

  /// The lines of the section with a heading, with those of its pros and cons, which may stand
  /// below headings of the same level.
  func lines(ofOptionAt heading: Int) -> Range<Int> {
    let place = outline.sectionOfLine[heading]
    if outline.sections[place].isFolded { return lines(folded: place) }
    let level = outline.sections[place].level
    let next = outline.sections[(place + 1)...].first {
      $0.level <= level && $0.owner != .option(place)
    }
    return heading..<(next?.line ?? layout.lines.count)
  }

  /// The lines from `<details>` to `</details>`, and one of the blank lines around.
  private func lines(folded place: Int) -> Range<Int> {
    let title = outline.sections[place].line
    let tags = layout.lines[..<title].reversed().prefix { $0.kind == .markup }
    let opens = tags.firstIndex { bytes.first("<details", in: $0.text) != nil }
    let first = opens.map { $0.base - 1 } ?? title
    let level = outline.sections[place].level
    var end = outline.sections[place].titleLines.upperBound
    while end < layout.lines.count {
      let section = outline.sectionOfLine[end]
      guard section == place || section > place && outline.sections[section].level > level else {
        break
      }
      end += 1
    }
    if end < layout.lines.count, layout.lines[end].kind == .markup { end += 1 }
    return withBlank(first..<end)
  }
}
