import Decisions

/// `Chosen option: …`
extension ChoiceFinder {
  /// What the headings of the outcome state: `## Decision: use Kafka`
  var statedByHeadings: [Stated] {
    layout.outline.sections.filter { $0.line >= 0 && $0.role == .outcome }.compactMap { section in
      let passage = layout.passage(section.line)
      return text(of: passage).flatMap { ChoicePhrase($0) }.flatMap { stated($0, passage, false) }
    }
  }

  /// Returns what `Chosen option: …` states; `nil` if it names no option.
  func stated(
    _ phrase: ChoicePhrase, _ passage: DecisionLayout.Passage, _ isInOutcome: Bool
  ) -> Stated? {
    func stated(_ option: Int?, _ problem: Problem.Kind? = nil) -> Stated {
      Stated(option: option, form: .phrase, passage: passage, problem: problem)
    }
    let sentence = Sentence(phrase.text, from: phrase.start)
    let name = phrase.name
    let written = bytes.string(name.range)
    let words = OptionName(InlineText.bytes(of: bytes[name.range])).words
    // Quotes without words are those of a template.
    if name.words.isEmpty, name.isQuoted { return nil }
    if TemplateHint.isHint(bytes, name.range) || written.last == "}" { return nil }
    // "{Option X}" and "[option 1]" are hints of templates.
    if phrase.isChosen, isInOutcome, bytes[name.range.lowerBound - 1] != "{",
      !TemplateHint.isTitle(bytes, name.range), isLabelOfNone(words)
    {
      return stated(nil, .unknownChoice)
    }
    if written.first == "[", written.last == "]" {
      // "[option 1]" is a hint of a template, as is "because [justification]", unless a title that
      // isn't a hint itself begins with it.
      let found = only { option in self.names[option].contains { $0.words.starts(with: words) } }
      let end = name.range.upperBound
      let isHint = bytes.first("[", in: end..<max(end, passage.text.upperBound)) != nil
      return found.flatMap { option in
        let title =
          layout.options[option].titles.first.map { InlineText.plain(bytes[$0.text]) } ?? ""
        return isHint || title.first == "[" && title.last == "]" ? nil : stated(option)
      }
    }
    if let title = phrase.text.names.first(where: { $0.words.lowerBound == name.words.lowerBound })
    {
      let mention = Mention(sentence: sentence, name: title)
      if mention.isJoined {
        // "Option A/B/C" is a template's placeholder.
        let isOpen = title.isLabel && sentence.gap(at: mention.end).contains(.joint)
        return isOpen && sentence.names.count > 2 ? nil : stated(nil, .jointChoice)
      }
      guard mention.affirms(isChosen: phrase.isChosen, isQuoted: name.isQuoted) else {
        return nil
      }
      let isWhole = mention.end >= name.words.upperBound
      // Titles with the same words may differ in their signs.
      let named = title.option ?? only { titles.written[$0].contains(InlineText.plain(written)) }
      if isWhole, let option = named { return stated(option) }
    }
    // In other sections, only a title states the choice.
    let isOfOption = layout.outline.section(of: passage.lines.lowerBound).owner.isOption
    guard isInOutcome || phrase.isChosen && !isOfOption, !sentence.has(phrase.start, .hedge),
      ![phrase.start, name.words.upperBound].contains(where: {
        sentence.gap(at: $0).contains(.crossed)
      })
    else { return nil }
    if let option = option(called: InlineText.plain(bytes[name.range])) {
      // "Decision: drop Redis"
      let isNamed =
        words.first.map { word in names[option].contains { $0.words.contains(word) } } == true
        || (phrase.isChosen || sentence.isKnown(phrase.start))
          && !sentence.has(phrase.start, .comparing)
      return isNamed ? stated(option) : nil
    }
    // "Chosen option: to be decided", "Chosen option: see below"
    if bytes.saysNothing(name.range) || FieldWords.beginOpen(words)
      || words.first(where: { !$0.means(.titleLead) })?.means(.remark) == true
    {
      return nil
    }
    guard phrase.isChosen, isInOutcome else { return nil }
    if namesSeveral(words) { return stated(nil, .jointChoice) }
    let isStranger =
      (name.isQuoted || words.count < 4 && written.count > 2)
      && !words.contains { word in names.joined().contains { $0.words.contains(word) } }
      && !words.contains { $0.means(.options) || !name.isQuoted && SectionWords.isOrdinal($0) }
      && !(words.first?.means(.denial) ?? true) && !OptionName.isPlace(words)
      && !mayNameSeveral(words) && !sentence.isClause(name)
    return isStranger ? stated(nil, .unknownChoice) : nil
  }

  /// Returns whether words stand for several options: `Both`, `1 and 2`.
  private func namesSeveral(_ words: [String]) -> Bool {
    let joined = words.filter { !$0.means(.joining) }
    return words.first?.means(.everything) == true
      || 1 < joined.count && joined.count < words.count
        && joined.allSatisfy { Int($0).map { titles.ordinals[$0] != nil } == true }
  }

  /// Returns whether words may stand for several options: `Combination of both`, `Hybrid of 1 and 2`.
  private func mayNameSeveral(_ words: [String]) -> Bool {
    words.last?.means(.everything) == true || words.count > 3 && namesSeveral(words.suffix(3))
  }

  /// Returns whether words are only a label, and all options have labels but not this one: `Option C`,
  /// `[OPT-3]`.
  private func isLabelOfNone(_ words: [String]) -> Bool {
    guard words.count == 2, SectionWords.isOrdinal(words[1]) else { return false }
    let name = OptionName(words: words)
    return names.allSatisfy { names in
      names.contains { other in
        name.label != nil && other.label != nil
          || other.words.count > 1 && other.words[0] == words[0]
            && SectionWords.isOrdinal(other.words[1])
      }
        && !names.contains { other in
          other.words.starts(with: words)
            || name.label != nil && (name.label == other.label || name.ordinal == other.ordinal)
        }
    }
  }

  /// Returns the option that a name matches, or that has most of its words for itself.
  func option(called name: String) -> Int? {
    let words = FoldedWords(name).words
    if let option = match(name) { return isNamed(option, by: words) ? option : nil }
    guard layout.options.count > 1, !words.contains(.denial) else { return nil }
    let own = OptionName.ownWords(of: layout.options.map(\.name))
    return only { option in
      !own[option].isDisjoint(with: words)
    }.flatMap { option in
      // "Repository pattern" is not "Active record pattern".
      layout.options[option].name.resembles(OptionName(name)) && isNamed(option, by: words)
        ? option : nil
    }
  }

  /// Returns whether words choose the option that they name, unlike `a queue along with Redis`, `SQS
  /// instead of Redis`, `an alternative to Redis` and `remove Redis`.
  private func isNamed(_ option: Int, by words: [String]) -> Bool {
    let own = Set(names[option].flatMap(\.words))
    let head = words.prefix { word in
      own.contains(word) || !word.means(.agent, .joining, .comparing, .everything)
    }
    guard let first = head.firstIndex(where: own.contains) else { return false }
    // "The alternative Redis"
    return !head[..<first].indices.contains { index in
      head[index].means(.leaving) && !(index == first - 1 && head[index].means(.option))
    }
  }

  func match(_ text: String, sharing least: Int = 1) -> Int? {
    let name = OptionName(text, mayHaveLetter: false)
    guard name.core.count(where: OptionName.matters) >= least || least == 1 else { return nil }
    let same = names.firstIndex { $0.contains { $0.words == name.words } }
    if let same { return same }
    let agreements = names.map { $0.map { $0.agreement(with: name) }.max() ?? .none }
    let best = agreements.max() ?? .none
    return best == .none ? nil : only { agreements[$0] == best }
  }
}

extension ChoicePhrase {
  /// The labels such as `Chosen option: …` that begin a later sentence of a text.
  static func further(in text: ClauseText, _ titles: OptionTitles) -> [ChoicePhrase] {
    text.sentences.dropFirst().compactMap { sentence in
      let next = text.words.dropFirst(sentence.words.upperBound).first?.range.lowerBound
      let start = text.words[sentence.words.lowerBound].range.lowerBound
      let range = start..<(next ?? text.range.upperBound)
      guard mayBegin(range, text.bytes) else { return nil }
      return ChoicePhrase(ClauseText(text.bytes, range, titles)).flatMap { $0.isChosen ? $0 : nil }
    }
  }
}
