import Decisions

/// What the values of a head's fields mean.
enum FieldWords {
  /// Returns the state that a status tells.
  ///
  /// A status is read in clauses: `Proposed. Replaces the withdrawn 0003` has two. A clause tells a
  /// state if it begins with a word for it. Of several, the first counts, unless a later one tells
  /// what can only follow: a rejection or an acceptance after a proposal, and an end after anything.
  static func state(of status: String) -> Decision.State {
    // Most statuses are one word.
    if let known = states[CollectionOfOne(status)] { return known }
    var state: Decision.State?
    for clause in clauses(of: status) {
      guard let next = Self.state(of: clause) else { continue }
      guard let known = state else {
        state = next
        continue
      }
      switch (known, next) {
      case (.superseded, _): break
      case (_, .superseded), (_, .deprecated), (.undecided, .rejected): state = next
      case (.undecided, .accepted) where clause.isDated: state = next
      default: break
      }
    }
    return state ?? .other
  }

  /// Returns the text behind the word that says that another decision supersedes this one.
  static func successor(in status: String) -> Substring? {
    clauses(of: status).first { state(of: $0) == .superseded }
      .map { status[$0.text.startIndex...] }
  }

  /// Returns how many words at the end say that another decision supersedes this one; `nil` if none do.
  static func wordsOfSuperseded(_ words: ArraySlice<String>) -> Int? {
    [3, 2, 1].first { words.count >= $0 && states[words.suffix($0)] == .superseded }
  }

  /// Returns the number of the successor behind `superseded by`, perhaps after words such as `ADR`.
  static func number(ofSuccessor text: Substring) -> Int? {
    // "#123" is the number of an issue.
    guard !text.contains("#") else { return nil }
    let words = FoldedWords(text).words
      .drop { !$0.means(.successorLead) }.drop { $0.means(.successorLead) }
    guard let first = words.first, first.utf8.count < 8 else { return nil }
    // "ADR0005"
    let key = String(first.prefix(while: \.isLetter))
    // "2.5 million"
    let rest = text.firstRange(of: first.dropFirst(key.count)).map { text[$0.upperBound...] } ?? ""
    let isWhole = !".,:".contains(rest.first ?? " ") || rest.dropFirst().first?.isNumber != true
    guard isWhole, key.isEmpty || key.means(.successorLead) else { return nil }
    return Int(first.dropFirst(key.count))
  }

  /// Returns whether a value is one that a template leaves open: `{a status}`,
  /// `proposed | accepted | rejected`, `What is the status?`
  static func isPlaceholder(_ value: String, of role: Field.Role) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last else { return true }
    if first == "{" && last == "}" || first == "<" && last == ">" {
      // `{2024-11-05}` and `{accepted}` are filled in.
      let inner = String(value.dropFirst().dropLast())
      let isFilled = inner.contains(where: \.isNumber) || state(of: inner) != .other
      if role.isOfNames || !isFilled || inner.contains("{") { return true }
    }
    if value.hasPrefix("…") || value == "..." { return true }
    if role.isOfNames {
      return !value.utf8.contains(",") && value.utf8.split(separator: " ").count > 4
    }
    guard role == .status else { return false }
    if last == "?" { return true }
    guard value.utf8.contains(where: { $0.isOne(of: "|/,") }) else { return false }
    let choices = value.filter { !"[]{}".contains($0) }.split { "|/,".contains($0) }
    let states = Set(choices.map { state(of: String($0)) }).subtracting([.other])
    // A history has dates.
    return value.contains("|")
      ? states.count > 1
      : states.count > 2 && !value.contains(where: \.isNumber)
  }

  private struct Clause {
    let text: Substring
    let words: [String]
    /// Whether it says no more than its first word and a date.
    var isDated: Bool { words.count == 1 || text.contains(where: \.isNumber) }
  }

  private static func clauses(of status: String) -> [Clause] {
    let signs = status.unicodeScalars
    func isEnd(_ index: String.Index) -> Bool {
      func isBlank(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
      let next = signs[index...].dropFirst().first
      return switch signs[index] {
      case ",", ";", ":", "(", ")", "[", "]", "|", "/", "–", "—", "·", "→", "。", "，", "；", "（",
        "）", "\n":
        true
      case ".", "!": isBlank(next)
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
      return [Clause(text: text, words: words)]
        + indices.map { Clause(text: text, words: Array(words[$0...].prefix(12))) }
    }
  }

  private static func state(of clause: Clause) -> Decision.State? {
    let words = clause.words.drop { word in
      word.means(.statusLead) || word.means(.joining) || word.allSatisfy(\.isNumber)
    }
    guard let first = words.first else { return nil }
    if first.utf8.contains(where: \.isWide) {
      // Without spaces, the verb may come last: `由 0012 取代`.
      let text = words.joined()
      return wide.first { word in
        guard let verb = text.firstRange(of: word.phrase) else { return false }
        // "取代 0007" supersedes the other one.
        return word.state != .superseded || text[..<verb.lowerBound].contains(where: \.isNumber)
          || !text[verb.upperBound...].contains(where: \.isNumber)
      }?.state
    }
    return [3, 2, 1].lazy.compactMap { states[words.prefix($0)] }.first
  }

  private static let states = PhraseTable(Language.all.flatMap(\.states))

  /// The words of languages without spaces, the longest first.
  private static let wide = Language.all.flatMap(\.states).flatMap { state, list in
    Language.phrases(list).map { (phrase: $0.joined(separator: " "), state: state) }
  }
  .filter { $0.phrase.utf8.first?.isWide == true }
  .sorted { ($1.phrase.count, $0.phrase) < ($0.phrase.count, $1.phrase) }
}
