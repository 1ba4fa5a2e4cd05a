extension Speller {
  /// An entry behind the last one in the list of options, in its bullet; in a file without a list a
  /// section behind the last one, else a list of its own.
  func addingOption(_ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let section = newSection(words)
    let list = newSection("Considered Options", .options, [plainBullet + words])
    let last = layout.options.lastIndex { $0.listed != nil }
    if let listed = last.flatMap({ layout.options[$0].listed }), listed.cell != nil {
      let row = addingOptionRow(words, after: listed)
      return row + (section.map { [[$0]] } ?? []) + list
    }
    if let last {
      let place = layout.options[last].listed?.lines.lowerBound ?? 0
      let line = bullet(counting: place) + words
      let entry = inserting([line], after: entryLines(of: last).upperBound)
      return [[entry]] + (section.map { [[entry, $0]] } ?? [])
    }
    let lists = outline.sections.filter { $0.role == .options && $0.line >= 0 }
    let entries = lists.map {
      [inserting([plainBullet + words], after: lineBelow($0.line))]
    }
    // Without a place for arguments no heading is told from that of any other section.
    let argued = newSection(words, withSides: true)
    return [section, argued].compactMap { $0.map { [$0] } } + entries
      + newList(words, section) + list
  }

  /// A section for what is said of an option that has none: before that of the next option, else
  /// behind the last one, in its form; else the first one, as MADR has it.
  func newSection(of option: Int, _ items: [[UInt8]]) -> [Spelling] {
    let words = Array(meaning.options[option].title.utf8)
    if let next = layout.options[option...].compactMap(\.section).first {
      let place = next.lines.lowerBound
      return [[inserting(heading(words, like: place) + [[]] + items + [[]], after: place)]]
    }
    if let behind = newSection(words, above: [[]] + items) { return [[behind]] }
    let level = outline.sections.first { $0.role == .comparison && $0.line >= 0 }?.level
    let hashes = String(repeating: "#", count: min(6, (level ?? 2) + 1)) + " "
    let lines = [Array(hashes.utf8) + words, []] + items
    return level == nil
      ? newSection("Pros and Cons of the Options", .comparison, lines) : below(.comparison, lines)
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
    let whole = lines(ofOptionAt: place)
    let sides =
      withSides ? labels(in: whole).flatMap { [[], Array(bytes[layout.lines[$0].range])] } : []
    return inserting(
      [[]] + heading(words, like: place) + sides + items, after: visible(whole).upperBound)
  }

  /// A heading in the form of the one on a line.
  private func heading(_ words: [UInt8], like place: Int) -> [[UInt8]] {
    let line = layout.lines[place]
    if line.kind != .heading { return [bold(words)] }
    if endOfHeading(place) > place + 1 {
      return [words, Array(bytes[layout.lines[place + 1].range])]
    }
    return [[UInt8](repeating: ASCII.byte("#"), count: Int(line.level)) + [ASCII.space] + words]
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
}
