import Decisions

/// Words for an open decision.
extension FieldWords {
  /// Returns whether words begin with those for an open decision: `to be decided by Friday`.
  static func beginOpen(_ words: [String]) -> Bool {
    (1...4).contains { $0 <= words.count && states[words.prefix($0)] == .undecided }
  }

  /// Returns whether the text of a decision says that nothing is decided: `Open.`, `Not decided yet.`,
  /// `We have not yet decided.`, `To be discussed on Monday.`, unlike `Open source code is used.`
  static func saysOpen(_ outcome: String) -> Bool {
    let sentence = outcome.firstRange(of: ". ").map { outcome[..<$0.lowerBound] } ?? outcome[...]
    let words = FoldedWords(sentence.prefix(80)).words
      .drop { $0.means(.decider) || $0.means(.helping) }
    if states[words] == .undecided { return true }
    return (2...4).contains { count in
      guard count < words.count, states[words.prefix(count)] == .undecided else { return false }
      // "To be discussed next week" begins with a particle; behind "Not decided", a remark follows.
      let next = words[words.startIndex + count]
      return words.first?.means(.becauseTail) == true || next.means(.remark)
    }
  }
}
