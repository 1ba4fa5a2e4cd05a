import Decisions

enum SectionWords {
  static func role(_ words: some Collection<String>) -> SectionRole {
    let title = unnumbered(words)
    guard let first = title.first else { return .unknown }
    if title.count > 1, beginsOption(title) { return .option }
    if let role = phrases[title] { return role }
    let words = WideWords.divided(title)
    let roles = words.map { WordRoles($0) }
    // Most titles of options have no word that could tell another role.
    if !roles.contains(where: \.mayMark), !words.contains(where: \.isWide) {
      return .unknown
    }
    if roles.name(.consequence) {
      let label = SideWords.label(words)
      return .consequences(label.flatMap { $0.both ? nil : $0.side })
    }
    if roles.name(.driver) { return .drivers }
    if let label = SideWords.label(words) {
      return label.both ? .comparison : .side(label.side)
    }
    if roles.contains(where: { $0.has(.comparison) }),
      roles.allSatisfy({ $0.isCommon || $0.has(.option, .comparison) })
    {
      return .comparison
    }
    // "Alternative solution" is the heading of one option: lists below it describe that option.
    if isOneOption(title) { return .unknown }
    if title.count == 1, endsLikeOptions(first) { return .options }
    // "Options for the storage of sessions" lists options as well.
    let isRejected = ReasonWords.sayRejected(words)
    // "Solution options" are options.
    // "Options that we turned down" are options, too.
    let head = roles.prefix { !$0.has(.connector, .decider) }.filter {
      (!isRejected || !$0.has(.denial)) && (!$0.has(.option) || $0.has(.options))
    }
    if head.name(.options) {
      if !isRejected, roles.contains(where: { $0.has(.chosen) }) { return .outcome }
      return isOfOthers(words) ? .comparison : .options
    }
    // "Selected approach"
    let isOfOption = roles.contains { $0.has(.option) }
    if isOfOption, !isRejected, ChoicePhrase.isChosen(roles) == true { return .outcome }
    if roles.name(.context) { return .context }
    if words.count <= 4, roles.name(.outcome) { return .outcome }
    // "CI Platform Considered Options" is for one of several questions.
    if isRejected || roles.contains(where: { $0.has(.considered) }),
      words.suffix(2).contains(where: isPluralOfOption)
    {
      return .options
    }
    // "What alternative solutions did you consider?"
    if roles.last?.has(.considered) == true, words.prefix(3).contains(where: isPluralOfOption) {
      return .options
    }
    return roles.suffix(2).allSatisfy { $0.has(.outcome) } ? .outcome : .unknown
  }

  /// Returns whether a heading is about something else besides options: `Rationale and
  /// alternatives`. Each of its items may be about either.
  private static func isOfOthers(_ words: [String]) -> Bool {
    words.split { $0.means(.joining) }.contains { part in
      guard part.count < words.count else { return false }
      switch role(part) {
      case .unknown, .options, .comparison: return false
      default: return true
      }
    }
  }

  /// Returns words without the number of a section: `3. Considered options`, `3.2 Pros`.
  static func unnumbered(_ words: some Collection<String>) -> [String] {
    Array(
      words.drop { word in
        word.utf8.allSatisfy(\.isDigit)
          || word.utf8.first.map { $0 >= 0x80 } == true && word.allSatisfy(\.isNumber)
      })
  }

  static func role(of text: ArraySlice<UInt8>) -> SectionRole {
    let plain = InlineText.bytes(of: text)
    return role(FoldedWords(plain).words, of: plain)
  }

  /// Returns the words for the option that a section of sides is about:
  /// `Pros and cons of Postgres`.
  static func subject(of role: SectionRole, _ words: [String]) -> [String]? {
    let words = unnumbered(words)
    guard role == .comparison || role.isOfSide, let start = SideWords.label(words)?.subject,
      beginsOption(words[start...]) || words[start...].count == 1 && words[start].utf8.count == 1
        || !words[start...].allSatisfy({ isCommon($0) || $0.means(.option) }),
      // "Pros and cons of the storage options" is about several.
      !words[start...].contains(where: isPluralOfOption)
    else { return nil }
    return Array(words[start...])
  }

  /// Returns whether the words are about options, or about their pros and cons.
  static func namesOptions(_ words: [String]) -> Bool {
    WideWords.divided(words).contains { $0.means(.options) || WordRoles($0).meaning != nil }
  }

  /// Returns whether the words only say that something is weighed: `Trade-offs`, `Trade-off 1: …`
  static func weighs(_ words: [String]) -> Bool {
    let rest = words.drop { $0.means(.tradeOff) }
    return words.allSatisfy(isCommon)
      || rest.count < words.count && rest.first.map(isOrdinal) == true
  }

  /// Returns whether the words begin like `Option 1`, `Alternative B`, `2nd Option`.
  static func beginsOption(_ words: some Collection<String>) -> Bool {
    guard words.first?.means(.option) == true else { return false }
    return words.dropFirst().first.map(isOrdinal) ?? false
  }

  /// Returns whether the words begin like `Options 1 and 2`.
  static func beginsSeveral(_ words: [String]) -> Bool {
    words.count > 2 && isPluralOfOption(words[0]) && isOrdinal(words[1])
      && words[2].means(.joining)
  }

  /// Returns whether the title of an option follows the words: `Alternative considered: …`.
  static func announcesOption(_ words: [String]) -> Bool {
    words.contains(.option)
      && words.allSatisfy { $0.means(.option) || isCommon($0) }
  }

  /// Returns whether a title has several words that all mean a single option: `Alternative solution`.
  static func isOneOption(_ words: [String]) -> Bool {
    words.count > 1 && words.allSatisfy { $0.means(.option) }
  }

  /// Returns whether a word of a language without spaces ends with a word for options: `検討した代替案`.
  private static func endsLikeOptions(_ word: String) -> Bool {
    guard word.isWide else { return false }
    // "备选方案与取舍" is "options and trade-offs".
    let word = word.prefix { !String($0).means(.joining) }
    return optionEndings.contains(where: word.utf8.ends)
  }

  private static let optionEndings = Language.words(.optionEnding)

  /// Returns whether a word is a number, a letter, or a Roman numeral.
  static func isOrdinal(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    if (0x30...0x39).contains(first.value) { return word.utf8.count <= 3 }
    if word.unicodeScalars.count == 1 || Language.ordinals[word] != nil { return true }
    return word.utf8.count < 5 && word.utf8.allSatisfy { $0 == "i" || $0 == "v" || $0 == "x" }
  }

  /// Returns whether the words above a column call its cells options, unlike `Criterion / Option`, where the
  /// columns are those.
  static func isOption(_ words: [String]) -> Bool {
    let option = words.firstIndex { $0.means(.options, .option) }
    return option.map { !words[..<$0].contains(where: isCriterion) } ?? false
  }

  static func isCriterion(_ word: String) -> Bool { word.means(.criterion, .driver) }

  static func isPluralOfOption(_ word: String) -> Bool {
    word.means(.options) && !word.means(.option)
  }

  static func isCommon(_ word: String) -> Bool { WordRoles(word).isCommon }

  private static let phrases = PhraseTable(Language.allHeadings.joined())
}
