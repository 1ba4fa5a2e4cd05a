/// Reads the verbs after a name: passives, verbs at the end of a clause, and verbs that revoke the choice.
extension Mention {
  /// `Kafka was chosen`, `Kafka will be used`, `It is Kafka that was chosen`
  func passively(in clause: Int) -> Bool {
    let before = clause..<start
    return before.allSatisfy {
      !isOutside($0)
        || has(
          $0, .option, .outcome, .decider, .particle, .comparing, .helping, .impersonal, .initially,
          .joining)
    } && (before.allSatisfy(isOutside) || has(start - 1, .comparing)) && endsInVerb
  }

  /// Whether a verb of decision follows the name, with only helping words between them.
  var endsInVerb: Bool {
    // "Kafka as a message broker was chosen"
    let mayBeExplained = has(end, .connector, .particle)
    let verb = behind.first { index in
      let isExplained = mayBeExplained && isOutside(index) && !isKnown(index)
      return !isExplained
        && !has(index, .helping, .future, .particle, .connector, .impersonal, .initially)
        && (!has(index, .option) || has(index, .outcome)) || beginsClause(index)
    }
    guard let verb, !beginsClause(verb) else { return false }
    let between = end..<verb
    let isHelped = between.contains { has($0, .helping, .future) }
    let isWide = isWide(verb)
    let isFuture = between.contains { has($0, .future) } || before.contains { has($0, .future) }
    let isHelpedBefore = before.contains { has($0, .helping) }
    let decides =
      has(verb, .chosen) || has(verb, .outcome, .choosing) && isHelped
      || has(verb, .decision, .choiceMark) && (isWide || isFuture || isHelpedBefore)
      || has(verb, .adopted) && isFuture
    return decides && ends(verb, needsEnd: !isHelped && !isHelpedBefore && !isWide)
  }

  /// `Kafka を採用し`, `Kafka를 캐시로 채택합니다`: what the verb at the end takes.
  func isObject(in clause: Int) -> Bool {
    let rest = behind.prefix { !beginsClause($0) }
    guard let object = rest.first(where: { !has($0, .option) }), has(object, .object),
      let verb = rest.last(where: { has($0, .decision) })
    else { return false }
    // What somebody else takes is no choice, nor what the verb takes for the name.
    return (object + 1..<max(verb, object + 1)).allSatisfy {
      isOutside($0) && !has($0, .hedge, .denial, .comparing)
        // "Kafka を使うことを決定した"
        && (!has($0, .object) || has($0 - 1, .helping))
    }
      && (clause..<start).allSatisfy { index in
        isOutside(index)
          ? !has(index, .agent) || index > clause && has(index - 1, .decider)
          : names.contains { other in
            other.words.contains(index)
              && (other.option == name.option
                || (other.words.upperBound..<start).contains { has($0, .comparing) })
          }
      } && ends(verb, needsEnd: false)
  }

  /// Returns whether a word behind the name limits the choice to a trial or a fallback: `Kafka as a
  /// fallback`, `Kafka for the pilot only`; not `Kafka for the pilot plants`, `Kafka with NATS as a
  /// fallback`.
  func isTrial(_ index: Int) -> Bool {
    guard (end..<index).allSatisfy(isOutside) else { return false }
    let mayEnd =
      endsClause(index)
      || has(index + 1, .particle, .chosen, .decision, .helping, .option, .trial)
    guard has(index, .trial) else {
      // "Kafka was selected for removal"
      return has(index, .leaving) && !has(index, .option) && has(index - 1, .beneficiary)
        && endsClause(index)
    }
    let isPhrase = has(index + 1, .trial)
    return mayEnd
      && (has(index - 1, .because, .connector, .particle, .filler)
        || isPhrase && (index == end || has(index - 1, .chosen, .decision, .helping)))
  }

  /// Whether the words behind the name rule it out: `Kafka was rejected`, `Kafka (not yet
  /// approved)`, `Kafka ablösen`.
  var isRuledOut: Bool {
    if beginsClause(end), !gap(at: end).contains(.bracket) { return false }
    let own = behind.prefix {
      ($0 == end || !beginsClause($0)) && !startsReason($0) && !has($0, .joining)
        && (has($0, .leaving) || !has($0, .comparing) && isKnown($0)) && isOutside($0)
    }
    // "Kafka is not enough", "Kafka (not yet approved)"
    let denied = own.first { !has($0, .helping) }.flatMap { has($0, .denial) ? $0 : nil }
    return own.contains {
      has($0, .rejected, .revoking) || has($0, .leaving) && !has($0, .option) && endsClause($0)
        || denied != nil && $0 > end && has($0, .choiceMark, .chosen)
    } || denied.map { $0 > end } == true
  }

  /// Whether the sentence tells a former opinion: `We preferred Kafka`, but not `Kafka is preferred`.
  var isOpinion: Bool {
    before.last { has($0, .decision, .chosen) && isOutside($0) }.map { verb in
      has(verb, .preferring) && verb > words.lowerBound && has(verb - 1, .decider)
    } == true
  }

  /// Whether a later clause takes the choice of the name back: `Kafka was chosen, then dropped`,
  /// `We adopted Kafka, but abandoned it`; not `We use Kafka, and the old queue is dropped`.
  var isTakenBack: Bool {
    let rest = behind.prefix { !startsReason($0) }
    // "We preferred Kafka, but it was too expensive."
    if isOpinion, rest.contains(where: { beginsClause($0) && has($0, .contrast) }) { return true }
    // "…, but chose nothing since"
    if rest.contains(where: { has($0, .decision, .chosen) && has($0 + 1, .nothing) }) {
      return true
    }
    guard
      let verb = rest.first(where: { has($0, .rejected, .revoking, .leaving) && isOutside($0) }),
      let clause = rest.prefix(while: { $0 <= verb }).last(where: {
        beginsClause($0) || has($0, .joining, .following)
      }), !has(verb, .leaving) || clause < verb
    else { return false }
    return (clause..<verb).allSatisfy {
      isOutside($0)
        && (has($0, .joining, .contrast, .following, .helping, .auxiliary, .decider, .subject)
          || isOfTime($0))
    } && (takesNothing(verb) || has(verb + 1, .subject))
  }
}
