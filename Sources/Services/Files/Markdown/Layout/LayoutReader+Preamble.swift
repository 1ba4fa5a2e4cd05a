/// The choice told before all sections: `We chose Kafka because it scales.`
extension LayoutReader {
  /// The only option for which a paragraph there decides, in a document with no other place for the
  /// outcome.
  func choiceInPreamble() -> (option: Int, passage: DecisionLayout.Passage)? {
    guard layout.decision == nil, !outline.sections.contains(where: { $0.role == .outcome }) else {
      return nil
    }
    // A preamble is short; a bound keeps a document without headings linear.
    for place in outline.lines.indices.prefix(100) where beginsParagraphOfPreamble(place) {
      let passage = paragraph(place, from: outline.lines[place].text.lowerBound)
      let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
      let words = wordsOfDecision(in: text)
      if let option = onlyMentioned(in: words), Self.decides(words, for: layout.options[option]) {
        return (option, passage)
      }
    }
    return nil
  }

  private func beginsParagraphOfPreamble(_ place: Int) -> Bool {
    let section = outline.sectionOfLine[place]
    return outline.lines[place].kind == .text && outline.lines[place].indent < 4
      && (place == 0 || outline.lines[place - 1].kind != .text)
      && (section == 0 || outline.sections[section].role == .title)
  }

  /// Whether a sentence begins to tell a choice that was made: `We have chosen`, `Kafka was chosen`,
  /// but not `In May we chose`, which tells what was before.
  private static func decides(_ words: [String], for option: DecisionLayout.Option) -> Bool {
    guard let verb = words.firstIndex(where: made.contains),
      !words.contains(where: ChoicePhrase.denials.contains)
    else { return false }
    return words[..<verb].allSatisfy { before.contains($0) || option.name.words.contains($0) }
  }

  private static let made = Set.listed(
    """
    chose chosen picked selected decided opted settled adopted went entschieden gewahlt choisi \
    retenu elegimos decidimos escolhemos gekozen
    """)

  /// What stands before such a verb.
  private static let before = Set.listed(
    """
    we i it the team have has had was were is therefore finally so thus hence wir haben hat uns fur \
    wurde ist nous avons a ete hemos hebben
    """)
}
