/// The choice told in a sentence in its own words.
extension ChoiceFinder {
  /// The only option that the first paragraph of the outcome mentions; else the first that a
  /// sentence decides for.
  func mentionedChoice() -> (option: Int, passage: DecisionLayout.Passage)? {
    for (place, passage) in layout.outcome.prefix(6).enumerated() {
      if let option = mentioned(in: passage, isFirst: place == 0),
        !layout.options[option].name.contradicts(OptionName(text(of: passage)))
      {
        return (option, passage)
      }
      // "We don't use Kafka" mentions it too.
      if place == 0, words(of: passage).contains(where: { $0.means(.denial) }) {
        return nil
      }
    }
    return nil
  }

  private func mentioned(in passage: DecisionLayout.Passage, isFirst: Bool) -> Int? {
    if let option = decided(inFirstSentenceOf: passage) { return option }
    let words = self.words(of: passage)
    if isFirst, let option = option(lettered: passage) { return option }
    guard !words.contains(where: { $0.means(.denial) }) else { return nil }
    let decides = words.contains(where: ChoicePhrase.isDecisive)
    guard isFirst || decides else { return nil }
    if let option = onlyMentioned(in: words) { return option }
    if decides, let option = abbreviated(in: text(of: passage), isName: false) { return option }
    if isFirst, let option = option(boldIn: passage) ?? onlyToldIn(firstSentenceOf: passage) {
      return option
    }
    guard decides else { return nil }
    // The text after the reason may mention other options.
    let decision = beforeReason(words)
    return onlyPartlyNamed(in: decision) ?? firstNamed(in: decision)
  }

  func beforeReason(_ words: [String]) -> [String] {
    Array(words.prefix { !$0.means(.because) || $0 == "as" })
  }

  func wordsOfDecision(in text: String) -> [String] {
    let end = ChoicePhrase.endOfSentence(text)
    return beforeReason(FoldedWords(InlineText.plain(text[..<end])).words)
  }

  /// The only option that the first sentence mentions, if it decides. Later sentences may mention
  /// the drawbacks of others.
  private func decided(inFirstSentenceOf passage: DecisionLayout.Passage) -> Int? {
    let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
    guard ChoicePhrase.endOfSentence(text) != text.endIndex else { return nil }
    let words = wordsOfDecision(in: text)
    guard words.contains(where: ChoicePhrase.isDecisive),
      !words.contains(where: { $0.means(.denial) })
    else { return nil }
    return onlyMentioned(in: words)
  }

  /// The option that a paragraph decides for without mentioning another: in form, by its title
  /// alone, or with the title at the end of the decision: `We go with Kafka, as …`.
  func decidedAlone(in passage: DecisionLayout.Passage) -> Int? {
    let section = outline.sections[outline.sectionOfLine[passage.lines.lowerBound]]
    guard section.role == .outcome else { return nil }
    let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
    let named = ChoicePhrase.candidates(in: text)
    guard named.isEmpty else { return named.compactMap(match).first }
    let words = wordsOfDecision(in: text)
    guard !words.contains(where: { $0.means(.denial) }) else { return nil }
    return titles.first { title in
      let before = words.dropLast(title.words.count)
      return words.suffix(title.words.count).elementsEqual(title.words)
        && (before.isEmpty || ChoicePhrase.decides(before))
    }?.option
  }

  /// The only option whose telling words are all in the first sentence.
  private func onlyToldIn(firstSentenceOf passage: DecisionLayout.Passage) -> Int? {
    let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
    let end = ChoicePhrase.endOfSentence(text)
    let words = Set(FoldedWords(InlineText.plain(text[..<end])).words)
    let told = layout.options.indices.filter { layout.options[$0].name.isTold(by: words.contains) }
    return told.count == 1 ? told.first : nil
  }

  /// The option whose letter begins the outcome: `B, with replicas`.
  private func option(lettered passage: DecisionLayout.Passage) -> Int? {
    let text = bytes.string(passage.text)
    guard let letter = OptionName(text).letter ?? ChoicePhrase.letter(in: text) else { return nil }
    return layout.options.firstIndex { $0.name.letter == letter || $0.name.full == letter }
  }

  /// The only option whose title begins with bold words of the first sentence, or the other way
  /// round: `**Oven** (the big one)`.
  private func option(boldIn passage: DecisionLayout.Passage) -> Int? {
    let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
    let names = ChoicePhrase.bold(inFirstSentenceOf: text).map { OptionName($0) }
    let named = layout.options.indices.filter { option in
      names.contains { layout.options[option].name.isClose(to: $0) }
    }
    return named.count == 1 ? named.first : nil
  }

  func words(of passage: DecisionLayout.Passage) -> [String] {
    words(of: text(of: passage))
  }

  func words(of text: some StringProtocol) -> [String] {
    FoldedWords(InlineText.plain(text), keepsSigns: true).words
  }

  func text(of passage: DecisionLayout.Passage) -> String {
    PassageText.text(of: passage, in: bytes, layout.lines, limit: 600)
  }

  func onlyMentioned(in words: [String]) -> Int? {
    let sentence = " " + words.joined(separator: " ") + " "
    let numbers = self.numbers(in: words)
    let mentioned = layout.options.indices.filter { option in
      let name = layout.options[option].name
      if let ordinal = name.ordinal, numbers.contains(ordinal) { return true }
      let start = name.full.split(separator: " ", maxSplits: 2).prefix(2).map(String.init)
      let numbered = SectionWords.beginsOption(start) ? start.joined(separator: " ") : ""
      return [name.full, name.core, numbered].contains { (name: String) -> Bool in
        let isSigned = name.last.map { "+#-".contains($0) } == true
        return (isSigned || name.utf8.count > 2) && sentence.contains(" \(name) ")
      }
    }
    return mentioned.count == 1 ? mentioned.first : nil
  }

  private func numbers(in words: [String]) -> Set<Int> {
    Set(
      zip(words, words.dropFirst()).compactMap { word, number in
        word.means(.option) ? OptionName.value(of: number) : nil
      })
  }

  /// The only option that the words name by its number: `Decision (option 3)`.
  func option(numberedIn words: [String]) -> Int? {
    let numbers = numbers(in: words)
    // "Option A + B" names two.
    guard numbers.count == 1, let number = numbers.first,
      words.last.flatMap(OptionName.value) ?? number == number
    else { return nil }
    return layout.options.firstIndex { $0.name.ordinal == number }
  }

  /// The only option that is named by words in no other title: by all of them in a sentence, by one
  /// of them in a title.
  func onlyPartlyNamed(in words: [String], isTitle: Bool = false) -> Int? {
    guard layout.options.count > 1, !words.contains(where: { $0.means(.denial) }) else {
      return nil
    }
    let used = Set(words)
    let named = OptionName.ownWords(of: layout.options.map(\.name)).enumerated().filter { _, own in
      isTitle ? !own.isDisjoint(with: used) : !own.isEmpty && own.isSubset(of: used)
    }
    return named.count == 1 ? named.first?.offset : nil
  }

  /// The only option whose first word follows a word of decision: `go with gRPC`. The word must be
  /// in no other title.
  private func firstNamed(in words: [String]) -> Int? {
    var following: Set<String> = []
    for place in words.indices where ChoicePhrase.isDecisive(words[place]) {
      let next = words[(place + 1)...].first {
        !$0.means(.connector) && !$0.means(.filler)
          && !ChoicePhrase.isDecisive($0)
      }
      if let next { following.insert(next) }
    }
    let own = OptionName.ownWords(of: layout.options.map(\.name))
    let named = layout.options.indices.filter { option in
      let name = layout.options[option].name
      let first = name.core.prefix { $0 != " " }
      return own[option].contains(String(first)) && following.contains(String(first))
        || name.letter.map(following.contains) == true
    }
    return named.count == 1 ? named.first : nil
  }
}
