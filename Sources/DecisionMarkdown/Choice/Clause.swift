/// A clause that states the choice, by a grammar: `We use Kafka`, `Kafka was chosen`.
struct Clause {
  enum Statement {
    case option(Int)
    /// It names something that is no title as it stands: the words at these indices.
    case other(Range<Int>)
    /// It names several options, joined by `and`; `labelled` as `option A and B`, which exclude each
    /// other.
    case several(labelled: Bool)
  }

  let statement: Statement
  /// Whether it leaves no room for another choice: nothing but a reason follows the name.
  let isComplete: Bool
  /// Whether it is the name alone.
  var isAlone = false
}

extension ClauseText {
  /// The sentences of the text, from left to right.
  var sentences: [Sentence] {
    var (sentences, first) = ([Sentence](), 0)
    while first < words.count {
      let sentence = Sentence(self, from: first)
      first = sentence.words.upperBound
      sentences.append(sentence)
    }
    return sentences
  }

  /// Whether the text only announces the choice: `Chosen option:`, `The decision for the log is:`
  var announcesChoice: Bool {
    end.contains(.colon) && names.isEmpty
      && words.contains { $0.roles.has(.outcome) || $0.roles.has(.chosen) }
      && !words.contains { word in
        [.denial, .hedge, .rejected, .considered].contains(where: word.roles.has)
          || word.roles.has(.options) && !word.roles.has(.option)
      }
  }
}

/// The words of a sentence, and the options that they name.
struct Sentence {
  let text: ClauseText
  let words: Range<Int>
  /// The names, each with the remark in brackets behind it: `Option 2 (Kafka)`.
  let names: [OptionTitles.Name]
  /// For each name with such a remark, the index of the first word after it.
  let ends: [Int]

  /// A full stop within a title ends no sentence.
  init(_ text: ClauseText, from first: Int) {
    let end = text.words.indices.dropFirst(first + 1).first { index in
      text.words[index].gap.contains(.stop)
        && !text.names.contains { $0.words.dropFirst().contains(index) }
    }
    words = first..<(end ?? text.words.count)
    self.text = text
    (names, ends) = text.namesWithRemarks(in: words)
  }

  var isAsked: Bool { gap(at: words.upperBound).contains(.question) }

  /// The statements, one for each name that the sentence decides for.
  var clauses: [Clause] {
    if isAsked { return [] }
    if names.isEmpty, let other { return [Clause(statement: .other(other), isComplete: false)] }
    return names.filter(decides).compactMap { name in
      name.option.map { option in
        Clause(
          statement: isJoined(name) ? .several(labelled: name.isLabel) : .option(option),
          isComplete: isEnd(name.words.upperBound) || startsReason(name.words.upperBound),
          isAlone: isAlone(name))
      }
    }
  }

  func decides(for name: OptionTitles.Name) -> Bool {
    let clause = startOfClause(of: name)
    // What a clause says after its reason tells no choice, nor what it says of another time. A denial
    // before another clause isn't its own: "Without losing an order, we use Kafka."
    let first = has(clause, .decider) ? clause : words.lowerBound
    if words(before: name).contains(where: {
      isOutside($0)
        && (isHedge($0) || $0 >= first && has($0, .denial) && !isOfOther($0, before: name))
    }) {
      return false
    }
    if isConditional(name) || isTakenBack(name) { return false }
    if isAlone(name) || isApposition(name) { return true }
    let start = startOfRun(before: name, in: clause)
    return actively(name, start, clause) || passively(name, start, clause)
      || isObject(name, clause)
  }

  /// `Kafka`, `Kafka, because …`, `Kafka (for events)`, `Option 2: …`
  func isAlone(_ name: OptionTitles.Name) -> Bool {
    let start = name.words.lowerBound
    let before = words.lowerBound..<start
    guard words.lowerBound == 0, before.allSatisfy({ has($0, .option, .particle, .chosen) })
    else { return false }
    let end = name.words.upperBound
    let gap = gap(at: end)
    // "Chosen option 3, that is, …"
    if before.contains(where: { has($0, .chosen) }) {
      return name.isLabel && (startsReason(end) || beginsClause(end))
    }
    if isEnd(end) || startsReason(end) { return true }
    // "Kafka it is."
    if has(end, .impersonal), has(end + 1, .helping), isEnd(end + 2) { return true }
    if has(end, .rejected, .denial, .hedge) { return false }
    // "Kafka — a log that does not scale" chooses nothing.
    let isDenied = words(behind: name).contains { isOutside($0) && has($0, .denial) }
    return gap.contains(.bracket) && !isRuledOut(name) || gap.contains(.dash) && !isDenied
      || gap.contains(.comma) && has(end, .connector) || gap.contains(.colon) && name.isLabel
  }

  /// `We will keep all logs (option A).`
  func isApposition(_ name: OptionTitles.Name) -> Bool {
    let before = words(before: name)
    return isInBrackets(name) && names.allSatisfy({ $0.option == name.option })
      && isEnd(name.words.upperBound)
      && before.contains { has($0, .decider) }
      && before.contains { has($0, .decision, .future, .chosen) }
      && !before.contains { has($0, .comparing, .because) }
  }

  /// `We use Kafka`, `The decision is to use Kafka`, `Use Kafka`, `We will run Kafka`
  func actively(_ name: OptionTitles.Name, _ start: Int, _ clause: Int) -> Bool {
    let run = start..<name.words.lowerBound
    let end = name.words.upperBound
    // "We choose an alternative to Kafka"
    let own = run.dropLast().reversed().prefix(while: isOutside)
    guard !run.isEmpty, !isOfOneCase(start), !own.contains(where: { has($0, .leaving) })
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
          || endsInVerb(name),
        leadsToStatement(clause..<start), !run.contains(where: isPronoun)
      else { return false }
    } else {
      guard start == clause, verb != nil || isNamed else { return false }
      let first = run.first { !has($0, .particle) || !isWide($0) }
      guard isNamed || first.map({ has($0, .decision, .chosen) }) == true else { return false }
    }
    // "We decided Redis is slow" is about Redis. "We use Redis alternatives" are others.
    let isLong = name.words.count > 3 && !name.isLabel && !has(end, .helping, .hedge)
    return keepsMeaning(end) || endsInVerb(name) || isLong
  }
}
