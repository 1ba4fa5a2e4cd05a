extension Speller {
  /// The option in the sentence that names the chosen one, in form or in words of its own; else a
  /// new such sentence below `Decision Outcome`; else that section too.
  func choosing(_ option: Int, _ reason: TypedReason?) throws(EditRefusal) -> [Spelling] {
    let title = meaning.options[option].title
    let isNew = meaning.chosen != option
    if let place = choicePlaces.first {
      if isNew { try refuseIfToldAgain(behind: place) }
      let below = isNew ? try linesOfReasons(below: place) : nil
      return [title, "\"\(title)\""].map {
        (isNew ? [Replacement(place.name, Array($0.utf8))] : [])
          + because(reason, at: place, isNew: isNew)
          + (below.map { [Replacement($0, losing: $0)] } ?? [])
      }
    }
    if let choice = layout.choice, isNew || choice.form == .words {
      if let place = choiceInWords, !isNew || speaksOnlyOfName(at: place) {
        if isNew { try refuseIfToldAgain(behind: place) }
        let below = isNew ? try linesOfReasons(below: place) : nil
        return [
          (isNew ? [naming(title, at: place)] : [])
            + because(reason, at: place, isNew: isNew)
            + (below.map { [Replacement($0, losing: $0)] } ?? [])
        ]
      }
      if isNew { throw isToldInWords(on: choice.passage.lines.lowerBound) }
    }
    try refuseIfToldOfOther(than: option)
    let why = reason.map { ", because \($0.tail)\($0.reason)" } ?? ""
    let sentence = Array("Chosen option: \"\(title)\"\(why)".utf8)
    let outcomes = outline.sections.filter { $0.role == .outcome && $0.line >= 0 }
    return outcomes.map { [choiceBelow($0.line, sentence)] }
      + newSection("Decision Outcome", .outcome, [sentence])
  }

  /// The sentences that name the chosen option in form, the one that counts first.
  var choicePlaces: [ChoicePlace] {
    let passages = layout.outcome.prefix(12).compactMap { passage in
      ChoicePlace(in: bytes, text(of: passage), lines: passage.lines, agreement: agreement)
    }
    let headings = outline.sections.filter { $0.role == .outcome && $0.line >= 0 }.compactMap {
      ChoicePlace(
        in: bytes, layout.lines[$0.line].text, lines: $0.line..<$0.line + 1, agreement: agreement)
    }
    return passages + headings
  }

  /// All bytes of a paragraph.
  func text(of passage: DecisionLayout.Passage) -> Range<Int> {
    let last = layout.lines[passage.lines.upperBound - 1].text.upperBound
    return passage.text.lowerBound..<max(passage.text.upperBound, last)
  }

  /// How well a text agrees with the title of the option that is chosen.
  private func agreement(_ text: String) -> OptionName.Agreement {
    guard let chosen = meaning.chosen else { return .none }
    let names = [OptionName(meaning.options[chosen].title), layout.options[chosen].name]
    return names.map { $0.agreement(with: OptionName(text)) }.max() ?? .none
  }

  /// The list below a sentence that ends with `because`: it speaks for the option that was chosen
  /// before, and goes with that.
  private func linesOfReasons(below place: ChoicePlace) throws(EditRefusal) -> Range<Int>? {
    let end = place.lines.upperBound
    guard let first = layout.lines[end...].firstIndex(where: { $0.kind != .blank }),
      layout.lines[first].beginsItem
    else { return nil }
    let last = layout.lines[place.lines.upperBound - 1].text
    guard place.reason?.allSatisfy({ bytes[$0].isDecoration }) == true else {
      // "for these reasons:"
      let sign = last.last { !bytes[$0].isDecoration }.map { bytes[$0] }
      if sign == ASCII.byte(":") { throw isToldInWords(on: first) }
      return nil
    }
    var upper = first
    while upper < layout.lines.count, isOfList(upper, behind: first) { upper += 1 }
    let lines = visible(first..<upper)
    // What is weighed is more than words between two lines.
    let argued = layout.arguments.first { lines.contains($0.passage.lines.lowerBound) }
    if let argued { throw isToldInWords(on: argued.passage.lines.lowerBound) }
    return wholeLines(end..<lines.upperBound)
  }

  /// Whether a line belongs to the list that begins on another.
  private func isOfList(_ place: Int, behind first: Int) -> Bool {
    let line = layout.lines[place]
    switch line.kind {
    case .bullet, .numbered, .blank, .code, .comment: return true
    case .text, .fence: return line.indent > layout.lines[first].indent || !isBlank(place - 1)
    default: return false
    }
  }

  /// Another reason, in the words that lead to the old one; without one the old one goes, since
  /// it spoke for another option.
  private func because(_ new: TypedReason?, at place: ChoicePlace, isNew: Bool) -> Spelling {
    // What is bold as a whole ends where it did.
    func replacing(_ old: Range<Int>, _ words: String = "") -> Spelling {
      let new = Array(words.utf8) + Emphasis.closings(in: bytes, old)
      return [Replacement(old, new, losing: place.reason)]
    }
    switch (new, place.because, place.reason) {
    case (let new?, let because?, let reason?):
      let lead = because.lowerBound..<reason.lowerBound
      guard let said = leading(to: new, behind: lead) else {
        return replacing(because, ", because \(new.tail)\(new.reason)")
      }
      return replacing(reason, said)
    case (let new?, _, _):
      let words = ", \(conjunction(before: place)) \(new.tail)\(new.reason)"
      return [Replacement(place.end..<place.end, Array(words.utf8))]
    case (nil, let because?, _):
      return isNew ? replacing(because) : []
    case (nil, nil, _):
      return []
    }
  }

  /// The reason as it goes on behind the words that led to the old one; `nil` if those take a noun
  /// and it is a sentence, or the other way round: "since of the price".
  private func leading(to new: TypedReason, behind lead: Range<Int>) -> String? {
    let said = FoldedWords(bytes.string(lead)).words.last
    let space = bytes[lead].last?.isBlank == false ? " " : ""
    switch (new.tail.isEmpty, said == "of") {
    case (true, false), (false, true): return space + new.reason
    case (false, false) where said == "because": return space + new.tail + new.reason
    default: return nil
    }
  }

  /// `because` in the language of the sentence.
  private func conjunction(before place: ChoicePlace) -> String {
    let line = layout.lines.last { $0.range.lowerBound <= place.name.lowerBound }
    let words = FoldedWords(
      bytes.string((line?.range.lowerBound ?? 0)..<place.name.lowerBound)
    ).words
    return words.lazy.compactMap { word in
      Language.all.first { $0.because != nil && $0.tellsChoice(word) }?.because
    }.first ?? "because"
  }

  /// A paragraph of its own below the heading.
  private func choiceBelow(_ heading: Int, _ sentence: [UInt8]) -> Replacement {
    let end = endOfHeading(heading)
    guard isBlank(end) else {
      return inserting(
        end < layout.lines.count ? [[], sentence, []] : [[], sentence], after: end)
    }
    let hasMore = layout.lines[end...].contains { $0.kind != .blank }
    return inserting(hasMore ? [sentence, []] : [sentence], after: end + 1)
  }
}
