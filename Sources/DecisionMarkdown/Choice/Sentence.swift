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
      && words.contains { $0.roles.has(.outcome, .chosen) }
      && !words.contains {
        $0.roles.has(.denial, .hedge, .rejected, .considered)
          || $0.roles.has(.options) && !$0.roles.has(.option)
      }
  }
}

/// The words of a sentence, and the options that they name.
struct Sentence: SentenceWords {
  let text: ClauseText
  /// The indices of its words in `text.words`.
  let words: Range<Int>
  /// The names, each with the remark in brackets behind it: `Option 2 (Kafka)`.
  let names: [OptionTitles.Name]
  /// For each name with such a remark, the index of the first word after it.
  let ends: [Int]

  var sentence: Sentence { self }

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

  /// The mentions of the options that the sentence decides for: `We use Kafka`, `Kafka was chosen`.
  var decided: [Mention] {
    isAsked ? [] : names.map { Mention(sentence: self, name: $0) }.filter(\.decides)
  }

  /// The words for what was chosen, if it names no option: `A new layer` in `A new layer has been
  /// chosen`.
  var other: Range<Int>? {
    let verb = words.first { has($0, .chosen) && $0 > words.lowerBound }
    guard words.lowerBound == 0, !isAsked, names.isEmpty, let verb, has(verb - 1, .helping)
    else { return nil }
    let subject =
      words.lowerBound..<((words.lowerBound..<verb).last { !has($0, .helping) } ?? verb) + 1
    let isPlain = (words.lowerBound...verb).allSatisfy {
      !has($0, .hedge, .denial, .because, .comparing)
        && ($0 == words.lowerBound || gap(at: $0).isDisjoint(with: [.clause, .quote]))
    }
    return isPlain && keepsMeaning(verb + 1) && subject.count > 1 ? subject : nil
  }

  /// Returns whether a name is a clause, and so none: `will be decided later`,
  /// `Decision postponed until May`.
  func isClause(_ name: ChoicePhrase.Name) -> Bool {
    name.words.contains { has($0, .postponed) }
      // Not "Can I use"
      || has(name.words.lowerBound, .helping)
        && (!name.isQuoted || name.words.contains { has($0, .decision) })
  }

  /// Whether it begins with the part that it is about: `For commands, we use NATS`, not `For this reason`.
  var isOfPart: Bool {
    has(words.lowerBound, .beneficiary) && !words.contains { has($0, .reason) }
  }

  /// Whether it revokes the choice: `That choice was revoked.`
  var takesChoiceBack: Bool {
    let verb = words.first { !has($0, .outcome, .subject, .filler, .auxiliary, .helping) }
    guard let verb, names.isEmpty else { return false }
    return has(verb, .rejected, .revoking)
      && (words.lowerBound..<verb).contains { has($0, .outcome) }
  }

  /// Whether it says that it was added later: `Update: …`
  var isAddition: Bool { has(words.lowerBound, .addition) }

  /// Returns whether it takes back the choice of an option before: `It was dropped in May.`,
  /// `Later we dropped Kafka.`, `Update: withdrawn`
  func takesBack(_ option: Int?) -> Bool {
    let start = isAddition ? words.dropFirst().first(where: beginsClause) : words.lowerBound
    guard !isAsked, let start, names.allSatisfy({ $0.option == option }),
      let verb = (start..<words.upperBound).first(where: {
        isOutside($0) && has($0, .rejected, .revoking)
      })
    else { return false }
    let lead = start..<verb
    let isPlain = lead.allSatisfy { index in
      !isOutside(index)
        || !has(index, .future)
          && (has(
            index, .antecedent, .decider, .helping, .auxiliary, .following, .joining, .contrast)
            || isOfTime(index))
    }
    if lead.contains(where: { has($0, .decider) }) {
      let name = names.first { $0.words.lowerBound == verb + 1 }
      let object = name?.words.upperBound ?? (has(verb + 1, .antecedent) ? verb + 2 : nil)
      return isPlain && object.map { takesNothing($0 - 1) } == true
    }
    // "That no longer holds"
    let isDenied = has(verb, .revoking) && has(verb, .denial)
    let end = (verb..<words.upperBound).prefix { has($0, .revoking) }.last ?? verb
    return isPlain && takesNothing(end)
      && (isAddition || isDenied || lead.contains { has($0, .helping) })
  }
}

extension [Sentence] {
  /// Returns whether a sentence behind another takes back its choice of an option. It calls the option
  /// `it` only if it is the next one, and no other option was named.
  func takeBack(_ option: Int?, of index: Int) -> Bool {
    indices.dropFirst(index + 1).contains { next in
      let isNext = next == index + 1 && self[index].names.allSatisfy { $0.option == option }
      return (isNext || self[next].isAddition || !self[next].names.isEmpty)
        && self[next].takesBack(option)
    }
  }
}
