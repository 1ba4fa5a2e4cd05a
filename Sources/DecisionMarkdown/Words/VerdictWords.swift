import Decisions

enum VerdictWords {
  /// Returns whether a row or column of this title gives the verdict on each option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains { $0.means(.outcome) || $0.means(.chosen) || $0.means(.verdictTitle) }
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

  /// Returns whether words only say that something was chosen: `Chosen`, `Selected option`, `our choice`.
  static func areMark(_ words: [String]) -> Bool {
    if words.contains(where: marksChoice) { return areMarks(words.map { WordRoles($0) }) }
    // Not "no choice", "by choice", "first choice"
    return words.count == 2 && words[0].means(.particle) && words[0].means(.common)
      && !words[0].means(.agent) && words[1].means(.choosing)
  }

  /// Returns whether the words before an option's title only say that it is chosen: `Selected`.
  static func areChosen(_ words: [String]) -> Bool {
    // "Select: a native element" is no choice.
    words.contains(.chosen) && !words.contains(.request)
      && words.allSatisfy { $0.means(.chosen) || $0.means(.option) }
  }

  /// Returns whether a text says that something is chosen: `✅`, `Chosen, as it is quick`.
  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if SideSigns.sign(in: bytes, bytes.trimmed(bytes.indices))?.side == .pro { return true }
    let words = ClauseText(bytes, bytes.indices).words
    guard let first = words.first, first.roles.marksChoice else { return false }
    // "Use the library" doesn't say what is chosen.
    return words.dropFirst().first.map { next in
      !next.gap.isEmpty || next.roles.has(.because) || next.roles.has(.connector)
    } ?? true
  }

  /// Returns whether words are a label or a heading for a verdict: `Verdict`, `Decision`, `Status`.
  static func areTitle(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { $0.means(.verdictTitle) || $0.means(.outcome) }
  }

  /// Returns `true` if a text accepts an option (`Accepted.`), `false` if it rejects it (`Rejected: it is
  /// slow`), and `nil` if it begins with no verdict.
  static func accepts(_ bytes: [UInt8], _ text: Range<Int>) -> Bool? {
    guard let (words, isFinal) = verdict(bytes, text), let first = words.first else { return nil }
    if first.roles.has(.rejected) {
      let isAlone = words.dropFirst().first.map { !$0.gap.isDisjoint(with: .clause) } ?? true
      return isAlone ? false : nil
    }
    if first.roles.has(.denial) {
      return words.count == 2 && words[words.endIndex - 1].roles.marksChoice ? false : nil
    }
    // "Accepted.", "Chosen option, because …", but not "Accepted, then dropped" and "Chosen: Kafka"
    return isFinal && areMarks(words.map(\.roles)) ? true : nil
  }

  /// Returns whether a text without a label begins by saying that something is chosen: `Selected.`, `This
  /// option was selected`, `We chose it because …`.
  static func beginsChoice(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard let (words, isFinal) = verdict(bytes, text), isFinal else { return false }
    let roles = words.map(\.roles)
    func isChoice(_ word: WordRoles) -> Bool {
      word.has(.chosen) && !word.has(.preferring) && !word.has(.request)
    }
    func mayStand(_ word: WordRoles) -> Bool {
      word.has(.subject) || word.has(.decider) || word.has(.option) || isChoice(word)
        || word.has(.helping) && !word.has(.future) || word.has(.filler) && word.has(.particle)
    }
    guard roles.contains(where: isChoice), roles.allSatisfy(mayStand) else { return false }
    if roles[0].has(.decider) { return roles.contains { $0.has(.subject) && !$0.has(.decider) } }
    return roles[0].has(.subject)
      ? roles.contains { $0.has(.helping) } : roles.allSatisfy { isChoice($0) || $0.has(.option) }
  }

  /// Returns the words of a verdict before its reason, and whether nothing behind them takes it back;
  /// `nil` for a question and for a task that isn't checked.
  private static func verdict(
    _ bytes: [UInt8], _ text: Range<Int>
  ) -> (ArraySlice<ClauseText.Word>, isFinal: Bool)? {
    let all = ClauseText(bytes, text.prefix(200))
    let end =
      all.words.indices.dropFirst().first { all.words[$0].gap.contains(.stop) } ?? all.words.count
    let words = all.words[..<end].prefix { !$0.roles.has(.because) }
    guard !(end < all.words.count ? all.words[end].gap : all.end).contains(.question),
      !bytes.begins(text.drop { bytes[$0].isDecoration || bytes[$0].isBlank }, with: "[ ]")
    else { return nil }
    let rest = all.words[words.endIndex...]
    let isLimited = rest.first.map { $0.roles.has(.because) && !givesReason(rest.map(\.roles)) }
    let isTakenBack =
      rest.contains { word in
        [.rejected, .leaving, .following, .initially, .contrast].contains(where: word.roles.has)
      }
      || end < all.words.count
        && [.denial, .joining].contains(where: all.words[end].roles.has)
    // "Selected: ❌"
    let sign = words.last.flatMap { last in
      let behind = last.range.upperBound..<max(last.range.upperBound, text.upperBound)
      return SideSigns.sign(
        in: bytes, behind.drop { !bytes[$0].isLetterOrDigit && bytes[$0] < 0x80 })
    }
    return (words, isLimited != true && !isTakenBack && sign?.side != .con)
  }

  /// Returns whether words from `because` on are a reason: in `chosen as the fallback`, they are none.
  static func givesReason(_ words: [WordRoles]) -> Bool {
    let (first, next) = (words.first, words.dropFirst().first)
    guard first?.has(.filler) == true, let next, next.has(.filler), next.has(.particle) else {
      return true
    }
    return words.dropFirst(2).prefix(5).contains { $0.has(.helping) }
  }

  private static func areMarks(_ words: [WordRoles]) -> Bool {
    words.contains(where: \.marksChoice) && words.allSatisfy { $0.marksChoice || $0.has(.option) }
  }

  /// Returns whether a cell below a title says that an option was chosen: `✅`, `Yes` below `Chosen`.
  static func saysChosen(_ cell: String, below title: [String]) -> Bool {
    let words = FoldedWords(cell).words
    return saysChosen(cell)
      || words.count == 1 && words[0].means(.affirming)
        && title.contains { $0.means(.chosen) || $0.means(.outcome) }
        && !title.contains { $0.means(.denial) || $0.means(.rejected) }
  }

  /// Returns whether words are a single one that means yes or no.
  static func answers(_ words: [String]) -> Bool {
    words.count == 1 && (words[0].means(.affirming) || words[0].means(.denial))
  }

  /// Returns whether the word after the title of an option says that it was chosen.
  static func marksChoice(_ word: String) -> Bool { WordRoles(word).marksChoice }
}
