extension ChoiceFinder {
  /// Returns the only option that the first paragraph of the outcome mentions; else the first that
  /// a sentence decides for.
  func mentionedChoice() -> (option: Int, passage: DecisionLayout.Passage)? {
    for (place, said) in outcome.prefix(6).enumerated() {
      let words = said.words
      if let option = mentioned(in: said, words, isFirst: place == 0),
        !layout.options[option].name.contradicts(OptionName(said.text))
      {
        return (option, said.passage)
      }
      // "We don't use Kafka" mentions it too.
      if place == 0, words.contains(.denial) { return nil }
    }
    return nil
  }

  private func mentioned(in said: OutcomeText, _ words: [String], isFirst: Bool) -> Int? {
    // Later sentences may mention the drawbacks of others.
    if said.firstSentence.endIndex != said.text.endIndex, case let decision = said.decision,
      decision.contains(where: \.isDecisive), !decision.contains(.denial),
      let option = onlyMentioned(in: decision)
    {
      return option
    }
    if isFirst, let option = option(lettered: said) { return option }
    let decides = words.contains(where: \.isDecisive)
    guard !words.contains(.denial), isFirst || decides else { return nil }
    if let option = onlyMentioned(in: words) { return option }
    if decides, let option = abbreviated(in: said.text) { return option }
    if isFirst, let option = option(boldIn: said) ?? onlyToldIn(said) { return option }
    guard decides else { return nil }
    // The text after the reason may mention other options.
    let decision = OutcomeText.beforeReason(words)
    return onlyPartlyNamed(in: decision) ?? firstNamed(in: decision)
  }

  /// Returns the option that a paragraph decides for without mentioning another: after
  /// `Chosen option:`, by its title alone, or with the title at the end of the decision:
  /// `We go with Kafka, as …`.
  func decidedAlone(in said: OutcomeText) -> Int? {
    guard outline.section(of: said.passage.lines.lowerBound).role == .outcome else { return nil }
    if let phrase = ChoicePhrase(said.text) { return phrase.titles.compactMap(match).first }
    let words = said.decision
    guard !words.contains(.denial) else { return nil }
    return titles.first { title in
      let before = words.dropLast(title.words.count)
      return words.suffix(title.words.count).elementsEqual(title.words)
        && (before.isEmpty || ChoicePhrase.decides(before))
    }?.option
  }

  private func onlyToldIn(_ said: OutcomeText) -> Int? {
    let words = Set(FoldedWords(InlineText.plain(said.firstSentence)).words)
    return only { layout.options[$0].name.isTold(by: words.contains) }
  }

  /// Returns the option whose letter begins the outcome: `B, with replicas`.
  private func option(lettered said: OutcomeText) -> Int? {
    let hasLetters = layout.options.contains {
      $0.name.letter != nil || $0.name.words.joined().utf8.count == 1
    }
    guard hasLetters else { return nil }
    let text = bytes.string(said.passage.text)
    guard let letter = OptionName(text).letter ?? ChoicePhrase.letter(in: text) else { return nil }
    return layout.options.firstIndex { $0.name.letter == letter || $0.name.words == [letter] }
  }

  /// Returns the only option whose title begins with bold words of the first sentence, or the other
  /// way round: `**Oven** (the big one)`.
  private func option(boldIn said: OutcomeText) -> Int? {
    let names = ChoicePhrase.bold(inFirstSentenceOf: said.text).map { OptionName($0) }
    return only { layout.options[$0].name.isClose(toOneOf: names) }
  }

  private func onlyMentioned(in words: [String]) -> Int? {
    let numbers = self.numbers(in: words)
    return only { option in
      let name = layout.options[option].name
      if let ordinal = name.ordinal, numbers.contains(ordinal) { return true }
      let full = name.words[...]
      let numbered = SectionWords.beginsOption(full) ? full.prefix(2) : []
      return [full, name.core, numbered].contains { title in
        let isSigned = title.last?.utf8.last?.isOne(of: "+#-") == true
        return (isSigned || title.count > 1 || title.contains { $0.utf8.count > 2 })
          && words.indices.contains { words[$0...].starts(with: title) }
      }
    }
  }

  private func numbers(in words: [String]) -> Set<Int> {
    Set(
      zip(words, words.dropFirst()).compactMap { word, number in
        word.means(.option) ? OptionName.value(of: number) : nil
      })
  }

  /// Returns the only option that the words name by its number: `Decision (option 3)`.
  func option(numberedIn words: [String]) -> Int? {
    let numbers = numbers(in: words)
    // "Option A + B" names two.
    guard numbers.count == 1, let number = numbers.first,
      words.last.flatMap(OptionName.value) ?? number == number
    else { return nil }
    return layout.options.firstIndex { $0.name.ordinal == number }
  }

  /// Returns the only option that is named by words in no other title: by all of them in a
  /// sentence, by one of them in a title.
  func onlyPartlyNamed(in words: [String], isTitle: Bool = false) -> Int? {
    guard layout.options.count > 1, !words.contains(.denial) else { return nil }
    let used = Set(words)
    let own = OptionName.ownWords(of: layout.options.map(\.name))
    return only {
      isTitle ? !own[$0].isDisjoint(with: used) : !own[$0].isEmpty && own[$0].isSubset(of: used)
    }
  }

  /// Returns the only option whose first word follows a word of decision: `go with gRPC`. The word
  /// must be in no other title.
  private func firstNamed(in words: [String]) -> Int? {
    let following = Set(
      words.indices.filter { words[$0].isDecisive }.compactMap { place in
        words[(place + 1)...].first {
          !$0.means(.connector) && !$0.means(.filler) && !$0.isDecisive
        }
      })
    let own = OptionName.ownWords(of: layout.options.map(\.name))
    return only { option in
      let name = layout.options[option].name
      let first = name.core.first
      return first.map { own[option].contains($0) && following.contains($0) } == true
        || name.letter.map(following.contains) == true
    }
  }

  func only(_ isNamed: (Int) -> Bool) -> Int? {
    let named = layout.options.indices.filter(isNamed)
    return named.count == 1 ? named.first : nil
  }

  func abbreviated(in text: String) -> Int? {
    let tokens = OptionName.capitals(in: text)
    if tokens.isEmpty { return nil }
    return only { option in
      let title = title(of: option).map { bytes.string($0.text) } ?? ""
      return !tokens.isDisjoint(with: OptionName.abbreviations(of: title))
    }
  }
}
