import Decisions

/// Spells the choice of an option: `Chosen option: "Kafka", because it is durable.`
struct ChoiceSpeller {
  let file: DecisionText
  private var inSections: SectionSpeller { SectionSpeller(file: file) }

  /// Writes the name and the reason into the sentence that states the choice; else a new sentence
  /// below the outcome's heading; else a new section. Deletes the reason for the old choice.
  func choosing(_ option: Int, _ reason: TypedReason?) throws(EditRefusal) -> [Spelling] {
    let title = file.decision.options[option].title
    let isNew = file.decision.chosen != option
    let place = place
    if isNew { try refuseIfStated(of: option, beside: place) }
    guard let place else {
      if let choice = file.layout.choice, isNew || choice.form != .mark {
        throw .isStatedInWords(line: choice.passage.line + 1)
      }
      func sentence(_ writing: Writing) -> String {
        let why = reason.map { writing.because + $0.tail + $0.reason } ?? ""
        let parts = writing.chosen.split(separator: "…", omittingEmptySubsequences: false)
        return parts.joined(separator: title) + why
      }
      let outcomes = file.sections.filter { $0.role == .outcome }
      let here = file.writings.map(sentence).flatMap { sentence in
        outcomes.flatMap {
          [inSections.directlyBelow($0, sentence), inSections.below($0, [sentence])]
        }
      }
      return here + inSections.new(.outcome) { [sentence($0)] }
    }
    let why = reason.map { conjunction(before: place) + $0.tail + $0.reason } ?? ""
    let because = Replacement(withStop(place.reason, before: why), why, losing: place.words)
    let list = try isNew ? listOfReasons(below: place) : try? listOfReasons(below: place)
    // What goes on with the name says the same of another option, and with a reason something else.
    if isNew || reason != nil, !place.isRead || isNew && place.hasMore {
      throw .isStatedInWords(line: place.lines.lowerBound + 1)
    }
    let reasons = [because] + (list.map { [Replacement($0, losing: $0)] } ?? [])
    guard isNew else { return [reasons] }
    return [title, "\"\(title)\""].map {
      [Replacement(file.bytes.unspaced(place.name), $0)] + reasons
    }
  }

  /// The name and the reason in a sentence such as `Chosen option: "Kafka", because it is durable.`
  struct Place {
    let lines: Range<Int>
    let name: Range<Int>
    let reason: Range<Int>
    /// The words of the reason alone.
    let words: Range<Int>
    /// Whether only a reference may follow in the sentence.
    let isRead: Bool
    /// Whether another sentence follows in the paragraph.
    let hasMore: Bool
  }

  /// Returns a range with the full stop behind it, if a text ends with its own stop.
  private func withStop(_ range: Range<Int>, before text: String) -> Range<Int> {
    let behind = range.upperBound..<file.bytes.count
    let stop = ([".", "。"] as [StaticString]).first { file.bytes.begins(behind, with: $0) }
    guard let stop, let last = text.last, ".!?…。！？".contains(last) else { return range }
    return range.lowerBound..<range.upperBound + stop.utf8CodeUnitCount
  }

  /// The sentence that states the choice in this form: the one from which the choice was read, if
  /// there is one, else the first.
  var place: Place? {
    let titles = OptionTitles(file.layout)
    let headings = file.sections.filter { $0.role == .outcome }
    let read = file.layout.choice.flatMap { $0.form == .phrase ? $0.passage : nil }
    let passages =
      [read].compactMap(\.self) + file.layout.outcome.prefix(ChoiceFinder.mostRead)
      + headings.map { file.layout.passage($0.line) }
    return passages.lazy.compactMap { passage -> Place? in
      let text = ClauseText(file.bytes, file.text(of: passage), titles)
      guard let phrase = ChoicePhrase(text) else { return nil }
      let name = whole(phrase.name, in: text)
      var (reason, words) = phrase.reason(behind: name)
      // After a full-width colon, only quotes and a known word tell the reason from the name.
      if phrase.colon.count > 1 {
        let rest = name.end..<text.range.upperBound
        let behind = file.bytes.ends(rest, with: "。") ? rest.dropLast(3) : rest
        let because = Language.all.map(\.writing.because).first {
          file.bytes[behind].starts(with: $0.utf8)
        }
        guard name.isQuoted, because != nil || behind.isEmpty else { return nil }
        (reason, words) = (behind, behind.dropFirst(because?.utf8.count ?? 0))
      }
      let next = text.words.first { $0.range.lowerBound >= reason.upperBound }
      let rest = (reason.upperBound..<text.range.upperBound).drop { file.bytes[$0].isDecoration }
      let isReference =
        next?.roles.has(.remark) == true && next?.gap.isDisjoint(with: [.dash, .comma]) == false
      let isEnded = next?.gap.contains(.stop) != false && !file.bytes.begins(rest, with: "]")
      return Place(
        lines: passage.lines, name: name.range, reason: reason, words: words,
        isRead: isEnded || isReference, hasMore: next != nil && !isReference)
    }.first
  }

  /// Returns a name with the title behind it, if it is only the number of the chosen option:
  /// `1. Kafka`.
  private func whole(_ name: ChoicePhrase.Name, in text: ClauseText) -> ChoicePhrase.Name {
    let title = (file.decision.chosen.map { file.decision.options[$0].title } ?? "").utf8
    let rest = (name.end..<text.range.upperBound).drop { !file.bytes[$0].isWordByte }
    guard !name.isQuoted, !title.isEmpty, file.bytes[rest].starts(with: title),
      OptionName(file.bytes[name.range]).core.isEmpty
    else { return name }
    var whole = name
    whole.end = rest.lowerBound + title.count
    whole.range = name.range.lowerBound..<whole.end
    return whole
  }

  /// Throws if another sentence of the outcome seems to decide for the option that is chosen now;
  /// if none is, for any option, or for something that isn't listed.
  private func refuseIfStated(of option: Int, beside place: Place?) throws(EditRefusal) {
    let titles = OptionTitles(file.layout)
    let others = (file.decision.chosen.map { [$0] } ?? Array(file.options.indices))
      .filter { $0 != option }
    for passage in file.layout.outcome.prefix(ChoiceFinder.mostRead)
    where file.section(of: passage.line).role == .outcome {
      var text = file.text(of: passage)
      if let place, place.lines == passage.lines {
        text = place.reason.upperBound..<text.upperBound
      }
      let read = ClauseText(file.bytes, text, titles)
      guard read.words.contains(where: { $0.roles.has(.decision) || $0.roles.has(.chosen) }) else {
        continue
      }
      let isOfNone =
        place == nil && file.decision.chosen == nil && read.names.isEmpty
        && FieldWords.state(toldBy: file.bytes.string(text)) != .undecided
      if isOfNone || read.names.contains(where: { $0.option.map(others.contains) == true }) {
        throw .isStatedInWords(line: passage.line + 1)
      }
    }
  }

  /// Returns the list below a sentence that ends with `because`. Throws if another colon introduces
  /// the list, or if it has arguments.
  private func listOfReasons(below place: Place) throws(EditRefusal) -> Range<Int>? {
    let lines = file.lines
    guard let first = lines[place.lines.upperBound...].firstIndex(where: { $0.kind != .blank }),
      case let key = file.bytes.key(of: lines[first].text) ?? [],
      lines[first].beginsItem || ReasonWords.areOnlyReason(key)
    else { return nil }
    // "Reason: it is known."
    if !lines[first].beginsItem { throw .isStatedInWords(line: first + 1) }
    let text = lines[place.lines.upperBound - 1].text
    let isColon = text.last { !file.bytes[$0].isDecoration }.map { file.bytes[$0] } == 0x3A
    let last = file.bytes.words(text).last
    guard last?.means(.because) == true else {
      if isColon { throw .isStatedInWords(line: first + 1) }
      return nil
    }
    let list = first..<(lines[first...].indices.first { !isOfList($0, from: first) } ?? lines.count)
    if file.items.contains(where: { $0.side != nil && list.contains($0.line) }) {
      throw .isStatedInWords(line: first + 1)
    }
    return file.wholeLines(place.lines.upperBound..<file.visible(list).upperBound)
  }

  private func isOfList(_ index: Int, from first: Int) -> Bool {
    let line = file.lines[index]
    switch line.kind {
    case .bullet, .numbered, .blank, .code, .comment: return true
    case .text, .fence:
      return line.indent > file.lines[first].indent || !file.isBlank(index - 1)
    default: return false
    }
  }

  /// `, because ` in the language of the sentence.
  private func conjunction(before place: Place) -> String {
    let start = file.lines[place.lines.lowerBound].range.lowerBound
    let words = file.bytes.words(start..<place.name.lowerBound)
    let language = words.lazy.compactMap { word in
      Language.all.first { $0.list(.chosen).contains(word) }
    }.first
    return (language?.writing ?? file.writing).because
  }
}

extension [UInt8] {
  /// Returns a range without any kind of space at its ends, as French has within quotes.
  fileprivate func unspaced(_ range: Range<Int>) -> Range<Int> {
    let text = string(range)
    let start = text.prefix(while: \.isWhitespace).utf8.count
    let end = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
    return range.dropFirst(start).dropLast(end)
  }
}
