extension Speller {
  /// The entry in the list and the sections, with all that stands below them.
  func removingOption(_ option: Int) -> [Spelling] {
    var parts: [Range<Int>] = []
    if layout.options[option].listed != nil {
      parts.append(withBlank(entryLines(of: option)))
    }
    for heading in headings(of: option) {
      let lines = lines(ofOptionAt: heading)
      // What stands last takes the blank lines before it along.
      parts.append(
        lines.upperBound < layout.lines.count
          ? lines : visible(0..<lines.lowerBound).upperBound..<lines.upperBound)
    }
    let whole = parts.map { Replacement(wholeLines($0)) }
    let compared = outOfTables(option)
    return compared.isEmpty ? [whole] : [whole + compared, whole]
  }

  /// The lines of an entry of the list, with all that is nested below it.
  func entryLines(of option: Int) -> Range<Int> {
    guard let listed = layout.options[option].listed else { return 0..<0 }
    let first = listed.lines.lowerBound
    if let end = rows(of: listed)?.end { return first..<end }
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
