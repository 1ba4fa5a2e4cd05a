extension Speller {
  /// An entry behind the last one in the list of options, in its bullet, and a section behind the
  /// last one where options have sections; a list of its own in a file without.
  func addingOption(_ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let section = newSection(words)
    let last = layout.options.lastIndex { $0.listed != nil }
    if let listed = last.flatMap({ layout.options[$0].listed }), listed.cell != nil {
      let row = addingOptionRow(words, after: listed)
      return row + (section.map { [[$0]] } ?? []) + newList(words)
    }
    if let last {
      let place = layout.options[last].listed?.lines.lowerBound ?? 0
      let line = bullet(counting: place) + words
      let entry = inserting([line], after: entryLines(of: last).upperBound)
      return section.map { [[entry, $0], [entry]] } ?? [[entry]]
    }
    let lists = outline.sections.filter { $0.role == .options && $0.line >= 0 }
    let entries = lists.map {
      [inserting([plainBullet + words], after: lineBelow($0.line))]
    }
    // Without a place for arguments no heading is told from that of any other section.
    let argued = newSection(words, withSides: true)
    return [section, argued].compactMap { $0.map { [$0] } } + entries
      + newList(words, section) + newList(words)
  }

  /// A heading like that of the last option with a section, behind all that stands below it.
  ///
  /// - Parameters:
  ///   - items: What follows the heading.
  ///   - withSides: Whether the labels or headings of its sides follow, as they stand there.
  func newSection(
    _ words: [UInt8], above items: [[UInt8]] = [], withSides: Bool = false
  ) -> Replacement? {
    guard let last = layout.options.last(where: { $0.section != nil })?.section else { return nil }
    let place = last.lines.lowerBound
    let line = layout.lines[place]
    let end = endOfHeading(place)
    let heading: [[UInt8]]
    if line.kind != .heading {
      heading = [bold(words)]
    } else if end > place + 1 {
      heading = [words, Array(bytes[layout.lines[place + 1].range])]
    } else {
      heading = [
        [UInt8](repeating: ASCII.byte("#"), count: Int(line.level)) + [ASCII.space] + words
      ]
    }
    let whole = lines(ofOptionAt: place)
    let sides =
      withSides ? labels(in: whole).flatMap { [[], Array(bytes[layout.lines[$0].range])] } : []
    return inserting([[]] + heading + sides + items, after: visible(whole).upperBound)
  }

  private func bold(_ words: [UInt8]) -> [UInt8] {
    Array("**".utf8) + words + Array("**".utf8)
  }

  /// The lines that are headings or labels of sides.
  private func labels(in lines: Range<Int>) -> [Int] {
    lines.dropFirst().filter { place in
      let section = outline.sections[outline.sectionOfLine[place]]
      if section.line == place { return section.side != nil }
      return outline.marks[place].kind == .label && layout.lines[place].kind == .text
    }
  }

  /// A list of all options before the first of their sections, for the new one to be told as one.
  private func newList(_ words: [UInt8], _ section: Replacement?) -> [Spelling] {
    guard let first = layout.options.compactMap({ $0.section?.lines.lowerBound }).min(),
      layout.lines[first].kind == .heading
    else { return [] }
    let place = outline.sectionOfLine[first]
    let around = outline.sections[place].parent.map { outline.sections[$0] }
    let before = around?.role == .title ? first : max(around?.line ?? first, 0)
    let level = Int(layout.lines[before].level)
    let hashes = [UInt8](repeating: ASCII.byte("#"), count: max(1, level))
    let heading = hashes + Array(" Considered Options".utf8)
    let titles = meaning.options.map { Array($0.title.utf8) } + [words]
    let list = inserting([heading, []] + titles.map { plainBullet + $0 } + [[]], after: before)
    return [section.map { [list, $0] }, [list]].compactMap(\.self)
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
