import BusinessLogic

/// The words that name a side, in the languages that decision files are kept in.
///
/// Only words that can mean nothing else in their place stand here; all are folded (see
/// ``FoldedWords``). A language is added by adding words.
enum SideWords {
  /// Words that judge: `Good, because …`, `Gut, weil …`; also labels of a list: `Good:`.
  static let judging: [Side: String] = [
    .pro: """
    good better great excellent positive positively gut besser positiv bon bonne bien mieux \
    positif bueno buena bien mejor positivo bom boa melhor buono buona bene meglio goed beter \
    positief dobrze dobre bra godt fordelaktig хорошо плюс 良い 好 좋음
    """,
    .con: """
    bad worse terrible negative negatively schlecht schlechter negativ mauvais mauvaise mal \
    pire negatif malo mala peor negativo mau ruim pior cattivo cattiva male peggio slecht \
    slechter negatief zle daligt darligt плохо минус 悪い 坏 나쁨
    """,
    .neutral: """
    neutral neutrally neutre neutro neutra neutraal neutralnie neutralt нейтрально 中立 중립
    """,
  ]

  /// Words that name: `Pros:`, `Vorteile:`; with a colon also one argument: `Pro: …`.
  static let naming: [Side: String] = [
    .pro: """
    pro pros advantage advantages benefit benefits strength strengths upside upsides plus favor favour \
    pluses plusses positives goods gain gains merit merits easier \
    positivas positivos positive positieve positiva pozytywne pozitivni pozitiva позитивные \
    положительные позитивні zalete avantajlar artilar elonyok edut hyodyt kelebihan keuntungan \
    正面 积极 積極 肯定 긍정 긍정적 ポジティブ 良い点 优势 優勢 好处 \
    vorteil vorteile starke starken pluspunkte avantage avantages ventaja ventajas gana ganamos \
    vantagem vantagens beneficios vantaggio vantaggi voordeel voordelen pluspunten \
    zaleta zalety plusy zysk zyski fordel fordeler fordele fordelar vyhody vyhoda \
    за плюсы преимущества преимущество достоинства переваги 优点 優點 利点 メリット 長所 장점
    """,
    .con: """
    con cons contra contras contro contre tegen dagegen wider against disadvantage disadvantages drawback drawbacks weakness weaknesses \
    downside downsides minus minuses negatives bads shortcoming shortcomings limitation \
    limitations limitierungen einschrankungen limitaciones limitacoes limitazioni beperkingen \
    harder difficult negativas negativos negatieve negativa negatywne negativni \
    негативные отрицательные негативні недоліки dezavantajlar eksiler hatranyok haitat kekurangan \
    kerugian 负面 負面 消极 消極 否定 부정 부정적 ネガティブ 悪い点 nachteil nachteile schwache schwachen minuspunkte inconvenient inconvenients \
    desavantage desavantages desventaja desventajas inconveniente inconvenientes \
    desvantagem desvantagens svantaggio svantaggi nadeel nadelen minpunten minuspunten \
    wada wady minusy ulempe ulemper nackdel nackdelar nevyhody nevyhoda \
    pierde perdemos sacrifica sacrificamos против минусы недостатки недостаток 缺点 缺點 劣势 坏处 欠点 デメリット 短所 단점
    """,
    .neutral: "neutrals neutrales neutras neutros neutres neutrali neutrale",
  ]

  /// What begins the reason itself: `Good, because …`, `Bon, car …`.
  static let becauses: Set<String> = Set.listed(
    """
    because since as cause cuz weil da denn car parce porque pues ya dado pois perche poiche omdat \
    want aangezien puisque karena poniewaz bo eftersom fordi protoze due потому так
    """)

  /// What a word of ``becauses`` takes along: `due to`, `parce que`.
  static let becauseTails: Set<String> = Set.listed("of to que что как")

  /// What may stand beside a word of a side in a label: `The main advantages of this option`.
  static let fillers: Set<String> = Set.listed(
    """
    the a an main key major minor biggest some other further additional general overall \
    possible potential perceived expected accepted esperados esperadas erwartete attendus attendues technical list summary points point things aspects aspect \
    arguments argument whats what is it parts sides stuff reasons reason effects impacts become becomes more opcji wariantow вариантов risk risks risiken risiko riesgos riscos rischi risques and or und et y e ed en oder \
    option alternative se in consequences consequence implications impact outcomes consecuencias consequencias conseguenze \
    konsequenzen folgen auswirkungen gevolgen konsekvenser konsekwencje последствия 영향 결과 die der das les le la los las il i gli de o os as l d
    """)

  /// What ends the label itself and begins what it speaks of: `Pros of microservices`.
  static let connectors: Set<String> = Set.listed(
    "of for to in with when if using about von fur bei mit des du di do da del della dello delle dei dos van voor pour con"
  )

  private static let comparing: Set<String> = Set.listed("over versus vs compared gegenuber")

  /// A side by its word, judging or naming, and whether it judges.
  static let meanings: [String: (side: Side, judges: Bool)] = {
    var meanings: [String: (side: Side, judges: Bool)] = [:]
    for (side, list) in judging { for word in Set.listed(list) { meanings[word] = (side, true) } }
    for (side, list) in naming { for word in Set.listed(list) { meanings[word] = (side, false) } }
    return meanings
  }()

  /// The side that a word names, alone or before what many labels go on with, in languages that
  /// write no spaces: `良い影響`, `ポジティブな影響`.
  static func meaning(_ word: String) -> Side? {
    if let meaning = meanings[word] { return meaning.side }
    guard let first = word.utf8.first, first >= 0xE2 else { return nil }
    for ending in ["影響", "影响", "結果", "结果", "面", "点", "영향", "후과", "결과"]
    where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      for link in ["", "な", "的", "적"] where stem.hasSuffix(link) {
        if let meaning = meanings[String(stem.dropLast(link.count))] { return meaning.side }
      }
    }
    return nil
  }

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
    let sign = text.firstIndex { ",;/(—–&+・、／（，；".contains($0) }
    let dash = text.firstRange(of: " - ")?.lowerBound
    return [sign, dash].compactMap(\.self).min()
  }

  /// Whether the word alone before a colon says what speaks for something: `For: it is quick`.
  static func isFor(_ word: String) -> Bool {
    ["for", "pour", "fur", "voor", "dafur"].contains(word)
  }

  /// Whether one of the words names a side, so that they are more than `risk` alone, a rating.
  static func namesSide(_ words: [String]) -> Bool {
    words.contains { meaning($0) != nil }
      || words.contains(where: making.contains) && words.contains { made[$0] != nil }
  }

  /// What a choice makes of things: `Makes hard`, `What becomes easy`.
  private static let making = Set.listed("make makes made making become becomes becoming gets")
  private static let helping = making.union(["we", "it", "this", "us", "up", "for"])
  private static let made: [String: Side] = ["easy": .pro, "simple": .pro, "hard": .con]

  /// What is told of a choice: `What it buys`, `What we give up`.
  private static let bought: [String: Side] = [
    "buys": .pro, "gain": .pro, "gains": .pro, "get": .pro, "wins": .pro, "costs": .con,
    "give": .con, "lose": .con, "pay": .con, "loses": .con,
  ]

  private static let tradeOffs = Set.listed(
    """
    tradeoff tradeoffs trade off offs cost costs accepted kosten kosts cout couts coste costes costo costi custo custos koszt koszty compromis \
    compromisos compromissos aceptados aceitos assumidos accettati acceptes akzeptierte
    """)

  /// `Accepted trade-offs`: whoever accepts costs has chosen them.
  static func namesAcceptedCosts(_ words: [String]) -> Bool {
    words.count > 1 && words.contains(where: accepted.contains) && namesCosts(words)
  }

  private static let accepted = Set.listed(
    "accepted aceptados aceitos assumidos accettati acceptes akzeptierte geaccepteerde")

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

  private static let risks = Set.listed("risk risks risiken risiko riesgos riscos rischi risques")

  /// The side that a sentence gives to all that follows it: `This is good, because:`.
  static func predicate(_ words: [String]) -> Side? {
    let words = words.last.map(becauses.contains) == true ? words.dropLast() : words[...]
    guard words.count > 2, let last = words.last, let meaning = meanings[last], meaning.judges,
      ["is", "are", "ist", "sind", "est"].contains(words[words.endIndex - 2])
    else { return nil }
    return meaning.side
  }

  /// Whether the words are a judgement and nothing else: `good`.
  static func judges(_ words: [String]) -> Bool {
    words.count == 1 && meanings[words[0]]?.judges == true
  }
}
