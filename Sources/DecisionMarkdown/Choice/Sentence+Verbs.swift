/// The verbs that follow a name: passives, verbs at the end of a clause, and what takes the choice back.
extension Sentence {
  /// `Kafka was chosen`, `Kafka will be used`, `It is Kafka that was chosen`
  func passively(_ name: OptionTitles.Name, _ start: Int, _ clause: Int) -> Bool {
    let before = clause..<name.words.lowerBound
    guard
      before.allSatisfy({
        !isOutside($0)
          || has(
            $0, .option, .outcome, .decider, .particle, .comparing, .helping, .impersonal,
            .initially, .joining)
      }),
      before.allSatisfy(isOutside) || has(name.words.lowerBound - 1, .comparing)
    else { return false }
    return endsInVerb(name)
  }

  /// Returns whether words that decide follow the name, and nothing but helping words are between.
  func endsInVerb(_ name: OptionTitles.Name) -> Bool {
    let end = name.words.upperBound
    // "Kafka as a message broker was chosen"
    let mayBeExplained = has(end, .connector, .particle)
    let verb = words(behind: name).first { index in
      let isExplained = mayBeExplained && isOutside(index) && !isKnown(index)
      return !isExplained
        && !has(index, .helping, .future, .particle, .connector, .impersonal, .initially)
        && (!has(index, .option) || has(index, .outcome)) || beginsClause(index)
    }
    guard let verb, !beginsClause(verb) else { return false }
    let between = end..<verb
    let isHelped = between.contains { has($0, .helping, .future) }
    let isWide = isWide(verb)
    let before = words(before: name)
    let isFuture = between.contains { has($0, .future) } || before.contains { has($0, .future) }
    let isHelpedBefore = before.contains { has($0, .helping) }
    let decides =
      has(verb, .chosen) || has(verb, .outcome, .choosing) && isHelped
      || has(verb, .decision, .choiceMark) && (isWide || isFuture || isHelpedBefore)
      || has(verb, .adopted) && isFuture
    return decides && ends(verb, needsEnd: !isHelped && !isHelpedBefore && !isWide)
  }

  /// `Kafka を採用し`, `Kafka를 캐시로 채택합니다`: what the verb at the end takes.
  func isObject(_ name: OptionTitles.Name, _ clause: Int) -> Bool {
    let rest = words(behind: name).prefix { !beginsClause($0) }
    guard let object = rest.first(where: { !has($0, .option) }), has(object, .object),
      let verb = rest.last(where: { has($0, .decision) })
    else { return false }
    // What somebody else takes is no choice, nor what the verb takes for the name.
    return (object + 1..<max(verb, object + 1)).allSatisfy {
      isOutside($0) && !has($0, .hedge, .denial, .comparing)
        // "Kafka を使うことを決定した"
        && (!has($0, .object) || has($0 - 1, .helping))
    }
      && (clause..<name.words.lowerBound).allSatisfy { index in
        isOutside(index)
          ? !has(index, .agent) || index > clause && has(index - 1, .decider)
          : names.contains { other in
            other.words.contains(index)
              && (other.option == name.option
                || (other.words.upperBound..<name.words.lowerBound).contains { has($0, .comparing) })
          }
      } && ends(verb, needsEnd: false)
  }

  /// Returns whether the words behind a verb end what it decides.
  func ends(_ verb: Int, needsEnd: Bool) -> Bool {
    var next = verb + 1
    while next < words.upperBound, !beginsClause(next),
      has(next, .helping, .option, .chosen, .decision)
    {
      next += 1
    }
    guard !needsEnd || isEnd(next) || startsReason(next) else { return false }
    // "Kafka の採用は見送る": the verb at the end rejects.
    let rest = (next..<words.upperBound).prefix { !beginsClause($0) && isOutside($0) }
    if isWide(verb), rest.contains(where: { has($0, .denial, .rejected) }) { return false }
    // "Kafka was chosen by Bob" may not be our choice; "chosen by the team" is.
    let isOfOthers = has(next, .agent) && !rest.contains { has($0, .decider) }
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
    return has(index, .connector, .particle, .comparing, .joining, .option, .origin)
  }

  /// Returns whether a word behind a name limits the choice to a trial or a fallback: `Kafka as a
  /// fallback`, `Kafka for the pilot only`; not `Kafka for the pilot plants`, `Kafka with NATS as a
  /// fallback`.
  func isTrial(_ index: Int, of name: OptionTitles.Name) -> Bool {
    has(index, .trial) && has(index - 1, .because, .connector, .particle, .filler)
      && (name.words.upperBound..<index).allSatisfy(isOutside)
      && (endsClause(index) || has(index + 1, .particle, .chosen, .decision, .helping))
  }

  private func endsClause(_ index: Int) -> Bool { isEnd(index + 1) || beginsClause(index + 1) }

  /// Returns whether words behind a name rule it out: `Kafka was rejected`, `Kafka (not yet
  /// approved)`, `Kafka ablösen`.
  func isRuledOut(_ name: OptionTitles.Name) -> Bool {
    let end = name.words.upperBound
    if beginsClause(end), !gap(at: end).contains(.bracket) { return false }
    let own = words(behind: name).prefix {
      ($0 == end || !beginsClause($0)) && !startsReason($0) && !has($0, .joining)
        && (has($0, .leaving) || !has($0, .comparing) && isKnown($0)) && isOutside($0)
    }
    // "Kafka is not enough", "Kafka (not yet approved)"
    let denied = own.first { !has($0, .helping) }.flatMap { has($0, .denial) ? $0 : nil }
    return own.contains {
      has($0, .rejected) || has($0, .leaving) && !has($0, .option) && endsClause($0)
        || denied != nil && $0 > end && has($0, .choiceMark, .chosen)
    } || denied.map { $0 > end } == true
  }

  /// Returns whether a later clause takes the choice of a name back: `Kafka was chosen, then dropped`,
  /// `We adopted Kafka, but abandoned it`; not `We use Kafka, and the old queue is dropped`.
  func isTakenBack(_ name: OptionTitles.Name) -> Bool {
    let rest = words(behind: name).prefix { !startsReason($0) }
    guard let verb = rest.first(where: { has($0, .rejected, .leaving) && isOutside($0) }),
      let clause = rest.prefix(while: { $0 < verb }).last(where: {
        beginsClause($0) || has($0, .joining, .following)
      })
    else { return false }
    return (clause..<verb).allSatisfy {
      isOutside($0) && has($0, .joining, .following, .helping, .auxiliary, .decider, .subject)
    } && (endsClause(verb) || has(verb + 1, .subject, .agent))
  }
}
