extension Speller {
  /// The entry in the list and the sections, with all that stands below them.
  func removingOption(_ option: Int) -> [Spelling] {
    var parts: [Range<Int>] = []
    if layout.options[option].listed != nil { parts.append(entryLines(of: option)) }
    let headings =
      [layout.options[option].section?.lines.lowerBound].compactMap(\.self)
      + otherHeadings(of: option)
    for heading in Set(headings).sorted() {
      let lines = lines(ofSection: outline.sectionOfLine[heading])
      // What stands last takes the blank lines before it along.
      parts.append(
        lines.upperBound < layout.lines.count
          ? lines : visible(0..<lines.lowerBound).upperBound..<lines.upperBound)
    }
    return [parts.map { Replacement(wholeLines($0)) }]
  }

  /// Further sections of the same option: its pros in one place, its cons in another.
  func otherHeadings(of option: Int) -> [Int] {
    guard let own = layout.options[option].section?.lines.lowerBound else { return [] }
    let words = outline.sections[outline.sectionOfLine[own]].words
    return outline.sections.filter { section in
      guard case .option = section.owner, !section.isSubject else { return false }
      return section.line != own && section.line >= 0 && section.words == words
    }.map(\.line)
  }

  /// The lines of an entry of the list, with all that is nested below it.
  func entryLines(of option: Int) -> Range<Int> {
    guard let listed = layout.options[option].listed else { return 0..<0 }
    let first = listed.lines.lowerBound
    let indent = layout.lines[first].indent
    var end = listed.lines.upperBound
    var place = end
    while place < layout.lines.count, layout.lines[place].kind != .heading {
      let line = layout.lines[place]
      let isNested = line.indent > indent || line.kind == .code
      if line.kind != .blank {
        guard isNested else { break }
        end = place + 1
      }
      place += 1
    }
    return first..<end
  }
}
