/// An option's name in a sentence, and what the sentence says about it.
struct Mention: SentenceWords {
  let sentence: Sentence
  let name: OptionTitles.Name

  /// The index of the first word of the name.
  var start: Int { name.words.lowerBound }
  /// The index of the first word after the name.
  var end: Int { name.words.upperBound }
  var before: Range<Int> { words.lowerBound..<start }
  var behind: Range<Int> { end..<words.upperBound }

  /// Whether the sentence decides for the name.
  var decides: Bool {
    let clause = startOfClause
    // What a clause says after its reason tells no choice, nor what it says of another time. A denial
    // before another clause isn't its own: "Without losing an order, we use Kafka."
    let first = has(clause, .decider) ? clause : words.lowerBound
    if before.contains(where: {
      isOutside($0)
        && (isHedge($0) || $0 >= first && has($0, .denial) && !isOfOther($0))
    }) {
      return false
    }
    let decider = (clause..<start).last { has($0, .decider) && isOutside($0) }
    if decider.map(isOfOthers) == true { return false }
    if isConditional || isTakenBack || isCompound || isCrossed { return false }
    if isAlone || isApposition { return true }
    let run = startOfRun(in: clause)
    return actively(from: run, in: clause) || passively(in: clause) || isObject(in: clause)
  }

  /// `Kafka`, `Kafka, because …`, `Kafka (for events)`, `Option 2: …`
  var isAlone: Bool {
    guard words.lowerBound == 0, before.allSatisfy({ has($0, .option, .particle, .chosen) })
    else { return false }
    let gap = gap(at: end)
    // "Chosen option 3, that is, …"
    if before.contains(where: { has($0, .chosen) }) {
      return name.isLabel && (startsReason(end) || beginsClause(end))
    }
    if isEnd(end) || startsReason(end) { return true }
    // "Kafka it is."
    if has(end, .impersonal), has(end + 1, .helping), isEnd(end + 2) { return true }
    if has(end, .rejected, .denial, .hedge) { return false }
    // "A2: Adopt Kafka", but not "A2: use it only if …"
    let isAdopted =
      name.isCode && has(end, .decision)
      && !behind.contains { has($0, .denial, .hedge, .leaving, .rejected) }
    // "Kafka — a log that does not scale" chooses nothing.
    let isDenied = behind.contains { isOutside($0) && has($0, .denial) }
    return gap.contains(.bracket) && !isRuledOut
      || gap.contains(.dash) && !isDenied || gap.contains(.comma) && has(end, .connector)
      || gap.contains(.colon) && (name.isLabel || isAdopted)
  }

  /// `We will keep all logs (option A).`
  var isApposition: Bool {
    name.isLabel && gap(at: start).contains(.bracket) && gap(at: end).contains(.bracket)
      && names.allSatisfy({ $0.option == name.option }) && isEnd(end)
      && before.contains { has($0, .decider) }
      && before.contains { has($0, .decision, .future, .chosen) }
      && !before.contains { has($0, .comparing, .because) }
  }

  /// Returns whether a verb before the name chooses it: `We use Kafka`, `The decision is to use Kafka`,
  /// `Use Kafka`, `We will run Kafka`.
  func actively(from first: Int, in clause: Int) -> Bool {
    let run = first..<start
    // "We choose an alternative to Kafka"
    let own = run.dropLast().reversed().prefix(while: isOutside)
    guard !run.isEmpty, !isOfOneCase(first), !own.contains(where: { has($0, .leaving) })
    else { return false }
    let hasDecider = run.contains { has($0, .decider) }
    let verb = run.last { has($0, .decision, .chosen) }
    // "It was decided to use Kafka"
    let isNamed =
      run.contains { has($0, .helping) }
      && (run.contains { has($0, .outcome, .chosen) } || run.count { has($0, .decision) } > 1
        || run.contains { has($0, .future) } && run.contains { has($0, .adopted) })
    if hasDecider {
      // "We have been for Kafka" decides nothing. A verb may follow: "Wir werden Kafka verwenden".
      guard
        verb != nil || isNamed || run.contains(where: { has($0, .future, .comparing) })
          || endsInVerb,
        leadsToStatement(clause..<first), !run.contains(where: isPronoun)
      else { return false }
    } else {
      guard first == clause, verb != nil || isNamed else { return false }
      let lead = run.first { !has($0, .particle) || !isWide($0) }
      guard isNamed || lead.map({ has($0, .decision, .chosen) }) == true else { return false }
    }
    // "We decided Redis is slow" is about Redis. "We use Redis alternatives" are others.
    let isLong = name.words.count > 3 && !name.isLabel && !has(end, .helping, .hedge)
    return keepsMeaning(end) || endsInVerb || isLong
  }
}
