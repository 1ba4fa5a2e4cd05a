/// The words around a name.
extension Sentence {
  /// Returns whether another option is joined to a name: `Kafka and Redis`.
  func isJoined(_ name: OptionTitles.Name) -> Bool {
    names.drop { $0.words.lowerBound < name.words.upperBound }.prefix { joins($0) }
      .contains { $0.option != name.option }
  }

  func joins(_ other: OptionTitles.Name) -> Bool {
    let start = other.words.lowerBound
    let before = names.last { $0.words.upperBound <= start }?.words.upperBound ?? start
    let between = before..<start
    let gap = gap(at: start)
    if between.isEmpty { return gap.contains(.joint) || gap.contains(.comma) }
    return between.contains { has($0, .joining) }
      && between.allSatisfy { has($0, .joining, .particle, .option, .options) }
      && between.allSatisfy { self.gap(at: $0).isDisjoint(with: .clause) }
  }

  /// Returns the start of the run of words before a name that may belong to a verb of decision.
  func startOfRun(before name: OptionTitles.Name, in clause: Int) -> Int {
    var start = name.words.lowerBound
    while start > clause, isOutside(start - 1),
      has(
        start - 1, .decider, .helping, .future, .particle, .option, .decision, .chosen, .outcome)
    {
      start -= 1
      // A quote of somebody else: “We use Kafka”
      if gap(at: start).contains(.quote) { return name.words.lowerBound }
    }
    return start
  }

  func startOfClause(of name: OptionTitles.Name) -> Int {
    var start = name.words.lowerBound
    while start > words.lowerBound {
      if !gap(at: start).isDisjoint(with: [.comma, .dash, .bracket]) { return start }
      start -= 1
    }
    return start
  }

  func isOutside(_ place: Int) -> Bool {
    !names.contains { $0.words.contains(place) }
  }

  func gap(at place: Int) -> ClauseText.Gap {
    place < text.words.count ? text.words[place].gap : text.end.union(.stop)
  }

  /// Returns the place behind a bracket after a name: `Kafka (the log) was chosen`.
  func endOfBracket(behind name: OptionTitles.Name) -> Int {
    let end = name.words.upperBound
    guard gap(at: end).contains(.bracket) else { return end }
    return (end..<words.upperBound).dropFirst().prefix(8).first { gap(at: $0).contains(.bracket) }
      ?? end
  }

  func isBold(_ name: OptionTitles.Name) -> Bool {
    let range = text.range(of: name.words)
    return text.bytes.has("**", at: range.upperBound, before: text.range.upperBound)
      && text.bytes.has("**", at: range.lowerBound - 2, before: range.lowerBound)
  }

  func isEnd(_ place: Int) -> Bool { place >= words.upperBound }

  func startsReason(_ place: Int) -> Bool { has(place, .because) }

  func isKnown(_ place: Int) -> Bool { !text.words[place].roles.isUnknown }

  func has(_ place: Int, _ roles: Language.Role...) -> Bool {
    guard place < words.upperBound else { return false }
    let word = text.words[place]
    if roles.contains(where: { word.roles.has($0) }) { return true }
    return roles.contains(.hedge) && word.text.utf8.count < word.range.count
      && Language.allAccentedHedges.contains(text.bytes.string(word.range).lowercased())
  }

  /// The words of `A new layer has been chosen` for what was chosen.
  var other: Range<Int>? {
    let verb = words.first { has($0, .chosen) && $0 > words.lowerBound }
    guard isFirst, let verb, has(verb - 1, .helping) else { return nil }
    let subject =
      words.lowerBound..<((words.lowerBound..<verb).last { !has($0, .helping) } ?? verb) + 1
    let isPlain = (words.lowerBound...verb).allSatisfy {
      !has($0, .hedge, .denial, .because, .comparing)
        && ($0 == words.lowerBound || gap(at: $0).isDisjoint(with: [.clause, .quote]))
    }
    return isPlain && tells(verb + 1) && subject.count > 1 ? subject : nil
  }
}
