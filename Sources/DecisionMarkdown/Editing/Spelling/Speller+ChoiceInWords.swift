/// The choice told in words of its own: `We use Kafka for events, as it is durable.`
extension Speller {
  /// The only place of the paragraph that tells the choice where it names the option.
  var choiceInWords: ChoicePlace? {
    guard let choice = layout.choice, choice.form == .words,
      layout.lines[choice.passage.lines.lowerBound].kind != .heading
    else { return nil }
    let text = text(of: choice.passage)
    let names = mentions(of: choice.option, in: text)
    guard names.count == 1, let name = names.first else { return nil }
    return ChoicePlace(in: bytes, text, lines: choice.passage.lines, naming: name)
  }

  /// Whether nothing but the name and the reason has to change for another option: the paragraph
  /// names no other, and doesn't go on to describe the one it names.
  func speaksOnlyOfName(at place: ChoicePlace) -> Bool {
    guard let choice = layout.choice else { return false }
    let text = text(of: choice.passage)
    let isAlone = layout.options.indices.allSatisfy {
      $0 == choice.option || mentions(of: $0, in: text).isEmpty
    }
    let before = text.lowerBound..<place.name.lowerBound
    let isLink = before.last { !bytes[$0].isDecoration }.map { bytes[$0] } == ASCII.byte("[")
    let behind = (place.name.upperBound..<text.upperBound).drop { bytes[$0].isDecoration }
    return isAlone && !isLink && !describes(behind)
  }

  /// Another title in the place of the name. A verb of choice with which only one of them begins is
  /// the sentence's own: "We use the disk" for `Use the disk`.
  func naming(_ title: String, at place: ChoicePlace) -> Replacement {
    let before = bytes[..<place.name.lowerBound].suffix(60)
    let isBehindVerb = FoldedWords(bytes.string(before.indices)).words.last
      .map(ChoicePhrase.isDecisive)
    switch (verb(bytes.string(place.name)), verb(title)) {
    case (let old?, nil):
      return Replacement(place.name.dropFirst(old.utf8.count), Array(title.utf8))
    case (nil, let new?) where isBehindVerb == true:
      return Replacement(place.name, Array(title.utf8.dropFirst(new.utf8.count)))
    default:
      return Replacement(place.name, Array(title.utf8))
    }
  }

  /// The verb of choice with which a title begins, with the space behind it.
  private func verb(_ title: String) -> Substring? {
    guard let space = title.firstIndex(of: " "),
      ChoicePhrase.isDecisive(FoldedWords(title[..<space]).joined)
    else { return nil }
    return title[...space]
  }

  /// Whether what stands behind a name describes it: a dash, `, which …`, `, our store`.
  private func describes(_ text: Range<Int>) -> Bool {
    let rest = text.drop { bytes[$0].isBlank }
    for dash in ["—", "–", "- ", ":"] as [StaticString]
    where bytes.has(dash, at: rest.lowerBound, before: rest.upperBound) { return true }
    guard rest.first.map({ bytes[$0] }) == ASCII.byte(",") else { return false }
    let next = FoldedWords(bytes.string(rest.dropFirst().prefix(24))).words.first
    return next.map(Self.descriptions.contains) ?? false
  }

  private static let descriptions = Language.words(.describing)

  /// Refuses to choose another option where a later sentence tells the choice too.
  func refuseIfToldAgain(behind place: ChoicePlace) throws(EditRefusal) {
    guard let choice = layout.choice else { return }
    let end = place.because?.upperBound ?? place.end
    for passage in layout.outcome.prefix(12)
    where passage.lines.lowerBound >= place.lines.lowerBound
      && outline.sections[outline.sectionOfLine[passage.lines.lowerBound]].role == .outcome
    {
      let text = text(of: passage)
      let rest = max(text.lowerBound, min(end, text.upperBound))..<text.upperBound
      for name in mentions(of: choice.option, in: rest, isWhole: true)
      where decides(rest.lowerBound..<name.lowerBound) { throw isToldInWords(on: line(at: name)) }
    }
  }

  /// Refuses to choose an option in form where a sentence of the outcome decides for another, which
  /// the reader has not understood.
  func refuseIfToldOfOther(than option: Int) throws(EditRefusal) {
    guard layout.options.count <= OptionName.mostCompared else { return }
    for passage in layout.outcome.prefix(12)
    where outline.sections[outline.sectionOfLine[passage.lines.lowerBound]].role == .outcome {
      let text = text(of: passage)
      let words = FoldedWords(bytes.string(text)).words
      guard words.count < 9 || words.contains(where: ChoicePhrase.isDecisive) else { continue }
      for other in layout.options.indices where other != option {
        for name in mentions(of: other, in: text)
        where name == text || mayDecide(text.lowerBound..<name.lowerBound) {
          throw isToldInWords(on: line(at: name))
        }
      }
    }
  }

  /// Whether the sentence that ends a text has a word of decision that nothing near it denies.
  private func mayDecide(_ text: Range<Int>) -> Bool {
    let stop = text.last { ".!?".utf8.contains(bytes[$0]) }
    let words = FoldedWords(bytes.string((stop ?? text.lowerBound)..<text.upperBound)).words
    guard let verb = words.lastIndex(where: ChoicePhrase.isDecisive) else { return false }
    return !words[max(0, verb - 2)...].contains(where: ChoicePhrase.denials.contains)
  }

  /// Whether the sentence that ends a text has a word of decision.
  private func decides(_ text: Range<Int>) -> Bool {
    let stop = text.last { ".!?".utf8.contains(bytes[$0]) }
    let sentence = (stop ?? text.lowerBound)..<text.upperBound
    let words = FoldedWords(bytes.string(sentence)).words
    return words.contains(where: ChoicePhrase.isDecisive)
      && !words.contains(where: ChoicePhrase.denials.contains)
  }

  private func line(at range: Range<Int>) -> Int {
    layout.lines.lastIndex { $0.range.lowerBound <= range.lowerBound } ?? 0
  }

  /// The refusal that names a line which somebody has to write anew.
  func isToldInWords(on line: Int) -> EditRefusal { .isToldInWords(line: line + 1) }
}
