/// The numbers and letters that name options: `Option B`, `the second option`.
extension OptionTitles {
  /// The code before a title: `a4` of `A4: Move the tests`.
  static func code(_ words: [String]) -> [String] {
    guard words.count > 1, words[0].utf8.count < 5, words[0].utf8.first?.isDigit == false,
      words[0].utf8.contains(where: \.isDigit)
    else { return [] }
    return [words[0]]
  }

  /// The hashes of the letters before titles in a script without spaces, `A 全自建` and `B 复用`; `nil` if
  /// these don't count the options.
  static func wideLetters(_ titles: [String]) -> [UInt64]? {
    let letters = titles.map { title in
      let bytes = title.utf8.prefix(3)
      let isWide = bytes.dropFirst().first == " " && bytes.last?.isWide == true
      return isWide ? bytes.first : nil
    }
    let first = UInt8(ascii: "A")
    let counts = zip(letters, first...).allSatisfy { $0 == $1 }
    return counts && titles.count > 1 && titles.count < 27
      ? titles.map { UInt64(word: $0.lowercased().utf8.prefix(1)) } : nil
  }

  /// The abbreviation behind a title: `pg` of `PostgreSQL (PG)`.
  static func abbreviation(_ title: String) -> [String] {
    guard title.utf8.last == ")", let open = title.utf8.lastIndex(of: "(") else { return [] }
    let words = FoldedWords(title[open...]).words
    return words.count == 1 && WordRoles(words[0]).isUnknown ? words : []
  }

  /// The initials of a title of at least three words: `rhf` of `React Hook Form`.
  static func initials(_ name: OptionName) -> [String] {
    guard (3...6).contains(name.core.count) else { return [] }
    return [
      name.core.reduce(into: "") { initials, word in
        if let first = word.unicodeScalars.first { initials.unicodeScalars.append(first) }
      }
    ]
  }

  /// Returns the beginning of a title that distinguishes it from titles with the same ending: `GraphQL`
  /// of `GraphQL API`, beside `REST API`; `nil` if another title contains it, too: `Shared GraphQL`.
  static func distinguished(
    _ name: OptionName, from cores: [ArraySlice<String>], but own: Int
  ) -> OptionName? {
    var shared = 0
    for index in cores.indices where index != own {
      let ends = zip(name.core.reversed(), cores[index].reversed())
      shared = max(shared, ends.lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 })
    }
    guard shared > 0, shared < name.core.count else { return nil }
    let rest = Array(name.core.dropLast(shared))
    let isOfOthers = cores.indices.contains { $0 != own && cores[$0].firstRange(of: rest) != nil }
    return isOfOthers ? nil : OptionName(words: rest)
  }

  /// Returns whether items below options are labelled like options: `**Option 1** — Good, because …`
  static func numbersItems(_ layout: DecisionLayout) -> Bool {
    let lead = layout.outline.lead
    return layout.items.contains {
      lead.numbersOption(layout.lines[$0.passage.lines.lowerBound].text)
    }
  }

  /// Returns the end of a version behind a title: `Kafka 3.5`, `Kafka v4.2`.
  func endOfVersion(behind end: Int, in text: ClauseText) -> Int {
    text.words[end...].prefix { word in
      guard word.gap.isEmpty, case let word = text.text(of: word) else { return false }
      return (word.first == "v" ? word.dropFirst() : word[...]).utf8.allSatisfy(\.isDigit)
    }.endIndex
  }

  /// `Option B`, `the second option`, and the `B` of `Option A and B` or `We choose B.`
  func label(at index: Int, in text: ClauseText, after last: Name?) -> Name? {
    let word = text.words[index]
    let next = text.words.dropFirst(index + 1).first
    func written(_ word: ClauseText.Word) -> String { text.text(of: word) }
    func named(_ label: String, _ count: Int) -> Name {
      Name(option: option(labelled: label), words: index..<index + count, isLabel: true)
    }
    if word.roles.has(.option, .options), let next,
      // "option (b)"
      next.gap.subtracting(.bracket).isDisjoint(with: .clause),
      SectionWords.isOrdinal(written(next)) || labels[next.hash] != nil
    {
      // "Option 2.1"
      let part = text.words.dropFirst(index + 2).first
      if let part, Int(written(next)) != nil, Int(written(part)) != nil,
        text.bytes.string(next.range.upperBound..<part.range.lowerBound) == "."
      {
        return named("\(written(next)).\(written(part))", 3)
      }
      return named(written(next), 2)
    }
    if let next, next.roles.has(.option), next.gap.isEmpty,
      Language.ordinals[written(word)] != nil
    {
      return named(written(word), 2)
    }
    let isDigit = text.bytes[word.range.lowerBound].isDigit
    guard labels[word.hash] != nil || isDigit && Int(written(word)) != nil else { return nil }
    func isCapital(_ index: Int) -> Bool {
      text.bytes[text.words[index].range.lowerBound] &- 0x41 < 26
    }
    // "options 1 and 2", but not "B, a log"
    let between = text.words[(last?.words.upperBound ?? index)..<index]
    let mayBeJoined = last.map { last in
      last.isLabel && (isDigit || isCapital(index) || !isCapital(last.words.upperBound - 1))
    }
    let isJoined =
      between.isEmpty
      ? !word.gap.isDisjoint(with: [.joint, .comma])
      : between.count == 1 && between.contains { $0.roles.has(.joining) }
    // "Chosen options: 1 & 2"
    let isBehindKey =
      index > 0 && word.gap.contains(.colon) && next?.gap.isEmpty != true
      && text.words[index - 1].roles.has(.option, .options)
    let isAlone =
      word.range.count == 1 && isCapital(index)
      && (next.map { !$0.gap.isEmpty || $0.roles.has(.because) } ?? true)
    return mayBeJoined == true && isJoined || isBehindKey || isAlone
      ? named(written(word), 1) : nil
  }

  /// Returns a name with the word beside it that says what the options are: `the MIT license` and
  /// `Licence MIT` in a decision about a license.
  func withKind(_ name: Name, in text: ClauseText) -> Name {
    guard !name.isLabel else { return name }
    let (first, next) = (name.words.lowerBound, name.words.upperBound)
    func isKind(_ index: Int) -> Bool { kinds.contains(text.words[index].hash) }
    if next < text.words.count, text.words[next].gap.isEmpty, isKind(next),
      // "Kafka Connect" is another name.
      text.bytes[text.words[next].range.lowerBound] &- 0x41 >= 26
    {
      return Name(option: name.option, words: first..<next + 1)
    }
    guard first > 0, text.words[first].gap.isEmpty, isKind(first - 1) else { return name }
    return Name(option: name.option, words: first - 1..<next)
  }

  private func option(labelled word: String) -> Int? {
    if let option = labels[UInt64(word: word.utf8)] { return option }
    // A letter that labels no option names none.
    guard word.utf8.count > 1 || Int(word) != nil else { return nil }
    return (Language.ordinals[word] ?? OptionName.value(of: word)).flatMap { ordinals[$0] ?? nil }
  }

  /// The part of a title before its explanation: `Postgres` of `Postgres: the one we know`.
  static func head(of title: String) -> Substring? {
    let bytes = Array(title.utf8)
    let signs: [StaticString] = [": ", " / ", " - ", " – ", " — ", " (", "（", "：", ", "]
    let end = bytes.indices.first { index in
      bytes.begins(index..<bytes.count, withOneOf: signs)
        // "Option 2" is only the label of `Option 2: Kafka (managed)`.
        && !OptionName(bytes[0..<index]).core.isEmpty
    }
    return end.map { title[..<title.utf8.index(title.startIndex, offsetBy: $0)] }
  }

  /// Returns a title without what its brackets hold: `Refuse all changes` for
  /// `Refuse (throw) all changes`; `nil` if it has no brackets.
  static func unexplained(_ title: String) -> Substring? {
    let parts = title.split(separator: "(").map { part in
      part.firstIndex(of: ")").map { part[part.index(after: $0)...] } ?? part
    }
    return parts.count > 1 ? Substring(parts.joined()) : nil
  }
}
