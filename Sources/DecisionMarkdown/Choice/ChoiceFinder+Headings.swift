/// What the headings in and below the outcome choose.
extension ChoiceFinder {
  /// What the headings of the outcome state, and the title of an option that stands alone below one.
  var statedByHeadings: [Stated] {
    let sections = layout.outline.sections
    return sections.indices.compactMap { index -> Stated? in
      let section = sections[index]
      guard section.line >= 0, section.role == .outcome || isAllOfOutcome(index),
        case let passage = layout.passage(section.line), let text = text(of: passage)
      else { return nil }
      if section.role == .outcome {
        if let phrase = ChoicePhrase(text) { return self.stated(phrase, passage, false) }
        // "Why option B?"
        guard text.names.count == 1, text.names[0].isLabel else { return nil }
      } else {
        guard text.names.first?.words == text.words.indices, !isDeniedBelow(section.line) else {
          return nil
        }
      }
      return text.names[0].option.map { Stated(option: $0, form: .words, passage: passage) }
    }
  }

  /// Returns whether the text below a heading begins like `Not yet` or `Rejected: …`
  private func isDeniedBelow(_ line: Int) -> Bool {
    let next = layout.lines.dropFirst(line + 1).first { $0.kind != .blank }
    return next.map { layout.bytes.words($0.text).prefix(6) }?
      .contains { $0.means(.rejected) || $0.means(.denial) } ?? false
  }

  /// Returns whether a heading comes first below that of the outcome, and is the only one there.
  private func isAllOfOutcome(_ index: Int) -> Bool {
    let sections = layout.outline.sections
    guard index > 0, sections[index].parent == index - 1, sections[index].level < Section.boldLevel,
      case let outcome = sections[index - 1], outcome.role == .outcome, !outcome.hasText,
      !outcome.hasItems
    else { return false }
    return sections[index...].prefix { $0.level > outcome.level }
      .count { $0.level <= sections[index].level } == 1
  }
}
