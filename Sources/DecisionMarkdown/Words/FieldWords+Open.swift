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
    let end = outcome.firstRange(of: ". ")?.lowerBound
    let all = FoldedWords(outcome[..<(end ?? outcome.endIndex)].prefix(80)).words
    let words = all.drop { $0.means(.decider, .helping) }
    guard let first = words.first else { return nil }
    // "Rejected.", "This proposal was rejected.", "It is undecided.", and no more
    let rest =
      all[0].means(.subject) ? all.drop { $0.means(.subject, .option, .helping) } : all[...]
    if end == nil, states[rest] == .rejected { return .rejected }
    if [words, rest].contains(where: { states[$0] == .undecided }) { return .undecided }
    let second = words.dropFirst().first
    // "No decision has been made yet"
    let isDenied =
      first.means(.denial, .nothing) && second?.means(.outcome) == true
      && words.dropFirst(2).allSatisfy { $0.means(.behindNothing, .helping) }
    // "We propose to wait"
    let isProposed =
      words.startIndex == 1 && all[0].means(.decider) && first.means(.hedge)
      && states[CollectionOfOne(first)] == .undecided && second?.means(.becauseTail) == true
    let begins = (2...4).contains { count in
      guard count < words.count, states[words.prefix(count)] == .undecided else { return false }
      // "To be discussed next week" begins with a particle; behind "Not decided", a remark follows.
      let next = words[words.startIndex + count]
      return first.means(.becauseTail) || next.means(.remark)
    }
    let isPostponed = end == nil && words.count == 1 && first.means(.postponed)
    return isDenied || isProposed || begins || isPostponed ? .undecided : nil
  }
}
