import BusinessLogic

/// What the words of a heading make of the section below it.
enum SectionRole: Sendable, Equatable {
  /// The document's own title.
  case title
  /// `## Title`, with the document's title below it.
  case name
  case status
  case date
  case context
  case drivers
  /// The list of options, or the place where their sections stand.
  case options
  /// `Pros and Cons of the Options`, `Evaluation`: sections of options, or plain arguments.
  case comparison
  /// `Option 2 …`: an option by its own word.
  case option
  /// Arguments of one side.
  case side(Side)
  case outcome
  /// What follows from the choice; with a side if the heading names one.
  case consequences(Side?)
  /// Something else that no option is called: links, notes, validation.
  case other
  /// Any words: perhaps the title of an option.
  case unknown
}

/// The words that the headings of decision files are made of, folded (see ``FoldedWords``).
enum SectionWords {
  /// What a heading of these words stands for.
  static func role(_ allWords: some Collection<String>) -> SectionRole {
    // "3. Considered options" and "3.2 Pros" number a section.
    let words = Array(allWords.drop { $0.allSatisfy(\.isNumber) })
    guard let first = words.first else { return .unknown }
    if words.count > 1, beginsOption(words) { return .option }
    // "Why option A?"
    if words.count > 2, ReasonWords.asksWhy(words), beginsOption(words.suffix(2)) {
      return .outcome
    }
    if let role = phrases[words.joined(separator: " ")] { return role }
    if words.contains(where: consequences.contains),
      words.allSatisfy({ consequences.contains($0) || isCommon($0) })
    {
      let label = SideWords.label(words)
      return .consequences(label.flatMap { $0.both ? nil : $0.side })
    }
    if words.contains(where: drivers.contains),
      words.allSatisfy({ drivers.contains($0) || isCommon($0) })
    {
      return .drivers
    }
    if let label = SideWords.label(words) {
      return label.both ? .comparison : .side(label.side)
    }
    if SideWords.namesAcceptedCosts(words) { return .consequences(.con) }
    if words.contains(where: comparison.contains), words.allSatisfy(isCommon) {
      return .comparison
    }
    // "Options for the storage of sessions" is a list of options as well.
    if words.count == 1, endsLikeOptions(first) { return .options }
    let head = words.prefix { !SideWords.connectors.contains($0) }
    if head.contains(where: options.contains),
      head.allSatisfy({ options.contains($0) || isCommon($0) })
    {
      return words.contains(where: chosen.contains) ? .outcome : .options
    }
    if words.contains(where: context.contains), words.count <= 5,
      words.allSatisfy({ context.contains($0) || isCommon($0) })
    {
      return .context
    }
    if words.count <= 4,
      words.allSatisfy({ outcome.contains($0) || chosen.contains($0) || isCommon($0) }),
      words.contains(where: outcome.contains)
    {
      return .outcome
    }
    // "Decision (option 3)"
    if words.count > 2, beginsOption(words.suffix(2)), role(words.dropLast(2)) == .outcome {
      return .outcome
    }
    return words.count == 1 && first.utf8.count == 1 ? .option : .unknown
  }

  /// What a heading stands for that may say it twice, as in two languages: `Статус / Status`.
  static func role(ofText text: String) -> SectionRole {
    let plain = InlineText.plain(text)
    let role = role(FoldedWords(plain).words)
    guard role == .unknown else { return role }
    if let label = SideWords.label(explained: plain) { return .side(label.side) }
    guard text.contains("/") else { return role }
    let roles = text.split(separator: "/").map {
      Self.role(FoldedWords(InlineText.plain($0)).words)
    }
    return roles.first { first in roles.allSatisfy { $0 == first } } ?? .unknown
  }

  /// What a section of sides speaks of, if it names an option: `Pros and cons of Postgres`.
  static func subject(of role: SectionRole, _ words: [String]) -> [String]? {
    switch role {
    case .comparison, .side: break
    default: return nil
    }
    let words = Array(words.drop { $0.allSatisfy(\.isNumber) })
    guard let label = SideWords.label(words), let start = label.subject,
      !words[start...].allSatisfy(isCommon),
      // "Pros and cons of the storage options" speaks of several.
      !words[start...].contains(where: isPluralOfOption)
    else { return nil }
    return Array(words[start...])
  }

  /// Whether the words speak of options, or of their pros and cons.
  static func namesOptions(_ words: [String]) -> Bool {
    words.contains { options.contains($0) || SideWords.meanings[$0] != nil }
  }

  /// Whether the words begin like `Option 1`, `Alternative B`, `2nd Option`.
  static func beginsOption(_ words: some Collection<String>) -> Bool {
    guard let first = words.first, singleOptions.contains(first) else { return false }
    return words.dropFirst().first.map(isOrdinal) ?? false
  }

  /// Whether what follows the words is the title of an option: `Alternative considered: …`.
  static func announcesOption(_ words: [String]) -> Bool {
    let others = words.filter { !alternatives.contains($0) }
    return others.count + 1 == words.count
      && others.allSatisfy { isCommon($0) || rejections.contains($0) }
  }

  /// Whether a word of a language that writes no spaces ends with one for options: `検討した代替案`.
  private static func endsLikeOptions(_ word: String) -> Bool {
    ["代替案", "選択肢", "备选方案", "候选方案", "替代方案", "備選方案", "대안", "선택지"]
      .contains(where: word.hasSuffix)
  }

  private static let alternatives = words(
    "alternative option variant alternativa opcion opcao opzione optie variante вариант opcja")

  /// A number, a letter, or a Roman numeral.
  static func isOrdinal(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    if (0x30...0x39).contains(first.value) { return word.utf8.count <= 3 }
    return word.unicodeScalars.count == 1 || ["ii", "iii", "iv", "vi"].contains(word)
      || numbers.contains(word)
  }

  /// Whether a column of this title names options.
  static func isOption(_ words: [String]) -> Bool {
    words.contains { options.contains($0) || singleOptions.contains($0) }
  }

  /// Whether the word speaks of several options.
  static func isPluralOfOption(_ word: String) -> Bool {
    options.contains(word) && !singleOptions.contains(word)
  }

  /// Whether a column of this title names what options are judged by.
  static func isCriterion(_ words: [String]) -> Bool {
    words.contains { drivers.contains($0) || criteria.contains($0) }
  }

  /// Whether a row or column of this title tells what became of an option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains { outcome.contains($0) || chosen.contains($0) || verdicts.contains($0) }
  }

  /// Whether what stands in such a row or column says that it was chosen.
  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let start = bytes.trimmed(bytes.indices)
    return SideSigns.sign(in: bytes, start)?.side == .pro
      || FoldedWords(text).words.first.map(marksChoice) == true
  }

  /// Whether the last sentence of a text is nothing but that something was chosen: `… **Chosen.**`
  static func endsWithChoice(_ text: String) -> Bool {
    let sentences = text.split { ".!".contains($0) }.map { FoldedWords($0).words }
    guard let words = sentences.last(where: { !$0.isEmpty }) else { return false }
    return words.count == 1 && marksChoice(words[0])
  }

  /// Whether the words name what is done against cons, which is none itself.
  static func answersCons(_ words: [String]) -> Bool {
    words.count <= 2 && words.contains(where: answers.contains)
  }

  private static let answers = words(
    """
    mitigation mitigations mitigated countermeasure countermeasures gegenmassnahme gegenmassnahmen \
    attenuation mitigacion mitigaciones mitigacao mitigacoes mitigazione mitigazioni maatregel \
    maatregelen tiltak mitigering смягчение меры 緩和 緩和策 対策 缓解 缓解措施 완화
    """)

  /// Whether a column of this title says more about what stands in the one before.
  static func describes(_ words: [String]) -> Bool {
    words.contains(where: descriptions.contains)
  }

  private static let descriptions = words(
    "description details detail explanation rationale beschreibung descripcion descricao")

  private static let verdicts = words(
    "status recommendation recommended why rejected reason evaluation verdict 採否 判断 判定 结果")

  /// Keys of a line that tells what became of an option: `Verdict: …`.
  static let verdictKeys = words(
    "verdict outcome result evaluation conclusion decision urteil fazit veredicto veredito conclusao"
  )

  private static let criteria = words(
    """
    criterion feature features aspect aspects dimension factor metric capability property concern \
    attribute quality kriterium aspekt critere criterio
    """)

  static let singleOptions = words(
    """
    option alternative variant approach solution proposal choice candidate scenario variante \
    opcion opcao opzione optie вариант варіант wariant opcja moznost alternativ 方案 案 选项 選択肢 losung alternativa oplossing ansatz vorschlag possibility idea opsi
    """)

  /// Words of a choice made: `Chosen option`.
  static let chosen = words(
    """
    chosen selected choose chose picked choisi choisis gewahlte gewahlt choisie retenue retenu elegida elegido escolha eleccion \
    seleccionada escolhida escolhido selecionada scelta scelto gekozen preferred wybrana wybrany \
    wybrano выбран выбрана выбрано выбранный вибрано valt valgt vald zvolena zvoleno \
    選択した選択肢 採用した選択肢 选择的方案
    """)

  /// Whether a title that ends with the word, or goes on with it, is that of the chosen option.
  static func marksChoice(_ word: String) -> Bool {
    chosen.contains(word) || marks.contains(word)
  }

  /// Words that say so behind a title only: elsewhere they tell what is done.
  private static let marks = words(
    """
    implemented adopted accepted approved winner implementada implementado implementata \
    implementato implementiert umgesetzt adoptada adoptado adoptee adottata angenommen aceptada \
    aceptado aceita aceito aprovada aprovado aprobada aprobado approvata acceptee dipilih terpilih \
    diterapkan принято принят принята прийнято ausgewahlt keep use 采用 採用 选择 選択 채택
    """)

  /// Whether the word says what became of an option: chosen, or not.
  static func tellsVerdict(_ word: String) -> Bool {
    marksChoice(word) || rejections.contains(word)
  }

  static let rejections = words(
    """
    rejected declined discarded dismissed deferred postponed abgelehnt verworfen rejete rejetee \
    ecarte ecartee rechazada rechazado descartada descartado rejeitada rejeitado recusada recusado \
    rifiutata scartata scartato afgewezen ditolak отклонено отклонен отклонена отвергнут отвергнуто \
    отложен отложено forkastet forkastad avvist avvisad hylatty zamitnuto odrzucona odrzucone 拒绝 否决 不采用 不采纳 放弃 拒絕 否決 不採納 不予採納 不予采纳 放棄 却下 不採用 기각
    """)

  static let outcome = words(
    """
    decision outcome decided conclusion resolution verdict choice result decisions entscheidung \
    ergebnis risultato keputusan entscheid entschluss resultat choix resultado conclusao decisao decisione esito besluit \
    beslissing uitkomst beslutning beslut решение рішення decyzja rozhodnuti 決定 决定 决策 決策 结论 \
    結論 결정
    """)

  private static let options = words(
    """
    options alternatives solutions approaches variants choices candidates proposals \
    possibilities optionen alternativen losungen varianten losungsvarianten losungsmoglichkeiten \
    solucoes soluciones opsi alternatif pilihan opciones alternativas opcoes opzioni alternative soluzioni opties \
    alternatieven oplossingen option варианты альтернативы opcje warianty alternatywy opcji варіанти \
    alternativ alternativer muligheter muligheder moznosti 选项 方案 备选方案 可选方案 考虑的方案 候选方案 替代方案 备选 備選方案 可選方案 考慮的方案 候選方案 選項 備選 選択肢 検討した選択肢 代替案 案 대안 \
    선택지
    """)

  private static let consequences = words(
    """
    consequences consequence implications implication consequencias consecuencias conseguenze \
    konsequenzen konsequenz auswirkungen folgen gevolgen consequenties konsekvenser \
    konsekvenzen impacts impact последствия наслідки konsekwencje konsekuensi dampak skutki dusledky 后果 後果 影响 \
    影響 帰結 结果 結果 결과 영향
    """)

  private static let drivers = words(
    """
    drivers driver forces criteria requirements kriterien treiber entscheidungstreiber \
    entscheidungskriterien anforderungen facteurs criteres criterios drijfveren
    """)

  private static let context = words(
    """
    context problem background issue motivation question kontext hintergrund contexte probleme \
    contexto problema contesto enonce ausgangslage problemstellung fragestellung aanleiding \
    probleemstelling konteks kontekst контекст 背景 上下文 コンテキスト 배경 맥락
    """)

  /// Words that stand beside others in a heading and decide nothing.
  private static let common = words(
    """
    considered consider other available proposed evaluated discussed rejected examined \
    investigated explored reviewed optional analyzed analysed statement story technical \
    detailed details detail discussion analysis evaluation comparison assessment tradeoffs matrix \
    table chart side by scoring weighted current final proposed \
    this that our we these each all more different betrachtete erwogene uberlegte \
    gepruft mogliche yang dipertimbangkan dinilai weitere envisagees consideres considerees possibles \
    consideradas posibles possiveis considerate possibili overwogen mogelijke \
    description justification rationale rozwazane rozwazone рассмотренные розглянуті overvagda \
    overvejede vurderte zvazovane 고려한 검토한 검토된 考慮した 検討した
    """)

  private static let comparison = words(
    "discussion analysis evaluation comparison assessment tradeoffs matrix")

  private static let numbers = words("one two three four five six eins zwei drei")

  static func isCommon(_ word: String) -> Bool {
    common.contains(word) || SideWords.fillers.contains(word) || SideWords.connectors.contains(word)
      || options.contains(word) || outcome.contains(word) || chosen.contains(word)
      || context.contains(word) || drivers.contains(word) || SideWords.meanings[word] != nil
  }

  private static let phrases: [String: SectionRole] = {
    var phrases: [String: SectionRole] = [:]
    for (role, list) in phraseLists { for phrase in list { phrases[phrase] = role } }
    return phrases
  }()

  private static let phraseLists: [(SectionRole, [String])] = [
    (
      .status,
      [
        "status", "state", "statut", "estado", "stato", "статус", "decision status", "状态", "狀態",
        "状態", "ステータス", "상태",
      ]
    ),
    (.date, ["date", "datum", "fecha", "data", "decision date", "дата", "日期", "日付", "날짜"]),
    (.name, ["title", "titel", "titre", "titulo", "titolo"]),
    (.context, ["summary", "description", "introduction", "technical story", "overview"]),
    (
      .comparison,
      [
        "evaluation", "analysis", "comparison", "discussion", "trade offs", "tradeoffs",
        "arguments", "argument", "evaluation of options", "option details", "assessment",
        "bewertung", "abwagung", "vergleich", "diskussion", "option analysis",
        "options analysis", "vor und nachteile", "vor und nachteile der optionen",
        "fur und wider", "plus and minus", "swot", "details", "优缺点", "優缺點", "方案对比", "장단점",
      ]
    ),
    (
      .options,
      [
        "alternatives", "alternative", "options", "what we considered", "considered",
        "alternativen",
      ]
    ),
    (
      .outcome,
      [
        "recommendation", "rationale", "justification", "begrundung", "what we decided",
        "confirmation", "empfehlung", "validation", "final answer", "answer", "recommandation",
        "recomendacion",
        "recomendacao", "raccomandazione", "aanbeveling", "anbefaling", "rekommendation",
        "rekomendacja", "rekomendasi", "рекомендация", "推荐", "推奨", "권고",
      ]
    ),
    (
      .other,
      [
        "links", "references", "reference", "more information", "notes", "note", "see also",
        "related", "related decisions", "appendix", "open questions", "changelog", "history",
        "implementation", "compliance", "further reading", "resources", "glossary",
        "related links", "related adrs", "participants", "deciders", "stakeholders", "authors",
        "assumptions", "constraints", "scope", "goals", "non goals", "terminology",
        "next steps", "todo", "action items", "metadata", "tags", "weitere informationen",
        "verweise", "liens", "enlaces", "anmerkungen", "notizen", "remarks", "unresolved questions",
        "resume", "zusammenfassung", "follow up", "related documents", "supersedes", "about",
        "additional", "additional information", "additional notes", "additional considerations",
        "other considerations", "informations supplementaires",
      ]
    ),
  ]

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
