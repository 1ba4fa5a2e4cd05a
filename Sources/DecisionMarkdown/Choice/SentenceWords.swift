/// A sentence, or a value about one, such as a mention.
protocol SentenceWords { var sentence: Sentence { get } }

extension SentenceWords {
  var text: ClauseText { sentence.text }
  var words: Range<Int> { sentence.words }
  var names: [OptionTitles.Name] { sentence.names }

  var isAsked: Bool { gap(at: words.upperBound).contains(.question) }

  /// Returns whether an article stands where only a pronoun can: `Nous l'utilisons avec Kafka`.
  func isPronoun(_ index: Int) -> Bool {
    index > words.lowerBound && has(index - 1, .decider) && has(index, .filler)
      && has(index, .particle) && has(index + 1, .decision)
  }

  func isOutside(_ index: Int) -> Bool {
    !names.contains { $0.words.contains(index) }
  }

  /// Returns whether a sign that ends a clause stands before a word.
  func beginsClause(_ index: Int) -> Bool { !gap(at: index).isDisjoint(with: .clause) }

  func gap(at index: Int) -> ClauseText.Gap {
    let gap = index < text.words.count ? text.words[index].gap : text.end.union(.stop)
    return sentence.ends.contains(index) ? gap.subtracting(.bracket) : gap
  }

  /// Returns whether the words before `we use Kafka` leave it a statement, unlike `The problem is
  /// that`.
  func leadsToStatement(_ lead: Range<Int>) -> Bool {
    guard let last = lead.last else { return true }
    return isKnown(words.lowerBound)
      && (!has(last, .impersonal) || words.contains { has($0, .future) }
        || lead.contains { has($0, .outcome, .decision, .chosen) })
  }

  /// Returns whether the words before `we use Kafka` limit what is done today, as `In tests, …` does,
  /// unlike `For the queue, …` or a reason. (`Since May` has a word for reasons, `由于` is always one.)
  func isOfOneCase(_ start: Int) -> Bool {
    let lead = words.lowerBound..<start
    return !has(words.lowerBound, .beneficiary, .occasion, .titleLead)
      && !lead.contains { has($0, .decider, .helping) || startsReason($0) && isWide($0) }
      && !words.contains { has($0, .future, .chosen, .outcome) }
      && lead.contains { index in
        isOutside(index) && !isKnown(index)
          && !text.bytes[text.words[index].range.lowerBound].isDigit
      }
  }

  /// Returns whether those who decide are others: `another team`, `Team A`,
  /// `the data team … for itself`.
  func isOfOthers(_ decider: Int) -> Bool {
    let label = decider + 1
    let isLabelled =
      !isEnd(label) && text.words[label].range.count == 1
      && text.bytes[text.words[label].range.lowerBound] &- 0x41 < 26
    guard !isLabelled, decider > words.lowerBound else { return isLabelled }
    let isForThem =
      !isKnown(decider - 1)
      && (label..<words.upperBound).contains { has($0, .foreign) && has($0, .beneficiary) }
    return isForThem || has(decider - 1, .foreign)
  }

  /// Returns whether a word keeps the sentence from stating the choice.
  func isHedge(_ index: Int) -> Bool {
    has(index, .hedge) || has(index, .initially) && !words.contains { has($0, .future) }
  }

  func isWide(_ index: Int) -> Bool { text.bytes[text.words[index].range.lowerBound].isWide }

  func isEnd(_ index: Int) -> Bool { index >= words.upperBound }

  func startsReason(_ index: Int) -> Bool { has(index, .because) }

  func isKnown(_ index: Int) -> Bool { !text.words[index].roles.isUnknown }

  func has(_ index: Int, _ roles: Language.Role...) -> Bool {
    guard index < words.upperBound else { return false }
    let word = text.words[index]
    return roles.contains { word.roles.has($0) }
  }

  /// Returns whether the words behind a verb end what it decides.
  func ends(_ verb: Int, needsEnd: Bool) -> Bool {
    let behind = verb + 1..<words.upperBound
    let next =
      behind.first { beginsClause($0) || !has($0, .helping, .option, .chosen, .decision) }
      ?? behind.upperBound
    guard !needsEnd || isEnd(next) || startsReason(next) else { return false }
    // "Kafka の採用は見送る": the verb at the end rejects.
    let rest = (next..<words.upperBound).prefix { !beginsClause($0) && isOutside($0) }
    if isWide(verb), rest.contains(where: { has($0, .denial, .rejected) }) { return false }
    // "Kafka was chosen by Bob" may not be our choice; "chosen by the team" is.
    let isOfOthers =
      has(next, .agent) && !rest.contains { has($0, .decider) && !self.isOfOthers($0) }
    return isEnd(next) || has(next, .connector)
      || keepsMeaning(next) && !has(next, .denial) && !isOfOthers
  }

  /// Returns whether the words from `index` on continue after a name without changing what is said of
  /// it.
  func keepsMeaning(_ index: Int) -> Bool {
    if isEnd(index) || startsReason(index) { return true }
    let gap = gap(at: index)
    if !gap.isDisjoint(with: [.comma, .bracket, .dash, .colon, .quote, .joint]) {
      return true
    }
    // "We chose the Kafka alternative NATS"
    return has(index, .connector, .particle, .comparing, .joining, .origin)
      || has(index, .option)
        && (!has(index, .leaving) || isEnd(index + 1) || isOutside(index + 1))
  }

  /// Returns whether a word belongs to a time, as far as its form tells: `in May`, `im Mai`, `2026`
  func isOfTime(_ index: Int) -> Bool {
    func isNamed(_ index: Int) -> Bool {
      guard !isEnd(index), isOutside(index), !isKnown(index) else { return false }
      let first = text.bytes[text.words[index].range.lowerBound]
      return first.isDigit || first &- 0x41 < 26
    }
    return isNamed(index) || has(index, .timeLead, .particle) && isNamed(index + 1)
  }

  /// Returns whether a verb of rejection takes no object, unlike `dropped the old queue`.
  func takesNothing(_ verb: Int) -> Bool {
    if endsClause(verb) { return !gap(at: verb + 1).contains(.colon) }
    return isOfTime(verb + 1) || isWide(verb) && has(verb + 1, .particle) && endsClause(verb + 1)
      || has(verb + 1, .agent, .connector, .following, .timeLead)
        && !has(verb + 1, .titleLead)
  }

  func endsClause(_ index: Int) -> Bool { isEnd(index + 1) || beginsClause(index + 1) }
}
