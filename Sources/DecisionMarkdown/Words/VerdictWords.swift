import Decisions

enum VerdictWords {
  /// Returns whether a row or column of this title gives the verdict on each option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains { $0.means(.outcome, .chosen, .verdictTitle) }
  }

  /// Returns whether a text behind a title says that it was chosen: `(chosen): it is quick`,
  /// `chosen, as it is quick`.
  static func beginsChosen(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard bytes.first(of: text) == "(" else {
      return MarkReader(bytes).firstWord(of: text).roles.has(.chosen)
        && saysChosen(bytes.string(text.prefix(80)))
    }
    let close = bytes.index(of: ")", in: text.prefix(40))
    return close.map { areMark(bytes.words(text.lowerBound..<$0)) } == true
  }

  /// Returns whether words only say that something was chosen: `Chosen`, `Selected option`, `our choice`,
  /// `Chosen 2026-08-02`.
  static func areMark(_ words: [String]) -> Bool {
    let roles = words.filter { Int($0) == nil }.map { WordRoles($0) }
    if roles.contains(where: \.marksChoice) { return areMarks(roles) }
    // Not "no choice", "by choice", "first choice"
    return words.count == 2 && words[0].means(.particle) && words[0].means(.common)
      && !words[0].means(.agent) && words[1].means(.choosing)
  }

  /// Returns whether the words before an option's title only say that it is chosen: `Selected`.
  static func areChosen(_ words: [String]) -> Bool {
    // "Select: a native element" is no choice.
    words.contains(.chosen) && !words.contains(.request)
      && words.allSatisfy { $0.means(.chosen, .option) }
  }

  /// Returns whether a text says that something is chosen: `✅`, `Chosen, as it is quick`.
  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if SideSigns.sign(in: bytes, bytes.trimmed(bytes.indices))?.side == .pro { return true }
    let words = ClauseText(bytes, bytes.indices).words
    guard let first = words.first, first.roles.marksChoice else { return false }
    // "Use the library" doesn't say what is chosen.
    return words.dropFirst().first.map { next in
      !next.gap.isEmpty || next.roles.has(.because, .connector)
    } ?? true
  }

  /// Returns whether words are a label or a heading for a verdict: `Verdict`, `Decision`, `Status`.
  static func areTitle(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { $0.means(.verdictTitle, .outcome) }
  }

  /// Returns `true` if a text accepts an option (`Accepted.`), `false` if it rejects it (`Rejected: it is
  /// slow`), and `nil` if it begins with no verdict.
  static func accepts(_ bytes: [UInt8], _ text: Range<Int>) -> Bool? {
    let all = ClauseText(bytes, text.prefix(200))
    let words = all.words.prefix { !$0.roles.has(.because) }
    guard let first = words.first, let last = words.last, !all.end.contains(.question),
      !bytes.begins(text.drop { bytes[$0].isDecoration || bytes[$0].isBlank }, with: "[ ]")
    else { return nil }
    if first.roles.has(.rejected) {
      let isAlone = words.dropFirst().first.map { !$0.gap.isDisjoint(with: .clause) } ?? true
      return isAlone ? false : nil
    }
    if first.roles.has(.denial) { return words.count == 2 && last.roles.marksChoice ? false : nil }
    // "Accepted.", "Chosen option, because …", but not "Accepted, then dropped" and "Chosen: Kafka"
    return areMarks(words.map(\.roles)) ? true : nil
  }

  private static func areMarks(_ words: [WordRoles]) -> Bool {
    words.contains(where: \.marksChoice) && words.allSatisfy { $0.marksChoice || $0.has(.option) }
  }

  /// Returns whether a cell below a title says that an option was chosen: `✅`, `Yes` below `Chosen`.
  static func saysChosen(_ cell: String, below title: [String]) -> Bool {
    let words = FoldedWords(cell).words
    return saysChosen(cell)
      || words.count == 1 && words[0].means(.affirming)
        && title.contains { $0.means(.chosen, .outcome) }
        && !title.contains { $0.means(.denial, .rejected) }
  }

  /// Returns whether words are a single one that means yes or no.
  static func answers(_ words: [String]) -> Bool {
    words.count == 1 && words[0].means(.affirming, .denial)
  }
}
