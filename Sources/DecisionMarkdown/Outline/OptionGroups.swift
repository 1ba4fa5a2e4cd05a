/// Headings among the options that only group them.
enum OptionGroups {
  /// Makes groups of headings below the options that have only lists, if another heading or the
  /// choice names an item of these lists.
  static func open(in outline: inout Outline) {
    var titles: [[String]: Int] = [:]
    for section in outline.sections where section.role == .unknown {
      titles[section.words, default: 0] += 1
    }
    let chosen = namesInOutcome(of: outline)
    var place = 0
    while place + 1 < outline.sections.count {
      let parent = place
      place += 1
      guard outline.sections[parent].role == .options else { continue }
      let groups = outline.sections[place...].indices.prefix {
        outline.sections[$0].parent == parent && isGroup($0, in: outline)
      }
      let isWhole =
        groups.endIndex == outline.sections.count
        || outline.sections[groups.endIndex].level <= outline.sections[parent].level
      guard !groups.isEmpty, isWhole else { continue }
      place = groups.endIndex
      let end = place < outline.sections.count ? outline.sections[place].line : outline.lines.count
      let names = (outline.sections[groups.startIndex].line..<end)
        .filter { outline.lines[$0].beginsItem && outline.lines[$0].indent < 2 }
        .prefix(OptionName.mostCompared)
        .map { OptionName(outline.bytes.string(outline.lines[$0].text)) }
      for group in groups { titles[outline.sections[group].words, default: 0] -= 1 }
      let isNamed = names.contains { name in
        !name.isEmpty
          && (titles[name.words, default: 0] > 0 || chosen.contains { $0.starts(with: name.words) })
      }
      for group in groups { titles[outline.sections[group].words, default: 0] += 1 }
      guard isNamed else { continue }
      for group in groups { outline.sections[group].role = .options }
      outline.listed += names.prefix(
        OptionName.mostCompared - min(outline.listed.count, OptionName.mostCompared))
    }
  }

  private static func isGroup(_ place: Int, in outline: Outline) -> Bool {
    let section = outline.sections[place]
    return section.role == .unknown && section.hasItems && !section.hasText && !section.argues
      && section.signs.isEmpty
  }

  /// Returns the words behind the colons of the first lines of outcomes.
  private static func namesInOutcome(of outline: Outline) -> [[String]] {
    var names: [[String]] = []
    for place in outline.lines.indices where names.count < 20 {
      guard outline.sections[outline.sectionOfLine[place]].role == .outcome,
        outline.lines[place].kind != .code,
        let colon = outline.bytes.colon(in: outline.lines[place].text)
      else { continue }
      names.append(outline.bytes.words(colon.upperBound..<outline.lines[place].text.upperBound))
    }
    return names
  }
}
