import Decisions

/// What the values of a head's fields mean.
enum FieldWords {
  /// Returns the state that a status tells.
  ///
  /// A status is read in clauses: `Proposed. Replaces the withdrawn 0003` has two. A clause tells a
  /// state if it begins with a word for it. Of several, the first counts, unless a later one says that
  /// it follows, as in `accepted, then rejected` and `proposed → accepted`, or tells what can only
  /// follow: a rejection or an acceptance after a proposal, and an end after anything.
  static func state(of status: String) -> Decision.State {
    // Most statuses are one word.
    if let known = states[CollectionOfOne(status)] { return known }
    if let legend = startOfLegend(in: status) { return Self.state(of: String(status[..<legend])) }
    var state: Decision.State?
    var latest: Int?
    for (clause, next) in told(in: status) {
      let isLater = clause.day.flatMap { day in latest.map { day >= $0 } } == true
      latest = clause.day.map { max($0, latest ?? $0) } ?? latest
      switch (state, next) {
      case (.superseded, _): break
      case _ where isLater: state = next
      case (nil, _), (_, .superseded), (_, .deprecated): state = next
      case (.undecided, .rejected) where !clause.isRemark: state = next
      case (.undecided, .accepted) where clause.isDated: state = next
      case _ where clause.follows: state = next
      default: break
      }
    }
    return state ?? .other
  }

  /// Returns the start of a legend: brackets after a state that list the possible states, as in
  /// `Review (Review, Accepted or Rejected)`; `nil` if there is none. Brackets with dates are a
  /// history.
  private static func startOfLegend(in status: String) -> String.Index? {
    status.firstIndex(of: "(").flatMap { open in
      let (before, legend) = (String(status[..<open]), String(status[open...]))
      let states = told(in: legend)
      return Set(states.map(\.state)).isSuperset(of: [.accepted, .rejected])
        && !states.contains(where: \.clause.follows)
        && !legend.contains(where: \.isNumber) && !told(in: before).isEmpty ? open : nil
    }
  }

  /// Returns whether a later line of the status tells its state, rather than a line before: one with a
  /// date that isn't earlier, or one that tells what can only follow.
  static func follows(_ line: String, _ before: String) -> Bool {
    let (next, dayBefore) = (state(of: line), day(in: before))
    guard next != .other else { return false }
    // "rejected" below "2024-05-01: accepted"
    if states[FoldedWords(line).words] == next { return dayBefore != nil }
    guard line.contains(where: \.isNumber) else { return false }
    if next == .superseded { return true }
    if let day = day(in: line), let dayBefore { return day >= dayBefore }
    let known = state(of: before)
    return known != .other && next != known && next == state(of: before + "\n" + line)
  }

  /// Returns the text behind the word that says that another decision supersedes this one; all of it in
  /// a script in which that word may come last.
  static func successor(in status: String) -> Substring? {
    told(in: status).first { $0.state == .superseded }.map { told in
      let isWide = told.clause.text.utf8.contains(where: \.isWide)
      return isWide ? status[...] : status[told.clause.text.startIndex...]
    }
  }

  /// Returns how many words at the end say that another decision supersedes this one; `nil` if none do.
  static func wordsOfSuperseded(_ words: ArraySlice<String>) -> Int? {
    [3, 2, 1].first { words.count >= $0 && states[words.suffix($0)] == .superseded }
  }

  /// Returns the number of the successor behind `superseded by`, perhaps after words such as `ADR`.
  static func number(ofSuccessor text: Substring) -> Int? {
    // "#123" is the number of an issue.
    guard !text.contains("#") else { return nil }
    let all = FoldedWords(text).words
    // "Superseded in 2024 by 0012"
    let agent = all.firstIndex { $0.means(.agent) && $0.means(.successorLead) } ?? 0
    let words = all[agent...].drop { !$0.means(.successorLead) }.drop { $0.means(.successorLead) }
    guard let first = words.first, first.utf8.count < 8 else { return nil }
    // "ADR0005"
    let key = String(first.prefix(while: \.isLetter))
    // "2.5 million"
    let rest = text.firstRange(of: first.dropFirst(key.count)).map { text[$0.upperBound...] } ?? ""
    // "2024-05-06-queue" is the name of a file.
    let isDay = day(in: first + rest.prefix(6)) != nil
    let isWhole = !".,:".contains(rest.first ?? " ") || rest.dropFirst().first?.isNumber != true
    guard isWhole, rest.first != "%", !isDay, key.isEmpty || key.means(.successorLead),
      let number = Int(first.dropFirst(key.count))
    else { return nil }
    let lead = all[words.startIndex - 1]
    // "ADR 7", "decision No. 7", "0007"
    let isCalled =
      !key.isEmpty || first.hasPrefix("0") || Language.records.contains(lead)
      || Language.numberFields.contains(lead) || lead.means(.outcome)
    return isCalled || !isCount(number, of: rest) ? number : nil
  }

  /// Returns whether a number may be a year or count something: `99 lines`, `2 newer decisions`.
  private static func isCount(_ number: Int, of rest: Substring) -> Bool {
    let noun = FoldedWords(rest.prefix { $0.isLetter || $0 == " " }).words
    // A title has a capital: "12 Use Kafka".
    let isTitle = rest.first { $0 != " " }?.isUppercase == true
    return (1900..<2100).contains(number)
      || !isTitle && noun.first.map { !$0.isWide && WordRoles($0).isUnknown } == true
      || noun.contains { $0.means(.outcome) && !$0.means(.successorLead) }
  }

  /// Returns whether a value is one that a template leaves open: `{a status}`,
  /// `proposed | accepted | rejected`, `What is the status?`
  static func isPlaceholder(_ value: String, of role: Field.Role) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last else { return true }
    if first == "{" && last == "}" || first == "<" && last == ">" {
      // `{2024-11-05}` and `{accepted}` are filled in.
      let inner = String(value.dropFirst().dropLast())
      let isFilled = inner.contains(where: \.isNumber) || state(of: inner) != .other
      // `<ann@example.org>`
      if first == "<", inner.dropFirst().contains("@") { return false }
      if role.isOfNames || !isFilled || inner.contains("{") { return true }
    }
    if value.hasPrefix("…") || value == "..." { return true }
    if role.isOfNames {
      // "list everyone involved in it", but not "Red Hat Patterns Framework Team"
      let words = value.split(separator: " ")
      return words.count > 4 && !words.dropFirst().contains { $0.first?.isUppercase == true }
        && !value.utf8.contains(",")
    }
    guard role == .status else { return false }
    if last == "?" { return true }
    guard value.utf8.contains(where: { $0.isOne(of: "|/,") }) else { return false }
    let choices = value.filter { !"[]{}".contains($0) }.split { "|/,".contains($0) }
    let states = Set(choices.map { state(of: String($0)) }).subtracting([.other])
    // A history has dates, or says what followed.
    if clauses(of: value).contains(where: \.follows) { return false }
    return value.contains("|")
      ? states.count > 1
      : states.count > 2 && !value.contains(where: \.isNumber)
  }

  /// Returns the number of the first day that a text writes, year first: `20240531`.
  static func day(in text: String) -> Int? {
    let numbers = text.split { !$0.isWholeNumber }.map { (digits: $0.utf8.count, Int($0) ?? 0) }
    let triples = zip(zip(numbers, numbers.dropFirst()), numbers.dropFirst(2))
    return triples.lazy.map { ($0.0, $0.1, $1) }
      .first { $0.digits == 4 && $1.digits <= 2 && $2.digits <= 2 }
      .map { ($0.1 * 100 + $1.1) * 100 + $2.1 }
  }

  static let states = PhraseTable(Language.all.flatMap(\.states))
}
