import Decisions

/// A status is read in clauses.
extension FieldWords {
  struct Clause {
    let text: Substring
    let words: [String]
    /// The first day in its text, as a number.
    let day: Int?
    let hasNumber: Bool
    /// Whether it says no more than its first word and a date.
    var isDated: Bool { words.count == 1 || hasNumber }
    var isBehindArrow = false
    /// Whether it is the first one in brackets.
    var isRemark = false
    /// Whether it says that there is nothing: `none`, `no`.
    var saysNothing: Bool { words.count == 1 && words[0].means(.nothing, .denial) }
    /// Returns the part of the clause that begins with these words.
    func beginning(_ words: ArraySlice<String>) -> Clause {
      Clause(text: text, words: Array(words), day: day, hasNumber: hasNumber, isRemark: isRemark)
    }
    /// Whether it says that it came later: `→ accepted`, `then rejected`.
    var follows: Bool {
      isBehindArrow || words.first { !$0.means(.joining) }?.means(.following) == true
    }
  }

  static func clauses(of status: String) -> [Clause] {
    let signs = status.unicodeScalars
    func isArrow(_ index: String.Index) -> Bool {
      let before = signs[..<index].last
      return signs[index] == "→" || signs[index] == ">" && (before == "-" || before == "=")
    }
    func isEnd(_ index: String.Index) -> Bool {
      func isBlank(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
      let next = signs[index...].dropFirst().first
      return switch signs[index] {
      case ",", ";", ":", "(", ")", "[", "]", "|", "/", "–", "—", "·", "→", "。", "，", "；", "（",
        "）", "\n":
        true
      case ".", "!": isBlank(next)
      case ">" where isArrow(index): true
      case "-", ">": isBlank(next) && isBlank(signs[..<index].last)
      default: false
      }
    }
    let ends = signs.indices.filter(isEnd)
    let starts = [status.startIndex] + ends.map(signs.index(after:))
    return zip(starts, ends + [status.endIndex]).flatMap { start, end in
      let text = status[start..<end]
      let words = FoldedWords(text).words
      let indices = words.indices.filter { words[$0].means(.joining) }
      let isBehindArrow = start > status.startIndex && isArrow(signs.index(before: start))
      let isRemark =
        start > status.startIndex && "(（".unicodeScalars.contains(signs[signs.index(before: start)])
      let clause = Clause(
        text: text, words: words, day: day(in: String(text)),
        hasNumber: text.contains(where: \.isNumber), isBehindArrow: isBehindArrow,
        isRemark: isRemark)
      return [clause] + indices.map { clause.beginning(words[$0...].prefix(12)) }
    }
  }

  /// Returns the clauses that tell a state, each with it.
  static func told(in status: String) -> [(clause: Clause, state: Decision.State)] {
    let all = clauses(of: status)
    var told: [(clause: Clause, state: Decision.State)] = []
    for (index, clause) in all.enumerated() {
      guard let (state, rest) = state(of: clause) else { continue }
      func tell(_ clause: Clause, _ state: Decision.State, _ rest: ArraySlice<String>) {
        // "Proposed. Rejected twice before."
        let isPlain = !clause.follows && !clause.hasNumber && !clause.words[0].means(.joining)
        if state == .rejected, isPlain, !told.isEmpty, !isOfDecision(rest, in: clause) { return }
        if state == .superseded || state == .deprecated {
          if isDenied(at: index, of: all, in: status) { return }
          // "Accepted. Replaced the old jobs"
          if !told.isEmpty, !isOfDecision(rest, in: clause) { return }
        }
        told.append((clause, state))
      }
      tell(clause, state, rest)
      // "Accepted / Superseded by 7" on two lines of a paragraph
      if state != .superseded, case let next = clause.beginning(rest),
        let (end, rest) = self.state(of: next), end == .superseded,
        rest.first?.means(.agent) == true,
        rest.dropFirst().first?.means(.nothing, .denial) != true
      {
        tell(next, end, rest)
      }
    }
    return told
  }

  /// Returns whether a label says that there is nothing: `Superseded by: none`, not `Superseded by: No. 7`.
  private static func isDenied(at index: Int, of all: [Clause], in status: String) -> Bool {
    let isLabel = status[all[index].text.endIndex...].first.map { ":：".contains($0) } == true
    let behind = all[(index + 1)...].prefix(2)
    return isLabel && behind.first?.saysNothing == true
      && behind.last?.words.first?.first?.isNumber != true
  }

  /// Returns whether an end is that of the decision: `superseded by 7`, `deprecated since 2.0`, unlike
  /// `replaced Jenkins`, `deprecated APIs are removed`, `rejected twice`, which only English writes so.
  ///
  /// - Parameter rest: The words of the clause behind it.
  private static func isOfDecision(_ rest: ArraySlice<String>, in clause: Clause) -> Bool {
    guard let first = rest.first, first.first?.isNumber == false,
      englishEnds[CollectionOfOne(clause.words[rest.startIndex - 1])] != nil
    else { return true }
    return !WordRoles(first).isUnknown && !first.means(.titleLead)
      || rest.contains { $0.means(.agent) }
  }

  private static let englishEnds = PhraseTable(
    Language.english.states.filter { [.superseded, .deprecated, .rejected].contains($0.key) })

  /// Returns whether words begin with a time, or an article before one: `since May`, `in the meantime`.
  private static func isTime(_ words: ArraySlice<String>, in clause: Clause) -> Bool {
    guard let first = words.first, words.startIndex > 0,
      clause.words[words.startIndex - 1].means(.timeLead)
    else { return false }
    return first.means(.titleLead)
      || !first.means(.auxiliary)
        && clause.text.split { !$0.isLetter }.contains {
          $0.first?.isUppercase == true && FoldedWords($0).words == [first]
        }
  }

  /// Returns the state that a clause tells, and the words behind it.
  private static func state(
    of clause: Clause
  ) -> (state: Decision.State, rest: ArraySlice<String>)? {
    var words = clause.words[...]
    var noun: Decision.State?
    while let first = words.first {
      if first.utf8.contains(where: \.isWide) {
        return wideState(of: clause.words).map { ($0, []) }
      }
      for count in [4, 3, 2] where words.count >= count {
        if let phrase = states[words.prefix(count)] { return (phrase, words.dropFirst(count)) }
      }
      let state = states[CollectionOfOne(first)] ?? (first.means(.postponed) ? .undecided : nil)
      let rest = words.dropFirst()
      // "Not implemented" leaves open what it is, unlike "No. 7 accepted".
      let isTime = state == nil && Self.isTime(words, in: clause)
      let isDenied = state == nil && !isTime && first.means(.denial)
      if isDenied, rest.first?.allSatisfy(\.isNumber) == false { return nil }
      // "Durch 0012 ersetzt"
      if first.means(.agent), let last = rest.last,
        let stated = states[[last, first]] ?? states[CollectionOfOne(last)]
      {
        return (stated, [])
      }
      // "Proposal rejected", "RFC accepted"
      let isNoun = first.means(.option, .successorLead)
      let leads =
        first.means(.statusLead, .following, .joining) || first.allSatisfy(\.isNumber) || isTime
      guard isNoun || leads else { return (state ?? noun).map { ($0, rest) } }
      if !leads { noun = noun ?? state }
      words = rest
    }
    return noun.map { ($0, []) }
  }
}
