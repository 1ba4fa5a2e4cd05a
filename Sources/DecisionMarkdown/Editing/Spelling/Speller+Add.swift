import BusinessLogic

extension Speller {
  /// One more line: behind the last item of its side; else below an empty label or heading of its
  /// side; else behind the last item of the option, or below the option's title.
  func adding(_ reason: TypedReason, _ side: Side?, to option: Int) -> [Spelling] {
    let markers = markers(of: side, in: option)
    // Nothing is put beside a description: it stands on the line of the title.
    let all = items(of: option, on: [.pro, .con, .neutral, nil]).filter { !isDescription($0) }
    let same = items(of: option, on: [side]).filter { !isDescription($0) }
    var spellings: [Spelling] = []
    func add(_ bullet: [UInt8], after line: Int, _ markers: [SideMarker]) {
      for marker in markers {
        spellings.append([inserting([bullet + marker.line(reason)], after: line)])
      }
    }
    for last in [same.last, all.last].compactMap(\.self) where passage(last).cell != nil {
      spellings += addingRow(reason, side, after: last, markers)
    }
    if let last = same.last, passage(last).cell == nil {
      let own = [marker(last)].filter(\.isPlain)
      add(bullet(after: last), after: block(last).upperBound, own + markers)
    }
    if let side {
      for place in emptyLabels(of: side, in: option) {
        add(bullet(below: place), after: lineBelow(place), [.none])
      }
    }
    if let last = all.last, passage(last).cell == nil {
      if let label = label(around: last) {
        add(bullet(of: label), after: block(last).upperBound, markers)
      }
      add(bullet(after: last), after: block(last).upperBound, markers)
      // Where plus and minus tell sides, a star tells none.
      if side == nil { add(star(after: last), after: block(last).upperBound, markers) }
    }
    spellings += addingCriterion(reason, side, to: option)
    if let section = layout.options[option].section {
      add(plainBullet, after: lineBelow(section.lines.lowerBound), markers)
      add(plainBullet, after: endOfHeading(section.lines.lowerBound), markers)
      add(plainBullet, after: ownLines(below: section.lines.lowerBound).upperBound, markers)
    }
    if let listed = layout.options[option].listed, listed.cell == nil {
      let sections = newSections(of: option, markers.map { plainBullet + $0.line(reason) })
      if all.isEmpty, !isNested { spellings += sections }
      let place = listed.lines.lowerBound
      add(bullet(below: place), after: listed.lines.upperBound, markers)
      // At the margin below a paragraph it might be an option beside that.
      add([ASCII.space, ASCII.space] + plainBullet, after: listed.lines.upperBound, markers)
      spellings += sections
    }
    return spellings + (side == nil ? addingNote(reason.reason, to: option, behind: all.last) : [])
  }

  private func newSections(of option: Int, _ items: [[UInt8]]) -> [Spelling] {
    layout.options[option].section == nil ? items.flatMap { newSection(of: option, [$0]) } : []
  }

  /// Whether arguments stand below the entries of the list of options.
  private var isNested: Bool {
    let entries = layout.options.compactMap(\.listed?.lines.lowerBound)
    let lists = Set(entries.map { outline.sectionOfLine[$0] })
    return layout.arguments.contains {
      $0.option != nil && lists.contains(outline.sectionOfLine[$0.passage.lines.lowerBound])
    }
  }

  /// A paragraph where the last note or argument is one; else a section for the option, where
  /// others have theirs.
  private func addingNote(_ text: String, to option: Int, behind last: Item?) -> [Spelling] {
    let words = Array(text.utf8)
    let paragraph = last.flatMap { last in
      layout.lines[block(last).lowerBound].kind == .text
        ? inserting([[], words], after: block(last).upperBound) : nil
    }
    let title = Array(meaning.options[option].title.utf8)
    let section =
      layout.options[option].section == nil
      ? newSection(title, above: [[], plainBullet + words]) : nil
    return [paragraph, section].compactMap { $0.map { [$0] } }
  }

  /// How the side is said: as in this option, as elsewhere in the file, by the opposite of how
  /// the file says another side, and as MADR says it.
  func markers(of side: Side?, in option: Int?) -> [SideMarker] {
    guard let side else { return [.none] }
    let own = items(of: option, on: [.pro, .con, .neutral])
    let others = layout.arguments.indices.filter { layout.arguments[$0].option != option }
    let near = own.reversed() + others.reversed().prefix(100).map(Item.argument)
    let same = near.filter { self.side(of: $0) == side }.prefix(20).map(marker).filter(\.isPlain)
    let opposite = near.lazy.map(marker).filter(\.isPlain).compactMap { $0.turned(to: side) }.first
    var markers: [SideMarker] = []
    for marker in same.filter({ !$0.isEmpty })
      + [opposite, .standard(side), .plain(side)].compactMap(\.self)
    where !markers.contains(marker) {
      markers.append(marker)
    }
    return markers
  }

  private func side(of item: Item) -> Side? {
    if case .argument(let place) = item { layout.arguments[place].side } else { nil }
  }

  /// Headings and labels of a side in an option that have nothing below them.
  private func emptyLabels(of side: Side, in option: Int) -> [Int] {
    let whole = linesOfOption(option)
    return whole.filter { place in
      let line = layout.lines[place]
      let mark = outline.marks[place]
      let section = outline.sections[outline.sectionOfLine[place]]
      if section.line == place { return section.side == side && saysNothing(below: place) }
      guard mark.kind == .label, mark.side == side else { return false }
      guard line.beginsItem else { return ownLines(below: place).isEmpty }
      let next = layout.lines.next(after: place)
      return next.map { $0.indent <= line.indent } ?? true
    }
  }

  /// Whether nothing stands below a heading, or only that there is nothing: `- none`.
  private func saysNothing(below place: Int) -> Bool {
    ownLines(below: place).allSatisfy { CellItems.saysNothing(in: bytes, layout.lines[$0].text) }
  }

  /// The lines from the title of an option to that of the next.
  private func linesOfOption(_ option: Int) -> Range<Int> {
    let passage = layout.options[option].section ?? layout.options[option].listed
    guard let first = passage?.lines.lowerBound else { return layout.lines.indices }
    let titles = layout.options.flatMap { [$0.section, $0.listed] }
    let next = titles.compactMap(\.?.lines.lowerBound).filter { $0 > first }.min()
    return first..<(next ?? layout.lines.count)
  }

  /// The item that labels the one given, as `- Pros` does.
  private func label(around item: Item) -> Int? {
    let first = block(item).lowerBound
    let indent = layout.lines[first].indent
    for place in (0..<first).reversed() {
      let line = layout.lines[place]
      if line.kind == .heading { return nil }
      if line.beginsItem, line.indent < indent {
        return outline.marks[place].kind == .label ? place : nil
      }
    }
    return nil
  }
}
