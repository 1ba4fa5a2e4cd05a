/// What is folded away: `<details><summary>Postgres</summary>` … `</details>`.
extension Outline {
  /// The level of the section that a summary begins, one below the heading around it; `nil` if it
  /// is no title: within a list, behind items of which it names none, or where no sections are.
  func levelOfSummary(_ place: Int, in section: Int) -> Int? {
    guard lines[place].isSummary else { return nil }
    let around = sections[section]
    // `<details>` and `<summary>` may stand on lines before, and the title be indented below them.
    var opens = place
    while opens > 0, lines[opens - 1].kind == .markup, !closesDetails(opens - 1) { opens -= 1 }
    guard lines[opens].indent < 2, around.level > 0, around.level < Section.boldLevel else {
      return nil
    }
    switch around.role {
    case .status, .date, .context: return nil
    default: break
    }
    let name = OptionName(bytes.string(lines[place].text))
    var hasItems = false
    // A bound keeps many summaries below a long list linear.
    for before in (0..<place).reversed().prefix(1000) {
      guard sectionOfLine[before] >= section else { break }
      guard sectionOfLine[before] == section, lines[before].beginsItem, lines[before].indent < 2
      else { continue }
      if OptionName(bytes.string(lines[before].text)).isClose(to: name) { hasItems = false; break }
      hasItems = true
    }
    return hasItems ? nil : min(around.level + 1, 6)
  }

  /// Whether a line goes on with the title of a section that a summary began.
  func goesOnWithTitle(_ place: Int, of section: Int) -> Bool {
    lines[place].continuesSummary && sections[section].isFolded
      && sections[section].titleLines.upperBound == place
  }

  /// Whether a line of tags ends what is folded.
  func closesDetails(_ place: Int) -> Bool {
    bytes.first("</details>", in: lines[place].text) != nil
  }
}
