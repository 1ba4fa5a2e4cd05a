extension Speller {
  /// An entry behind the last one in the list of options, in its bullet, and a section behind the
  /// last one where options have sections; a list of its own in a file without.
  func addingOption(_ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let section = newSection(words)
    let last = layout.options.lastIndex { $0.listed != nil }
    if let listed = last.flatMap({ layout.options[$0].listed }), listed.cell != nil {
      return addingOptionRow(words, after: listed) + newList(words)
    }
    if let last {
      let place = layout.options[last].listed?.lines.lowerBound ?? 0
      let entry = inserting(
        [bullet(counting: place) + words], after: entryLines(of: last).upperBound)
      return section.map { [[entry, $0], [entry]] } ?? [[entry]]
    }
    let lists = outline.sections.filter { $0.role == .options && $0.line >= 0 }
    let entries = lists.map {
      [inserting([plainBullet + words], after: lineBelow($0.line))]
    }
    if let section { return [[section]] + entries }
    return entries + newList(words)
  }

  /// A heading like that of the last option with a section, behind all that stands below it.
  private func newSection(_ words: [UInt8]) -> Replacement? {
    guard let last = layout.options.last(where: { $0.section != nil })?.section else { return nil }
    let place = last.lines.lowerBound
    let line = layout.lines[place]
    let end = endOfHeading(place)
    let heading: [[UInt8]]
    if line.kind != .heading {
      heading = [Array("**".utf8) + words + Array("**".utf8)]
    } else if end > place + 1 {
      heading = [words, Array(bytes[layout.lines[place + 1].range])]
    } else {
      heading = [
        [UInt8](repeating: ASCII.byte("#"), count: Int(line.level)) + [ASCII.space] + words
      ]
    }
    let lines = lines(ofSection: outline.sectionOfLine[place])
    return inserting([[]] + heading, after: visible(lines).upperBound)
  }

  /// A list of options before the outcome, as MADR has it, or at the end.
  private func newList(_ words: [UInt8]) -> [Spelling] {
    let heading = Array("## Considered Options".utf8)
    let entry = plainBullet + words
    let outcome = outline.sections.first { $0.role == .outcome && $0.line > 0 }
    let before = outcome.map { [inserting([heading, [], entry, []], after: $0.line)] }
    let end = visible(layout.lines.indices).upperBound
    return [before, [inserting([[], heading, [], entry], after: end)]].compactMap(\.self)
  }
}
