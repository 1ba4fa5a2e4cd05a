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

  /// Whether what stands behind a name describes it: a dash, `, which …`, `, our store`.
  private func describes(_ text: Range<Int>) -> Bool {
    let rest = text.drop { bytes[$0].isBlank }
    for dash in ["—", "–", "- ", ":"] as [StaticString]
    where bytes.has(dash, at: rest.lowerBound, before: rest.upperBound) { return true }
    guard rest.first.map({ bytes[$0] }) == ASCII.byte(",") else { return false }
    let next = FoldedWords(bytes.string(rest.dropFirst().prefix(24))).words.first
    return next.map(Self.descriptions.contains) ?? false
  }

  private static let descriptions = Set.listed(
    "which that who whose where a an the our its der die das ein eine qui que un une le la el")

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
      where decides(rest.lowerBound..<name.lowerBound) { throw toldElsewhere(line(at: name)) }
    }
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

  func toldElsewhere(_ line: Int) -> EditRefusal { .isToldInWords(line: line + 1) }

  /// The words that name an option in a text: its title as it is written, else the longest run of
  /// words that is the title, or that it begins with.
  ///
  /// - Parameter isWhole: Whether only all of the title counts.
  func mentions(of option: Int, in text: Range<Int>, isWhole: Bool = false) -> [Range<Int>] {
    let written = places(of: Array(meaning.options[option].title.utf8), in: text)
    guard written.isEmpty else { return written }
    let words = words(in: text)
    var runs: [(Range<Int>, isWhole: Bool)] = []
    var first = 0
    while first < words.count {
      let run = (first..<min(first + 16, words.count)).reversed().lazy.compactMap { last in
        let range = words[first].lowerBound..<words[last].upperBound
        return names(option, range).map { (range, $0, last) }
      }.first
      if let run { runs.append((run.0, run.1)) }
      first = (run?.2 ?? first) + 1
    }
    let whole = runs.filter(\.isWhole)
    return (whole.isEmpty && !isWhole ? runs : whole).map(\.0)
  }

  /// Whether a run of words is the title of an option, or what it begins with; `nil` if neither.
  private func names(_ option: Int, _ range: Range<Int>) -> Bool? {
    let run = OptionName(bytes.string(range))
    let titles = [layout.options[option].name, OptionName(meaning.options[option].title)]
    let best = titles.max { $0.agreement(with: run) < $1.agreement(with: run) }
    switch best?.agreement(with: run) {
    case .same: return true
    case .prefix:
      let isShorter = titles.contains {
        $0.full.hasPrefix(run.full + " ") || $0.core.hasPrefix(run.core + " ")
      }
      let isNumber = SectionWords.beginsOption(run.full.split(separator: " ").map(String.init))
      return isShorter && (run.tells || isNumber) ? false : nil
    default: return nil
    }
  }

  /// Where bytes stand as words of their own.
  private func places(of words: [UInt8], in text: Range<Int>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = bytes[text]
    while !words.isEmpty, let found = rest.firstRange(of: words) {
      let isWord = { (place: Int) in
        text.contains(place) && (bytes[place].isWordByte || bytes[place].isDigit)
      }
      if !isWord(found.lowerBound - 1), !isWord(found.upperBound) { places.append(found) }
      rest = rest[found.upperBound...]
    }
    return places
  }

  /// The words of a text, not of all of a long one.
  private func words(in text: Range<Int>) -> [Range<Int>] {
    bytes[text.prefix(2000)].split { !$0.isWordByte && !$0.isDigit }.map(\.indices)
  }
}
