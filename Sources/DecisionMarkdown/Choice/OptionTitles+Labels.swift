/// The numbers and letters that name options: `Option B`, `the second option`.
extension OptionTitles {
  /// Returns what tells a title from others that end alike: `GraphQL` of `GraphQL API`, beside
  /// `REST API`.
  static func distinguished(
    _ name: OptionName, from others: [ArraySlice<String>]
  ) -> OptionName? {
    let shared =
      others.map { other in
        zip(name.core.reversed(), other.reversed()).prefix { $0 == $1 }.count
      }.max() ?? 0
    guard shared > 0, shared < name.core.count else { return nil }
    return OptionName(words: Array(name.core.dropLast(shared)))
  }

  /// Returns the end of a version behind a title: `Kafka 3.5`, `Kafka v4.2`.
  func endOfVersion(behind end: Int, in text: ClauseText) -> Int {
    text.words[end...].prefix { word in
      word.gap.isEmpty
        && (word.text.first == "v" ? word.text.dropFirst() : word.text[...])
          .utf8.allSatisfy(\.isDigit)
    }.endIndex
  }

  /// `Option B`, `the second option`, and the `B` of `Option A and B` or `We choose B.`
  func label(at index: Int, in text: ClauseText, after last: Name?) -> Name? {
    let isBeforeOption =
      index + 1 < text.words.count && text.words[index + 1].roles.has(.option)
    guard isBeforeOption || mayBeginLabel(text.words[index]) else { return nil }
    let word = text.words[index]
    let next = text.words.dropFirst(index + 1).first
    if word.roles.has(.option) || word.roles.has(.options), let next,
      next.gap.isDisjoint(with: .clause),
      SectionWords.isOrdinal(next.text) || labels[next.hash] != nil
    {
      // "Option 2.1"
      let part = text.words.dropFirst(index + 2).first
      if let part, Int(next.text) != nil, Int(part.text) != nil,
        text.bytes.string(next.range.upperBound..<part.range.lowerBound) == "."
      {
        return Name(
          option: option(labelled: "\(next.text).\(part.text)"), words: index..<index + 3,
          isLabel: true)
      }
      return Name(option: option(labelled: next.text), words: index..<index + 2, isLabel: true)
    }
    if let next, next.roles.has(.option), next.gap.isEmpty, Language.ordinals[word.text] != nil {
      return Name(option: option(labelled: word.text), words: index..<index + 2, isLabel: true)
    }
    guard labels[word.hash] != nil || Int(word.text) != nil else { return nil }
    if let last, last.isLabel {
      // "options 1 and 2"
      let between = text.words[last.words.upperBound..<index]
      let isJoined = word.gap.contains(.joint) || word.gap.contains(.comma)
      if between.isEmpty
        ? isJoined : between.count == 1 && between.allSatisfy({ $0.roles.has(.joining) })
      {
        return Name(option: option(labelled: word.text), words: index..<index + 1, isLabel: true)
      }
    }
    // "Chosen options: 1 & 2"
    if word.gap.contains(.colon), index > 0, next?.gap.isEmpty != true,
      text.words[index - 1].roles.has(.option) || text.words[index - 1].roles.has(.options)
    {
      return Name(option: option(labelled: word.text), words: index..<index + 1, isLabel: true)
    }
    guard word.text.utf8.count == 1, text.bytes[word.range.lowerBound] &- 0x41 < 26,
      next.map({ !$0.gap.isEmpty || $0.roles.has(.because) }) ?? true
    else { return nil }
    return Name(option: option(labelled: word.text), words: index..<index + 1, isLabel: true)
  }

  private func mayBeginLabel(_ word: ClauseText.Word) -> Bool {
    word.roles.has(.option) || word.roles.has(.options) || labels[word.hash] != nil
      || word.text.utf8.first?.isDigit == true
  }

  private func option(labelled word: String) -> Int? {
    if let option = labels[UInt64(word: word.utf8)] { return option }
    return (Language.ordinals[word] ?? OptionName.value(of: word)).flatMap { ordinals[$0] ?? nil }
  }
}
