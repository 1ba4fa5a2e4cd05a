/// What stands below the options, where the decision itself states nothing.
extension ChoiceFinder {
  /// Returns what notes and verdicts below options state, unless the decision leaves it open.
  func statedBelowOptions(_ marks: MarkedOption) -> [Stated] {
    if isLeftOpen { return [] }
    let stated = statedByNotes
    return stated.isEmpty ? [marks.accepted].compactMap(\.self) : stated
  }

  /// The choice in notes below options, if nothing else states one: `Decision: option 2` below the last
  /// option. Empty if they name different options.
  private var statedByNotes: [Stated] {
    let stated = layout.items.compactMap { item -> Stated? in
      guard item.side == nil, item.option != nil,
        ChoicePhrase.mayBegin(item.passage.text, bytes),
        let phrase = ChoicePhrase(text(in: layout.textOfLines(item.passage))), endsClause(phrase)
      else { return nil }
      return self.stated(phrase, item.passage, false)
    }
    return Set(stated.map(\.option)).count == 1 ? stated : []
  }

  /// Returns whether nothing but a reason or another clause follows the name, unlike `Kafka for tests`.
  private func endsClause(_ phrase: ChoicePhrase) -> Bool {
    let (sentence, end) = (Sentence(phrase.text, from: phrase.start), phrase.name.words.upperBound)
    return sentence.isEnd(end) || sentence.startsReason(end) || sentence.beginsClause(end)
  }

  /// Whether the decision says that nothing is chosen (`Not yet.`, `We use neither.`), or something
  /// that no option is called.
  private var isLeftOpen: Bool {
    layout.outcome.prefix(Self.mostRead).contains { passage in
      guard layout.outline.section(of: passage.lines.lowerBound).role == .outcome,
        let words = text(of: passage)?.words
      else { return false }
      return words.contains { word in
        [.denial, .postponed, .hedge, .decider, .rejected, .leaving, .chosen]
          .contains(where: word.roles.has)
      } || FieldWords.leavesOpen(bytes.words(passage.text))
    }
  }
}
