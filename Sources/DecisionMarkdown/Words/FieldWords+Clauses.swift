import Decisions

/// A status is read in clauses.
extension FieldWords {
  struct Clause {
    let text: Substring
    let words: [String]
    /// Whether it says no more than its first word and a date.
    var isDated: Bool { words.count == 1 || text.contains(where: \.isNumber) }
    var isBehindArrow = false
    /// Whether it says that there is nothing: `none`, `no`.
    var saysNothing: Bool {
      words.count == 1 && [.nothing, .denial].contains(where: words[0].means)
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
      return [Clause(text: text, words: words, isBehindArrow: isBehindArrow)]
        + indices.map { Clause(text: text, words: Array(words[$0...].prefix(12))) }
    }
  }

  /// Returns the clauses that tell a state, each with it.
  static func told(in status: String) -> [(clause: Clause, state: Decision.State)] {
    let all = clauses(of: status)
    var told: [(clause: Clause, state: Decision.State)] = []
    for (index, clause) in all.enumerated() {
      guard let (state, rest) = state(of: clause) else { continue }
      if state == .superseded || state == .deprecated {
        // "Superseded by: none"
        if all[(index + 1)...].first?.saysNothing == true { continue }
        // "Accepted. Replaced the old jobs"
        if !told.isEmpty, !isOfDecision(rest) { continue }
      }
      told.append((clause, state))
    }
    return told
  }

  /// Returns whether an end is that of the decision: `superseded by 7`, `deprecated since 2.0`, unlike
  /// `replaced Jenkins`, `deprecated APIs are removed`.
  ///
  /// - Parameter rest: The words behind it.
  private static func isOfDecision(_ rest: ArraySlice<String>) -> Bool {
    guard let first = rest.first else { return true }
    let leads: [Language.Role] = [.because, .connector, .following, .origin, .successorLead]
    return leads.contains(where: first.means) || rest.contains { $0.means(.agent) }
      || rest.dropFirst().first?.first?.isNumber == true
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
      for count in [3, 2] where words.count >= count {
        if let phrase = states[words.prefix(count)] { return (phrase, words.dropFirst(count)) }
      }
      let state = states[CollectionOfOne(first)]
      let rest = words.dropFirst()
      // "Not implemented" leaves open what it is, unlike "No. 7 accepted".
      let isDenied = state == nil && first.means(.denial)
      if isDenied, rest.first?.allSatisfy(\.isNumber) == false { return nil }
      // "Durch 0012 ersetzt"
      if first.means(.agent), let last = rest.last,
        let stated = states[[last, first]] ?? states[CollectionOfOne(last)]
      {
        return (stated, [])
      }
      // "Proposal rejected", "RFC accepted"
      let isNoun = first.means(.option) || first.means(.successorLead)
      let leads =
        [.statusLead, .following, .joining].contains(where: first.means)
        || first.allSatisfy(\.isNumber)
      guard isNoun || leads else { return (state ?? noun).map { ($0, rest) } }
      if !leads { noun = noun ?? state }
      words = rest
    }
    return noun.map { ($0, []) }
  }
}
