import Decisions

/// Words for an open decision.
extension FieldWords {
  /// Returns whether words begin with those for an open decision: `to be decided by Friday`.
  static func beginOpen(_ words: [String]) -> Bool {
    (1...4).contains { $0 <= words.count && states[words.prefix($0)] == .undecided }
  }

  /// Returns the state that the text of a decision tells instead of a choice: `Not decided yet.`,
  /// `To be discussed on Monday.`, `We propose to wait.`, `This proposal was rejected.`, unlike
  /// `Open source code is used.`
  static func state(toldBy outcome: String) -> Decision.State? {
    let sentence = outcome.firstRange(of: ". ").map { outcome[..<$0.lowerBound] } ?? outcome[...]
    let all = FoldedWords(sentence.prefix(80)).words
    let leads: [Language.Role] = [.decider, .helping, .option, .subject]
    let words = all.drop { word in leads.contains(where: word.means) }
    guard let first = words.first else { return nil }
    if let stated = states[words] { return stated == .accepted ? nil : stated }
    let second = words.dropFirst().first
    // "No decision has been made yet"
    let isDenied =
      [.denial, .nothing].contains(where: first.means) && second?.means(.outcome) == true
      && words.dropFirst(2).allSatisfy { word in
        [.behindNothing, .helping].contains(where: word.means)
      }
    // "We propose to wait"
    let isProposed =
      words.startIndex > 0 && states[CollectionOfOne(first)] == .undecided
      && second?.means(.becauseTail) == true
    let begins = (2...4).contains { count in
      guard count < words.count, states[words.prefix(count)] == .undecided else { return false }
      // "To be discussed next week" begins with a particle; behind "Not decided", a remark follows.
      let next = words[words.startIndex + count]
      return first.means(.becauseTail) || next.means(.remark)
    }
    let isPostponed = words.count == 1 && first.means(.postponed)
    return isDenied || isProposed || begins || isPostponed ? .undecided : nil
  }
}
