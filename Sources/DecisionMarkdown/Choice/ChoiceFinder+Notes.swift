/// What stands below the options, where the decision itself states nothing.
extension ChoiceFinder {
  /// The choice in notes below options, if nothing else states one: `Decision: option 2` below the last
  /// option. Empty if they name different options.
  var statedByNotes: [Stated] {
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

  /// Whether the decision says that nothing is chosen: `Not yet.`, `We use neither.`
  var isLeftOpen: Bool {
    layout.outcome.prefix(Self.mostRead).contains { passage in
      guard layout.outline.section(of: passage.lines.lowerBound).role == .outcome,
        let words = text(of: passage)?.words
      else { return false }
      return words.contains { $0.roles.has(.denial, .postponed, .hedge, .decider) }
        || FieldWords.beginOpen(bytes.words(passage.text))
    }
  }
}

extension [ChoiceFinder.Stated] {
  /// The statements without former opinions, if there are others: `We preferred Kafka. Redis was chosen.`
  /// leaves only complete ones.
  var firm: [ChoiceFinder.Stated] {
    let others = filter { !$0.isOpinion }
    return others.isEmpty || others.count == count ? self : others.filter(\.isComplete)
  }
}
