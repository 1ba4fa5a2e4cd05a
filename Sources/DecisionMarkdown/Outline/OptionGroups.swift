/// Headings among the options that only group them.
enum OptionGroups {
  /// Makes groups of headings below the options that have only lists, if another heading or the
  /// choice names an item of these lists.
  static func open(in outline: inout Outline) {
    let sections = outline.sections
    let groups = sections.indices.filter { sections[$0].role == .options }.map { parent in
      (parent + 1..<sections.count).prefix {
        sections[$0].parent == parent && isGroup(sections[$0])
      }
    }.filter { !$0.isEmpty }
    // Most files have none.
    guard !groups.isEmpty else { return }
    let titles = Set(sections.filter { $0.role == .unknown }.map(\.words))
    let chosen = namesInOutcome(of: outline)
    func isChosen(_ words: [String]) -> Bool { chosen.contains { $0.contains(words) } }
    // A heading that the choice names is an option itself.
    for groups in groups where !groups.contains(where: { isChosen(sections[$0].words) }) {
      let names = groups.flatMap { outline.topItems[$0] }.prefix(OptionName.mostCompared)
        .map { OptionName(outline.bytes[outline.lines[$0].text]) }
      let isNamed = names.contains { name in
        !name.isEmpty && (titles.contains(name.words) || isChosen(name.words))
      }
      guard isNamed else { continue }
      for group in groups { outline.sections[group].role = .options }
      let free = OptionName.mostCompared - min(outline.listed.count, OptionName.mostCompared)
      outline.listed += names.prefix(free)
    }
  }

  private static func isGroup(_ section: Section) -> Bool {
    section.role == .unknown && section.hasItems && !section.hasText && !section.argues
      && section.signs.isEmpty
  }

  /// Returns the words of the first paragraphs of outcomes, behind a colon if there is one, before
  /// a reason.
  private static func namesInOutcome(of outline: Outline) -> [[String]] {
    let texts = outline.lines.indices.lazy.filter { index in
      outline.section(of: index).role == .outcome && !outline.lines.continues(at: index)
    }.map { index in
      let end = outline.lines[outline.lines.endOfParagraph(index) - 1]
      return outline.lines[index].text.lowerBound..<end.text.upperBound
    }
    let names = texts.map { text in
      let start = outline.bytes.colon(in: text)?.upperBound ?? text.lowerBound
      return Array(outline.bytes.words(start..<text.upperBound).prefix { !$0.means(.because) })
    }
    return Array(names.prefix(20))
  }
}
