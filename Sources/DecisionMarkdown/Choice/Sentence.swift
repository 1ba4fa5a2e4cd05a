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

  /// Whether it revokes the choice: `That choice was revoked.`
  var takesChoiceBack: Bool {
    let verb = words.first { !has($0, .outcome, .subject, .filler, .auxiliary, .helping) }
    guard let verb, names.isEmpty else { return false }
    return has(verb, .rejected) && (words.lowerBound..<verb).contains { has($0, .outcome) }
  }
}
