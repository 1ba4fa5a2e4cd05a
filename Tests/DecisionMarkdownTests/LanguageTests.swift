import Decisions
import Foundation
import TestTools
import Testing

@testable import DecisionMarkdown

/// One file in each language: MADR as it is translated there.
@Suite("Languages")
struct LanguageTests {
  /// Whole decisions that say the same.
  static let files = [
    """
    # Speicher
    ## Status
    akzeptiert
    ## Entscheidungstreiber
    * Zeit
    ## Betrachtete Varianten
    * Tee
    * Milch
    ## Entscheidung
    Gewählte Option: „Tee“, weil warm.
    ## Vor- und Nachteile der Optionen
    ### Tee
    * Gut, weil a
    * Schlecht, weil b
    ### Milch
    **Nachteile:**
    * c
    ## Konsequenzen
    ### Positive Auswirkungen
    * d
    """,
    """
    # Opslag
    ## Status
    geaccepteerd
    ## Beslissingsfactoren
    * Tijd
    ## Overwogen opties
    * Thee
    * Melk
    ## Besluit
    Gekozen oplossing: "Thee", omdat warm.
    ## Voordelen en nadelen van de opties
    ### Thee
    * Goed, omdat a
    * Slecht, omdat b
    ### Melk
    **Nadelen:**
    * c
    ## Gevolgen
    ### Positieve gevolgen
    * d
    """,
    """
    # Stockage
    ## Statut
    accepté
    ## Facteurs de décision
    * Temps
    ## Options envisagées
    * Thé
    * Lait
    ## Décision
    Option retenue : « Thé », car chaud.
    ## Avantages et inconvénients des options
    ### Thé
    * Bon, car a
    * Mauvais, parce que b
    ### Lait
    **Inconvénients :**
    * c
    ## Conséquences
    ### Conséquences positives
    * d
    """,
    """
    # Almacén
    ## Estado
    aceptada
    ## Criterios de decisión
    * Tiempo
    ## Opciones consideradas
    * Té
    * Leche
    ## Decisión
    Opción elegida: "Té", porque calienta.
    ## Ventajas y desventajas de las opciones
    ### Té
    * Bueno, porque a
    * Malo, porque b
    ### Leche
    **Desventajas:**
    * c
    ## Consecuencias
    ### Consecuencias positivas
    * d
    """,
    """
    # Armazém
    ## Estado
    aceito
    ## Opções consideradas
    * Chá
    * Leite
    ## Decisão
    Opção escolhida: "Chá", porque aquece.
    ## Vantagens e desvantagens das opções
    ### Chá
    * Bom, porque a
    * Ruim, pois b
    ### Leite
    **Desvantagens:**
    * c
    ## Consequências
    ### Consequências positivas
    * d
    """,
    """
    # Deposito
    ## Stato
    accettato
    ## Opzioni considerate
    * Tè
    * Latte
    ## Decisione
    Opzione scelta: "Tè", perché caldo.
    ## Vantaggi e svantaggi delle opzioni
    ### Tè
    * Buono, perché a
    * Cattivo, perché b
    ### Latte
    **Svantaggi:**
    * c
    ## Conseguenze
    ### Conseguenze positive
    * d
    """,
    """
    # Lager
    ## Status
    vedtatt
    ## Vurderte alternativer
    * Te
    * Melk
    ## Beslutning
    Valgt alternativ: "Te", fordi varm.
    ## Fordeler og ulemper
    ### Te
    * Fordel: a
    * Ulempe: b
    ### Melk
    **Ulemper:**
    * c
    ## Konsekvenser
    * Fordel: d
    """,
    """
    # Хранилище
    ## Статус
    принято
    ## Рассмотренные варианты
    * Чай
    * Молоко
    ## Решение
    Выбранный вариант: «Чай», потому что тёплый.
    ## Плюсы и минусы вариантов
    ### Чай
    * Хорошо, потому что a
    * Плохо, потому что b
    ### Молоко
    **Недостатки:**
    * c
    ## Последствия
    ### Положительные последствия
    * d
    """,
    """
    # 存储
    ## 状态
    已接受
    ## 考虑的方案
    * 茶
    * 牛奶
    ## 决策
    选择的方案：“茶”，因为热。
    ## 方案的优缺点
    ### 茶
    * 优点：便宜
    * 缺点：b
    ### 牛奶
    **缺点：**
    * c
    ## 后果
    ### 正面影响
    * d
    """,
    """
    # 保存先
    ## ステータス
    採用済み
    ## 検討した選択肢
    * お茶
    * 牛乳
    ## 決定
    採用した選択肢：「お茶」
    ## メリットとデメリット
    ### お茶
    * メリット: a
    * デメリット: b
    ### 牛乳
    **デメリット:**
    * c
    ## 影響
    ### 良い影響
    * d
    """,
    """
    # 저장소
    ## 상태
    승인됨
    ## 고려한 대안
    * 차
    * 우유
    ## 결정
    **차**
    ## 장단점
    ### 차
    * 장점: a
    * 단점: b
    ### 우유
    **단점:**
    * c
    ## 결과
    ### 긍정적 영향
    * d
    """,
  ]

  @Test("a file says the same in each of them", arguments: files)
  func file(text: String) {
    let read = decision(text)
    #expect(read.status != nil)
    #expect(read.chosen == 0)
    #expect(read.options.count == 2)
    let sides = read.options.map { $0.arguments.map(\.side) }
    #expect(sides == [[.pro, .con], [.con]])
    #expect(read.consequences.map(\.side) == [.pro])
  }
}

/// The tables themselves.
@Suite("Tables of words")
struct LanguageTableTests {
  @Test("are sorted, and hold each word once and as it is compared")
  func order() {
    for language in Language.all {
      #expect(Set(language.words.map(\.key)).count == language.words.count)
      let tables =
        Language.Role.allCases.map { language.list($0) }
        + [
          language.headings.values.map(\.self), Array(language.fields.values),
          Array(language.states.values),
        ]
        .joined().map { list in Language.phrases(list).map { $0.joined(separator: " ") } }
      for words in tables {
        #expect(words == Set(words).sorted())
      }
      for words in tables {
        // A word of a sentence may tell itself from another by an accent or an apostrophe.
        let written = words.filter { $0.contains { "'-àáâäéèêöü".contains($0) } }
        #expect(
          words.map { written.contains($0) ? $0 : FoldedWords($0).joined } == words)
      }
    }
  }

  @Test("can be asked of a word, but for lists of endings")
  func roles() {
    let endings: [Language.Role] = [
      .pluralEnding, .optionEnding, .reasonEnding, .sideEnding, .sideLink,
    ]
    for role in Language.Role.allCases where !endings.contains(role) {
      #expect(Language.words(role).allSatisfy { $0.means(role) }, "\(role)")
    }
  }

  @Test("have a heading that edits write read as what it is for")
  func headings() {
    for (role, written) in Language.all.flatMap({ $0.writing.headings }) {
      for heading in Language.phrases(written) {
        let text = Array(heading.joined(separator: " ").utf8)
        #expect(SectionWords.role(of: text[...]) == role, "\(heading)")
      }
    }
  }

  @Test("give no word for a status to two states")
  func states() {
    var known: [[String]: Decision.State] = [:]
    for (state, list) in Language.all.flatMap({ Array($0.states) }) {
      for word in Language.phrases(list) {
        #expect(known[word] == nil || known[word] == state, "\(word)")
        known[word] = state
      }
    }
  }

  /// HTML, YAML, emoji, git and file names are no words of a language; Roman numerals and bases of
  /// letters belong to none.
  @Test("hold every word of a language that the reader compares with")
  func outside() throws {
    let known = Set(
      "br li ul ol div script pre style true false null yes no on off ii iii iv vi ss ae oe".split(
        separator: " "))
    // What checks count and refusals name are names of fields.
    let exempt = ["/Languages/", "/Editing/Meaning/", "/DecisionText.swift", "/Checking/"]
    let files = SourceTree.swiftFiles(below: "Sources/DecisionMarkdown")
      .filter { file in !exempt.contains { file.contains($0) } }
    #expect(files.count > 30)
    for file in files {
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        for match in code.matches(of: /"(\p{L}[\p{L} ]*\p{L})"/)
        where !known.contains(match.output.1) {
          let isLetters = !match.output.1.allSatisfy(\.isASCII) && file.contains("FoldedWords")
          #expect(isLetters, "\(match.output.1) in \(file)")
        }
      }
    }
  }

  @Test("mix no letters of two alphabets in a word")
  func alphabets() {
    for word in Language.all.flatMap({ $0.allWords }) {
      let isLatin = word.unicodeScalars.map { $0.value < 0x250 }
      #expect(Set(isLatin).count == 1, "\(word)")
    }
  }
}

extension Language {
  fileprivate var allWords: [String] { Role.allCases.flatMap { list($0) } }
}
