import Decisions

/// Words that announce the reason for a verdict on an option: `Rejected because`, `Why not`.
///
/// The reason for a rejection is a con, the reason for the choice a pro. Outside of options, these
/// words mean something else.
enum ReasonWords {
  /// Returns the side of the reasons that follow these words; `nil` if they announce none, or name
  /// what they are about: `Why not Kafka`.
  static func side(_ words: [String]) -> Side? {
    guard subjectOfWhyNot(words) == nil, let first = words.first, let last = words.last else {
      return nil
    }
    if first.means(.subject) { return sideOfSentence(words) }
    guard words.count <= 6 else { return nil }
    if words.contains(.problem) {
      return words.allSatisfy { $0.means(.problem, .filler) } ? .con : nil
    }
    // "棄却理由" is "rejected" and "reason" in one word.
    if words.count == 1, tellsWhy(first) {
      if saysRejected(first) || deniesChoice(first) { return .con }
      if chosenParts.contains(where: first.contains) { return .pro }
    }
    let asksWhy = asksWhy(words)
    let isReason = words.contains(.reason)
    guard asksWhy || isReason || last.means(.because) else { return nil }
    let isRejected = words.contains(.rejected)
    let isChosen =
      words.contains { $0.means(.chosen, .choosing) } || asksWhy && words.contains(.considered)
    // "Why rejected or accepted" gives no side.
    guard !isRejected || !isChosen else { return nil }
    let isDenied = words.contains(.denial)
    if isRejected || asksWhy && isDenied { return .con }
    guard isChosen else { return nil }
    return isDenied ? .con : words.count <= 3 ? .pro : nil
  }

  /// Returns the side of the reason behind the beginning of a sentence about an option:
  /// `It was rejected because`, `We did not choose this because`, `We chose it for two reasons`,
  /// `It was considered but rejected because`.
  static func sideOfSentence(_ words: [String]) -> Side? {
    guard let last = words.last else { return nil }
    let end =
      last.means(.because)
      ? words.count - 1
      : last.means(.reason) ? words.suffix(4).lastIndex { $0.means(.connector) } : nil
    guard let end else { return nil }
    let words = words[..<end]
    let isDenied = words.contains { $0.means(.denial) && !$0.means(.rejected) }
    let allowed: [Language.Role] =
      [.rejected, .chosen, .subject, .option, .auxiliary, .decider]
      + (words.contains(.rejected) ? [.considered, .contrast] : [])
      + (isDenied ? [.denial, .decision, .adopted, .helping, .particle] : [])
    guard words.allSatisfy({ word in allowed.contains { word.means($0) } }) else { return nil }
    if words.contains(.rejected) { return isDenied ? nil : .con }
    if words.contains(.chosen) { return isDenied ? .con : .pro }
    return isDenied && words.contains(words.contains(.decider) ? .decision : .adopted) ? .con : nil
  }

  /// Returns whether the words after `rejected,` give the reason: `too slow`, but not `see below`
  /// or a date.
  static func givesReason(_ text: String) -> Bool {
    let words = FoldedWords(text).words
    let written = Substring(text.utf8.drop(while: \.isDecoration))
    guard let start = written.utf8.first, !start.isDigit, start != "(", let first = words.first
    else { return false }
    // "é lento" and "è lento" give it, unlike "e lento".
    let word = written.prefix(while: \.isLetter).lowercased()
    if word != first, !WordRoles(word).isUnknown { return true }
    // "on 5 May"
    let isDated = first.means(.particle) && words.dropFirst().first?.first?.isNumber == true
    // "not now" and "not rejected", but not "not durable"
    let second = words.dropFirst().prefix(1)
    let isRemark =
      first.means(.remark)
      && (!first.means(.denial) || second.contains { $0.means(.remark, .rejected) })
    // "for the same reasons", "for reasons of size", but not "for the pilot" and "for two reasons"
    if first.means(.beneficiary) { return words.count > 3 && words.contains(.reason) }
    return !first.means(.connector) && !isRemark && !isDated
  }

  /// Returns whether the words only say that a reason follows: `Why`, `Reason`.
  static func areOnlyReason(_ words: [String]) -> Bool {
    words.count == 1 && words[0].means(.why, .reason)
  }

  /// Returns whether words are a heading of the reasons for a decision: `Rationale`.
  static func areHeading(_ words: [String]) -> Bool {
    words.count == 1 && words[0].means(.rationale)
  }

  /// Returns whether the words begin like `Why Kafka`.
  static func asksWhy(_ words: some Collection<String>) -> Bool {
    guard let first = words.first.map({ WordRoles($0) }) else { return false }
    return first.has(.why)
      || first.has(.reasonLead) && words.dropFirst().first?.means(.becauseTail) == true
  }

  /// Returns whether the words are like `Why not the alternatives`.
  static func askWhyNotOthers(_ words: [String]) -> Bool {
    asksWhy(words) && words.contains(.denial)
      && words.contains(where: SectionWords.isPluralOfOption)
  }

  /// Returns where the words of `Why not Kafka` name what it is about; `nil` for `Why not now`.
  static func subjectOfWhyNot(_ words: [String]) -> Int? {
    guard asksWhy(words), !askWhyNotOthers(words) else { return nil }
    let start = words[0].means(.why) ? 2 : 3
    // "Why can't I" is another question; "Why rejected for now" is about the option around it.
    return words.count > start && words[start - 1].means(.denial)
      && !words[start].means(.decider, .subject, .connector, .chosen)
      && words[start...].contains { WordRoles($0).isUnknown }
      ? start : nil
  }

  /// Returns the side of the reasons behind words that only say that an option was rejected:
  /// `Rejected: …`, `Rejected for now: …`, `Not chosen: …`.
  static func verdict(_ words: [String]) -> Side? {
    guard let first = words.first else { return nil }
    if first.means(.rejected) {
      return words.count == 1 || words[1].means(.connector) && !first.means(.postponed)
        ? .con : nil
    }
    return words.count == 2 && first.means(.denial) && words[1].means(.chosen) ? .con : nil
  }

  /// Returns whether a word in a script without spaces announces a reason: `棄却理由`, `为什么没选`.
  static func tellsWhy(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    bytes.first(of: word)?.isWide == true && tellsWhy(bytes.string(word))
  }

  /// Returns whether words such as `Rejected alternatives` or `Options not chosen` say so.
  static func sayRejected(_ words: [String]) -> Bool {
    words.contains(where: saysRejected) || askWhyNotOthers(words)
      || zip(words, words.dropFirst()).contains { $0.means(.denial) && $1.means(.chosen) }
  }

  private static let endings = Language.words(.reasonEnding)
  private static let rejectedParts = Language.wideWords(.rejected)
  private static let chosenParts = Language.wideWords(.choiceMark)
  private static let verbs = chosenParts.union(Language.wideWords(.decision))
  private static let denials = Language.wideWords(.denial)
  private static let whys = Language.wideWords(.why)

  /// Returns whether a word ends with a word for reasons, or asks why in a script without spaces.
  private static func tellsWhy(_ word: String) -> Bool {
    endings.contains(where: word.utf8.ends) || whys.contains(where: word.hasPrefix)
  }

  /// Returns whether a word denies a verb of choice: `没有选择的原因`, `採用しなかった理由`; not `选择不同方案的原因`.
  private static func deniesChoice(_ word: String) -> Bool {
    verbs.lazy.filter(word.contains).contains { verb in
      // Japanese denies behind the verb, in kana; Chinese before it.
      denials.contains { word.contains($0.utf8.first == 0xE3 ? verb + $0 : $0 + verb) }
    }
  }

  /// Returns whether a word says that an option was rejected. In a language without spaces, a part
  /// of the word is enough: `却下した選択肢`.
  private static func saysRejected(_ word: String) -> Bool {
    word.means(.rejected) || word.isWide && rejectedParts.contains(where: word.contains)
  }
}
