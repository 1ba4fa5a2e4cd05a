/// The words around a name.
extension Mention {
  /// Whether another option is joined to the name: `Kafka and Redis`.
  var isJoined: Bool {
    names.drop { $0.words.lowerBound < end }.prefix { joins($0) }
      .contains { $0.option != name.option }
  }

  /// Returns whether a name is joined to the one before it: `Kafka and Redis`, `Kafka for events and
  /// Redis for sessions`.
  private func joins(_ other: OptionTitles.Name) -> Bool {
    let start = other.words.lowerBound
    let before = names.last { $0.words.upperBound <= start }?.words.upperBound ?? start
    let (between, gap) = (before..<start, gap(at: start))
    if between.isEmpty { return gap.contains(.joint) || gap.contains(.comma) }
    if continues(other, between) { return true }
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

  /// Returns whether a name goes on without a verb: `Kafka for events, NATS for commands`,
  /// `Kafka for events, and for commands NATS`.
  private func continues(_ other: OptionTitles.Name, _ between: Range<Int>) -> Bool {
    let (behind, end) = (between.lowerBound, other.words.upperBound)
    let isPlain = between.dropFirst().allSatisfy {
      !has($0, .comparing, .denial, .because, .hedge, .rejected)
    }
    guard isPlain, !beginsClause(behind) || has(behind, .joining, .beneficiary)
    else { return false }
    if gap(at: between.upperBound).contains(.comma), !isEnd(end) {
      return text.words[behind].hash == text.words[end].hash
        && has(behind, .connector, .particle, .beneficiary, .because)
    }
    guard let clause = between.last(where: { gap(at: $0).contains(.comma) }) else { return false }
    let lead = has(clause, .joining) ? clause + 1 : clause
    return has(lead, .beneficiary) && lead + 1 < between.upperBound && endsClause(end - 1)
      && (lead + 1..<between.upperBound).allSatisfy { !isKnown($0) }
  }

  /// Returns the index of the first word before the name that may belong to the verb of decision; the
  /// start of the name if there is none.
  func startOfRun(in clause: Int) -> Int {
    var run = start
    while run > clause {
      if isOutside(run - 1),
        has(
          run - 1, .decider, .helping, .future, .particle, .option, .decision, .chosen, .outcome,
          .adopted, .initially)
      {
        run -= 1
      } else if let old = names.first(where: { $0.words.upperBound == run })?.words.lowerBound,
        old > clause, has(old - 1, .origin, .comparing)
      {
        // "We will move from Redis to Kafka"
        run = old - 1
      } else if has(run - 1, .joining),
        let old = names.first(where: { $0.words.upperBound == run - 1 })?.words.lowerBound,
        old > clause, isOfOther(old - 1)
      {
        // "We decided against Redis and for Kafka"
        run = old - 1
      } else {
        break
      }
      // A quote, perhaps of others: “We use Kafka”
      if gap(at: run).contains(.quote) { return start }
    }
    return run > clause && has(run, .helping) && has(run - 1, .impersonal) ? run - 1 : run
  }

  var startOfClause: Int {
    let last = before.last {
      !gap(at: $0 + 1).isDisjoint(with: [.comma, .dash, .bracket]) || has($0, .afterReason)
    }
    return last.map { $0 + 1 } ?? words.lowerBound
  }

  /// Returns whether a denial belongs to the name of another option before: `against Redis and for
  /// Kafka`, but not `against Redis and Kafka`.
  func isOfOther(_ denial: Int) -> Bool {
    names.contains { other in
      other.words.lowerBound == denial + 1 && other.option != name.option
        && has(other.words.upperBound, .joining) && other.words.upperBound + 1 < start
    }
  }

  /// Whether a condition follows the name (`Kafka only if Redis fails`, `Kafka might`), or an arrow
  /// to another name (`Kafka → Redis`), which may mean a step or a rank.
  var isConditional: Bool {
    if gap(at: end).contains(.arrow), !isEnd(end), !isOutside(end) { return true }
    for index in behind {
      let isLimit =
        isHedge(index) || isTrial(index) || has(index, .parting) && endsClause(index)
      if isOutside(index), isLimit { return true }
      let joinsClause = has(index, .joining) && isOutside(index + 1)
      let isReason =
        startsReason(index) && ![index + 1, index + 2].contains { isTrial($0) }
      if isReason || has(index, .comparing) || joinsClause || beginsClause(index) { return false }
    }
    return false
  }

  /// Returns whether what follows the name behind a label leaves it chosen, unlike `Kafka or Redis`,
  /// `Kafka, if Redis fails` and `Decision: Kafka is slow`.
  func affirms(isChosen: Bool, isQuoted: Bool) -> Bool {
    let isExplained = isQuoted || behind.contains(where: startsReason)
    if isAsked && !isExplained || isConditional || isRuledOut || isTakenBack || isCrossed {
      return false
    }
    let clause = behind.prefix {
      !beginsClause($0) && !has($0, .comparing, .joining, .denial) && !startsReason($0)
    }
    // "Kafka was too slow, so Redis"
    let isSubject = has(end, .helping) && !endsInVerb
    let others = names.filter { $0.option != name.option }.map(\.words.lowerBound)
    if others.contains(where: { clause.contains($0) || isSubject && $0 > end }) { return false }
    return isChosen || isQuoted || keepsMeaning(end) || endsInVerb
  }

  /// Whether a sign such as ❌ is beside the name, or around the sentence: `Kafka ❌`, `❌ We use Kafka`
  var isCrossed: Bool {
    let behind = (name == names.last ? [words.upperBound] : []) + (isOutside(end) ? [end] : [])
    let first = gap(at: words.lowerBound)
    return behind.contains { gap(at: $0).contains(.crossed) }
      || !gap(at: start).isDisjoint(with: [.crossed, .crossing]) && start > words.lowerBound
      || name == names.first
        && (first.contains(.crossing) || first.intersection([.crossed, .stop]) == .crossed)
  }

  /// Whether the name is only compared: `a Kafka-like log`.
  var isCompound: Bool {
    guard has(end, .comparing) else { return false }
    let dash = text.words[end - 1].range.upperBound
    return text.bytes[dash] == "-" && text.words[end].range.lowerBound == dash + 1
  }
}
