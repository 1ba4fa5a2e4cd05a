import BusinessLogic

/// What the words of a heading say about the section below it.
enum SectionWords {
  /// What a heading of these words stands for.
  static func role(_ allWords: some Collection<String>) -> SectionRole {
    // "3. Considered options" and "3.2 Pros" number a section.
    let words = Array(allWords.drop { $0.allSatisfy(\.isNumber) })
    guard let first = words.first else { return .unknown }
    if words.count > 1, beginsOption(words) { return .option }
    // "Why option A?"
    if words.count > 2, ReasonWords.asksWhy(words), beginsOption(words.suffix(2)) {
      return .outcome
    }
    if let role = phrases[words.joined(separator: " ")] { return role }
    let roles = words.map(WordRoles.init)
    if roles.name(.consequence) {
      let label = SideWords.label(words)
      return .consequences(label.flatMap { $0.both ? nil : $0.side })
    }
    if roles.name(.driver) { return .drivers }
    if let label = SideWords.label(words) {
      return label.both ? .comparison : .side(label.side)
    }
    if SideWords.namesAcceptedCosts(words) { return .consequences(.con) }
    if roles.contains(where: { $0.has(.comparison) }), roles.allSatisfy(\.isCommon) {
      return .comparison
    }
    // "Options for the storage of sessions" is a list of options as well.
    if words.count == 1, endsLikeOptions(first) { return .options }
    if Array(roles.prefix { !$0.has(.connector) }).name(.options) {
      return roles.contains { $0.has(.chosen) } ? .outcome : .options
    }
    if words.count <= 5, roles.name(.context) { return .context }
    if words.count <= 4, roles.name(.outcome) { return .outcome }
    if words.count > 2, let role = questions[Set(words.suffix(2))] { return role }
    // "Decision (option 3)"
    if words.count > 2, beginsOption(words.suffix(2)), role(words.dropLast(2)) == .outcome {
      return .outcome
    }
    return words.count == 1 && first.utf8.count == 1 ? .option : .unknown
  }

  /// What a heading stands for that may say it twice, as in two languages: `Статус / Status`.
  static func role(ofText text: String) -> SectionRole {
    let plain = InlineText.plain(text)
    let role = role(FoldedWords(plain).words)
    guard role == .unknown else { return role }
    if let label = SideWords.label(explained: plain) { return .side(label.side) }
    if let bracket = plain.firstIndex(where: { "(（".contains($0) }) {
      // "Alternatives considered (検討した代替案)"; but "Alternative (Redis)" is one.
      let words = FoldedWords(plain[..<bracket]).words
      let head = Self.role(words)
      if head == .options, words.contains(where: isPluralOfOption) { return head }
      if head == Self.role(FoldedWords(plain[bracket...]).words) { return head }
    }
    guard text.contains("/") else { return role }
    let roles = text.split(separator: "/").map {
      Self.role(FoldedWords(InlineText.plain($0)).words)
    }
    return roles.first { first in roles.allSatisfy { $0 == first } } ?? .unknown
  }

  /// What a section of sides speaks of, if it names an option: `Pros and cons of Postgres`.
  static func subject(of role: SectionRole, _ words: [String]) -> [String]? {
    switch role {
    case .comparison, .side: break
    default: return nil
    }
    let words = Array(words.drop { $0.allSatisfy(\.isNumber) })
    guard let label = SideWords.label(words), let start = label.subject,
      !words[start...].allSatisfy(isCommon),
      // "Pros and cons of the storage options" speaks of several.
      !words[start...].contains(where: isPluralOfOption)
    else { return nil }
    return Array(words[start...])
  }

  /// Whether the words speak of options, or of their pros and cons.
  static func namesOptions(_ words: [String]) -> Bool {
    words.contains { options.contains($0) || SideWords.meanings[$0] != nil }
  }

  /// Whether the words begin like `Option 1`, `Alternative B`, `2nd Option`.
  static func beginsOption(_ words: some Collection<String>) -> Bool {
    guard let first = words.first, singleOptions.contains(first) else { return false }
    return words.dropFirst().first.map(isOrdinal) ?? false
  }

  /// Whether what follows the words is the title of an option: `Alternative considered: …`.
  static func announcesOption(_ words: [String]) -> Bool {
    let others = words.filter { !alternatives.contains($0) }
    return others.count + 1 == words.count
      && others.allSatisfy { isCommon($0) || VerdictWords.rejections.contains($0) }
  }

  /// Whether a word of a language that writes no spaces ends with one for options: `検討した代替案`.
  private static func endsLikeOptions(_ word: String) -> Bool {
    // "备选方案与取舍": and what was weighed.
    let word = word.prefix { !joints.contains(String($0)) }
    return optionEndings.contains(where: word.hasSuffix)
  }

  /// What ends the heading of one of several questions: `CI Platform Considered Options`.
  private static let questions: [Set<String>: SectionRole] = [
    ["considered", "options"]: .options, ["considered", "alternatives"]: .options,
    ["decision", "outcome"]: .outcome,
  ]

  private static let joints = Language.words(.joint)
  private static let optionEndings = Language.words(.optionEnding)

  private static let alternatives = Language.words(.alternative)

  /// A number, a letter, or a Roman numeral.
  static func isOrdinal(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    if (0x30...0x39).contains(first.value) { return word.utf8.count <= 3 }
    return word.unicodeScalars.count == 1 || ["ii", "iii", "iv", "vi"].contains(word)
      || numbers.contains(word)
  }

  /// Whether a column of this title names options.
  static func isOption(_ words: [String]) -> Bool {
    words.contains { options.contains($0) || singleOptions.contains($0) }
  }

  /// Whether the word speaks of several options.
  static func isPluralOfOption(_ word: String) -> Bool {
    options.contains(word) && !singleOptions.contains(word)
  }

  /// Whether a column of this title names what options are judged by.
  static func isCriterion(_ words: [String]) -> Bool {
    words.contains { drivers.contains($0) || criteria.contains($0) }
  }

  /// Whether the words name what is done against cons, which is none itself.
  static func answersCons(_ words: [String]) -> Bool {
    words.count <= 2 && words.contains(where: answers.contains)
  }

  private static let answers = Language.words(.mitigation)

  private static let criteria = Language.words(.criterion)

  static let singleOptions = Language.words(.option)

  static let outcome = Language.words(.outcome)

  private static let options = Language.words(.options)

  private static let drivers = Language.words(.driver)

  private static let numbers = Language.words(.ordinal)

  static func isCommon(_ word: String) -> Bool { WordRoles(word).isCommon }
}
