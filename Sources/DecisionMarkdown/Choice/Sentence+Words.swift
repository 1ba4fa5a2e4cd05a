/// The words around a name.
extension Sentence {
  /// Returns whether another option is joined to a name: `Kafka and Redis`.
  func isJoined(_ name: OptionTitles.Name) -> Bool {
    names.drop { $0.words.lowerBound < name.words.upperBound }.prefix { joins($0) }
      .contains { $0.option != name.option }
  }

  /// Returns whether a name is joined to the one before it: `Kafka and Redis`, `Kafka for events and
  /// Redis for sessions`.
  private func joins(_ other: OptionTitles.Name) -> Bool {
    let start = other.words.lowerBound
    let before = names.last { $0.words.upperBound <= start }?.words.upperBound ?? start
    let (between, gap) = (before..<start, gap(at: start))
    if between.isEmpty { return gap.contains(.joint) || gap.contains(.comma) }
    guard let join = between.last(where: { has($0, .joining, .following) }) else { return false }
    // "We use Kafka, and Redis" joins the names; "We use Kafka, and Redis stays" doesn't.
    let isListed =
      join == before && self.gap(at: join).intersection(.clause) == .comma
      && keepsMeaning(other.words.upperBound)
    return between.allSatisfy { !beginsClause($0) || $0 == join && isListed }
      && between[..<join].allSatisfy {
        !has($0, .comparing, .denial, .because, .hedge, .rejected)
      }
      && between[join...].allSatisfy {
        has($0, .joining, .following, .particle, .option, .options, .decision, .chosen)
      }
  }

  /// Returns the start of the run of words before a name that may belong to a verb of decision.
  func startOfRun(before name: OptionTitles.Name, in clause: Int) -> Int {
    var start = name.words.lowerBound
    while start > clause {
      if isOutside(start - 1),
        has(
          start - 1, .decider, .helping, .future, .particle, .option, .decision, .chosen, .outcome,
          .adopted, .initially)
      {
        start -= 1
      } else if let old = names.first(where: { $0.words.upperBound == start })?.words.lowerBound,
        old > clause, has(old - 1, .origin, .comparing)
      {
        // "We will move from Redis to Kafka"
        start = old - 1
      } else if has(start - 1, .joining),
        let old = names.first(where: { $0.words.upperBound == start - 1 })?.words.lowerBound,
        old > clause, isOfOther(old - 1, before: name)
      {
        // "We decided against Redis and for Kafka"
        start = old - 1
      } else {
        break
      }
      // A quote of somebody else: “We use Kafka”
      if gap(at: start).contains(.quote) { return name.words.lowerBound }
    }
    return start > clause && has(start, .helping) && has(start - 1, .impersonal) ? start - 1 : start
  }

  /// Returns whether an article stands where only a pronoun can: `Nous l'utilisons avec Kafka`.
  func isPronoun(_ index: Int) -> Bool {
    index > words.lowerBound && has(index - 1, .decider) && has(index, .filler)
      && has(index, .particle) && has(index + 1, .decision)
  }

  func startOfClause(of name: OptionTitles.Name) -> Int {
    var start = name.words.lowerBound
    while start > words.lowerBound {
      let endsClause =
        !gap(at: start).isDisjoint(with: [.comma, .dash, .bracket]) || has(start - 1, .afterReason)
      if endsClause { return start }
      start -= 1
    }
    return start
  }

  func isOutside(_ index: Int) -> Bool {
    !names.contains { $0.words.contains(index) }
  }

  func words(before name: OptionTitles.Name) -> Range<Int> {
    words.lowerBound..<name.words.lowerBound
  }

  func words(behind name: OptionTitles.Name) -> Range<Int> {
    name.words.upperBound..<words.upperBound
  }

  /// Returns whether a sign that ends a clause stands before a word.
  func beginsClause(_ index: Int) -> Bool { !gap(at: index).isDisjoint(with: .clause) }

  func gap(at index: Int) -> ClauseText.Gap {
    let gap = index < text.words.count ? text.words[index].gap : text.end.union(.stop)
    return ends.contains(index) ? gap.subtracting(.bracket) : gap
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

  /// Returns whether a denial belongs to the name of another option before: `against Redis and for
  /// Kafka`, but not `against Redis and Kafka`.
  func isOfOther(_ denial: Int, before name: OptionTitles.Name) -> Bool {
    names.contains { other in
      other.words.lowerBound == denial + 1 && other.option != name.option
        && has(other.words.upperBound, .joining)
        && other.words.upperBound + 1 < name.words.lowerBound
    }
  }

  /// Returns whether a word keeps the sentence from stating the choice.
  func isHedge(_ index: Int) -> Bool {
    has(index, .hedge) || has(index, .initially) && !words.contains { has($0, .future) }
  }

  /// Returns whether a condition follows a name (`Kafka only if Redis fails`, `Kafka might`), or an arrow
  /// to another name (`Kafka → Redis`), which may mean a step or a rank.
  func isConditional(_ name: OptionTitles.Name) -> Bool {
    let end = name.words.upperBound
    if gap(at: end).contains(.arrow), !isEnd(end), !isOutside(end) { return true }
    for index in words(behind: name) {
      if isOutside(index), isHedge(index) || isTrial(index, of: name) { return true }
      let joinsClause = has(index, .joining) && isOutside(index + 1)
      let isReason =
        startsReason(index) && ![index + 1, index + 2].contains { isTrial($0, of: name) }
      if isReason || has(index, .comparing) || joinsClause || beginsClause(index) { return false }
    }
    return false
  }

  /// Returns whether what follows a name behind a label leaves it chosen, unlike `Kafka or Redis`,
  /// `Kafka, if Redis fails` and `Decision: Kafka is slow`.
  func affirms(_ name: OptionTitles.Name, isChosen: Bool, isQuoted: Bool) -> Bool {
    let end = name.words.upperBound
    let isExplained = isQuoted || words(behind: name).contains(where: startsReason)
    if isAsked && !isExplained || isConditional(name) || isRuledOut(name) || isTakenBack(name) {
      return false
    }
    let clause = words(behind: name).prefix {
      !beginsClause($0) && !has($0, .comparing, .joining, .denial) && !startsReason($0)
    }
    // "Kafka was too slow, so Redis"
    let isSubject = has(end, .helping) && !endsInVerb(name)
    let others = names.filter { $0.option != name.option }.map(\.words.lowerBound)
    if others.contains(where: { clause.contains($0) || isSubject && $0 > end }) { return false }
    return isChosen || isQuoted || keepsMeaning(end) || endsInVerb(name)
  }

  func isInBrackets(_ name: OptionTitles.Name) -> Bool {
    name.isLabel && gap(at: name.words.lowerBound).contains(.bracket)
      && gap(at: name.words.upperBound).contains(.bracket)
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

  /// The words of `A new layer has been chosen` for what was chosen.
  var other: Range<Int>? {
    let verb = words.first { has($0, .chosen) && $0 > words.lowerBound }
    guard words.lowerBound == 0, let verb, has(verb - 1, .helping) else { return nil }
    let subject =
      words.lowerBound..<((words.lowerBound..<verb).last { !has($0, .helping) } ?? verb) + 1
    let isPlain = (words.lowerBound...verb).allSatisfy {
      !has($0, .hedge, .denial, .because, .comparing)
        && ($0 == words.lowerBound || gap(at: $0).isDisjoint(with: [.clause, .quote]))
    }
    return isPlain && keepsMeaning(verb + 1) && subject.count > 1 ? subject : nil
  }
}
