import BusinessLogic

/// What the words of a label say about sides.
enum SideWords {
  /// What begins the reason itself: `Good, because …`, `Bon, car …`.
  static let becauses = Language.words(.because)

  /// What a word of ``becauses`` takes along: `due to`, `parce que`.
  static let becauseTails = Language.words(.becauseTail)

  /// What may stand beside a word of a side in a label: `The main advantages of this option`.
  static let fillers = Language.words(.filler)

  /// What ends the label itself and begins what it speaks of: `Pros of microservices`.
  static let connectors = Language.words(.connector)

  private static let comparing = Language.words(.comparing)

  /// A side by its word, judging or naming, and whether it judges.
  static let meanings: [String: (side: Side, judges: Bool)] = {
    let roles: [(Language.Role, Side, judges: Bool)] = [
      (.good, .pro, true), (.bad, .con, true), (.neutral, .neutral, true),
      (.pros, .pro, false), (.cons, .con, false), (.neutrals, .neutral, false),
    ]
    var meanings: [String: (side: Side, judges: Bool)] = [:]
    for (role, side, judges) in roles {
      for word in Language.words(role) { meanings[word] = (side, judges) }
    }
    return meanings
  }()

  /// The side that a word names, alone or before what many labels go on with, in languages that
  /// write no spaces: `良い影響`, `ポジティブな影響`.
  static func meaning(_ word: String) -> Side? {
    if let meaning = meanings[word] { return meaning.side }
    guard let first = word.utf8.first, first >= 0xE2 else { return nil }
    for ending in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      for link in links where stem.hasSuffix(link) {
        if let meaning = meanings[String(stem.dropLast(link.count))] { return meaning.side }
      }
    }
    return nil
  }

  private static let endings = Language.all.flatMap { $0.list(.sideEnding) }
  private static let links = [""] + Language.all.flatMap { $0.list(.sideLink) }

  /// The side that a label or a heading of these words names; `both` if it names several.
  ///
  /// `nil` if a word stands there that no label has: it is no label then, but a sentence.
  static func label(_ words: [String]) -> (side: Side, both: Bool, subject: Int?)? {
    var side: Side?
    var both = false
    var hasTradeOffs = false
    let says =
      words.contains(where: making.contains) ? made : words.first == "what" ? bought : [:]
    for (place, word) in words.enumerated() {
      // What follows is what it is compared with, not what has it: "Advantages over Kafka".
      if let side, comparing.contains(word) { return (side, both, nil) }
      if let side, connectors.contains(word), place + 1 < words.count {
        return (side, both, place + 1)
      }
      if let meaning = meaning(word) ?? says[word] {
        if let side, side != meaning { both = true }
        side = side ?? meaning
      } else if isFor(word), place + 1 == words.count, side == nil {
        side = .pro
      } else if tradeOffs.contains(word) {
        hasTradeOffs = true
      } else if !fillers.contains(word), says.isEmpty || !helping.contains(word) {
        return nil
      }
    }
    // "Risks" alone are what speaks against it.
    if side == nil, words.contains(where: risks.contains) { return (.con, false, nil) }
    // "Negative / Trade-offs" are what is bad, "Benefits and trade-offs" both.
    return side.map { ($0, both || hasTradeOffs && $0 == .pro, nil) }
  }

  /// The side of a label that goes on to explain itself: `Negative, and this will hurt`,
  /// `Cons / debts`; `nil` if what stands behind the comma, the stroke or the dash names another.
  static func label(explained text: String) -> (side: Side, both: Bool, subject: Int?)? {
    guard let end = endOfHead(text) else { return nil }
    let words = FoldedWords(text[..<end]).words
    guard words.contains(where: { meaning($0) != nil }), let label = label(words), !label.both,
      FoldedWords(text[end...]).words.allSatisfy({
        (meanings[$0]?.side ?? label.side) == label.side
      })
    else { return nil }
    return (label.side, false, nil)
  }

  /// Where a text begins to explain its first words: at a comma, a stroke, a bracket or a dash.
  static func endOfHead(_ text: String) -> String.Index? {
    let scalars = text.unicodeScalars
    var before: Unicode.Scalar = "-"
    for place in scalars.indices {
      switch scalars[place] {
      case ",", ";", "/", "(", "—", "–", "&", "+", "・", "、", "／", "（", "，", "；": return place
      case "-" where before == " " && scalars[place...].dropFirst().first == " ":
        return scalars.index(before: place)
      default: before = scalars[place]
      }
    }
    return nil
  }

  /// Whether the word alone before a colon says what speaks for something: `For: it is quick`.
  static func isFor(_ word: String) -> Bool {
    beneficiaries.contains(word)
  }

  private static let beneficiaries = Language.words(.beneficiary)

  /// Whether one of the words names a side, so that they are more than `risk` alone, a rating.
  static func namesSide(_ words: [String]) -> Bool {
    words.contains { meaning($0) != nil }
      || words.contains(where: making.contains) && words.contains { made[$0] != nil }
  }

  /// What a choice makes of things: `Makes hard`, `What becomes easy`.
  private static let making = Set<String>([
    "make", "makes", "made", "making", "become", "becomes", "becoming", "gets",
  ])
  private static let helping = making.union(["we", "it", "this", "us", "up", "for"])
  private static let made: [String: Side] = ["easy": .pro, "simple": .pro, "hard": .con]

  /// What is told of a choice: `What it buys`, `What we give up`.
  private static let bought: [String: Side] = [
    "buys": .pro, "gain": .pro, "gains": .pro, "get": .pro, "wins": .pro, "costs": .con,
    "give": .con, "lose": .con, "pay": .con, "loses": .con,
  ]

  private static let tradeOffs = Language.words(.tradeOff)

  /// `Accepted trade-offs`: whoever accepts costs has chosen them.
  static func namesAcceptedCosts(_ words: [String]) -> Bool {
    words.count > 1 && words.contains(where: accepted.contains) && namesCosts(words)
  }

  private static let accepted = Language.words(.accepted)

  /// Whether the words name what something costs, and nothing else: the opposite of its benefits,
  /// where those stand beside it.
  static func namesCosts(_ words: [String]) -> Bool {
    words.contains { tradeOffs.contains($0) && !accepted.contains($0) && $0 != "off" }
      && words.allSatisfy { tradeOffs.contains($0) || fillers.contains($0) }
  }

  /// Whether one of the words names a side, a risk or a cost.
  static func speaksOfSides(_ words: [String]) -> Bool {
    words.contains { meanings[$0] != nil || risks.contains($0) || tradeOffs.contains($0) }
  }

  private static let risks = Language.words(.risk)

  /// The side that a sentence gives to all that follows it: `This is good, because:`.
  static func predicate(_ words: [String]) -> Side? {
    let words = words.last.map(becauses.contains) == true ? words.dropLast() : words[...]
    guard words.count > 2, let last = words.last, let meaning = meanings[last], meaning.judges,
      copulas.contains(words[words.endIndex - 2])
    else { return nil }
    return meaning.side
  }

  private static let copulas = Language.words(.copula)

  /// Whether the words are a judgement and nothing else: `good`.
  static func judges(_ words: [String]) -> Bool {
    words.count == 1 && meanings[words[0]]?.judges == true
  }
}
