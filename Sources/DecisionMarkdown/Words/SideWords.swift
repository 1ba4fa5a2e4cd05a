import Decisions

enum SideWords {
  /// A side, whether the label names both sides, and the start of the words for what has the side.
  typealias Label = (side: Side, both: Bool, subject: Int?)

  /// Returns the side that a word names. In a language without spaces, a label may go on in the
  /// same word: `良い影響`.
  static func meaning(_ word: String) -> Side? {
    if let meaning = WordRoles(word).meaning { return meaning.side }
    guard word.isWide else { return nil }
    for ending in endings where word.utf8.ends(with: ending) {
      let stem = word.utf8.dropLast(ending.utf8.count)
      for link in links where stem.ends(with: link) {
        if let meaning = WordRoles(String(stem.dropLast(link.utf8.count)) ?? "").meaning {
          return meaning.side
        }
      }
    }
    return nil
  }

  private static let endings = Language.all.flatMap { $0.list(.sideEnding) }
  private static let links = [""] + Language.all.flatMap { $0.list(.sideLink) }

  /// Returns the side that a label or a heading names; `nil` if one of the words fits no label.
  static func label(_ words: [String]) -> Label? {
    if let subject = ReasonWords.subjectOfWhyNot(words) { return (.con, false, subject) }
    // "What this makes easier"
    if let makes = words.dropLast().last, makes.means(.making),
      let side = meaning(words.last ?? ""),
      words.dropLast(2).allSatisfy({ $0.means(.filler, .subject) })
    {
      return (side, false, nil)
    }
    var side: Side?
    var both = false
    // "本方案的优点" means "this option's pros", without spaces.
    let words = WideWords.divided(words)
    for (index, word) in words.enumerated() {
      let roles = WordRoles(word)
      // "Advantages over Kafka" are not Kafka's.
      if let side, roles.has(.comparing) { return (side, both, nil) }
      if let side, roles.has(.connector), index + 1 < words.count {
        // "Good to know"
        let judges = index == 1 && WordRoles(words[0]).meaning?.judges == true
        return judges ? nil : (side, both, index + 1)
      }
      if let meaning = meaning(word) {
        if let side, side != meaning { both = true }
        side = side ?? meaning
      } else if roles.has(.beneficiary), side == nil,
        index == 0 || !WordRoles(words[index - 1]).has(.subject),
        words[(index + 1)...].allSatisfy({ $0.means(.filler) })
      {
        // A label of pros: "For", "Arguments for", "Speaks for it"
        side = .pro
      } else if !roles.has(.filler, .considered),
        // "Drawbacks and costs"
        !(side == .con && roles.has(.tradeOff))
      {
        return nil
      }
    }
    return side.map { ($0, both, nil) }
  }

  /// Returns the side of a label with an explanation: `Negative, and this will hurt`. `nil` if the
  /// explanation names another side.
  static func label(explained text: ArraySlice<UInt8>) -> Label? {
    guard let end = endOfHead(text) else { return nil }
    guard let label = label(FoldedWords(text[..<end]).words), !label.both,
      FoldedWords(text[end...]).words.allSatisfy({
        (WordRoles($0).meaning?.side ?? label.side) == label.side
      })
    else { return nil }
    return (label.side, false, nil)
  }

  /// Returns the first comma, slash, bracket or dash of a text.
  static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
    var before: UInt8 = "-"
    for index in bytes.indices {
      switch bytes[index] {
      case ",", ";", "/", "(", "&", "+": return index
      // Not the first byte of an ideograph.
      case 0xE2...0xEF
      where !(0xE4...0xED).contains(bytes[index])
        && wideSigns.contains { bytes[index...].starts(with: $0.utf8) }:
        return index
      case "-" where before == " " && bytes[index...].dropFirst().first == " ": return index - 1
      default: before = bytes[index]
      }
    }
    return nil
  }

  private static let wideSigns = ["—", "–", "・", "、", "／", "（", "，", "；"]

  /// Returns whether a label says whose its side is: `Pros of Kafka`, but not `Pros for users`.
  static func nameSubject(_ words: [String], _ subject: [String]) -> Bool {
    words.dropLast(subject.count).last?.means(.beneficiary) != true
  }

  /// Returns whether a label is about several options: `Pros of both`, `Drawbacks of all options`.
  static func areOfSeveral(_ words: [String]) -> Bool {
    label(words)?.subject.map { start in
      words.dropFirst(start).contains { $0.means(.everything) || SectionWords.isPluralOfOption($0) }
    } ?? false
  }

  /// Returns whether words name costs or risks: `Costs and risks`.
  static func areCosts(_ words: some Collection<String>) -> Bool {
    words.contains { $0.means(.tradeOff) }
      && words.allSatisfy { $0.means(.tradeOff, .filler, .joining) }
  }
}
