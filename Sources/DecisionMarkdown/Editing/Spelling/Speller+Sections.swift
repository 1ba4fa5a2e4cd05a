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
    let level = outline.sections[place].level
    let next = outline.sections[(place + 1)...].first {
      $0.level <= level && $0.owner != .option(place)
    }
    return heading..<(next?.line ?? layout.lines.count)
  }
}
