import Decisions
import Testing

@testable import DecisionMarkdown

@Suite("An edit speaks the file's language")
struct LanguageEditTests {
  @Test("in each language, with words of its table alone", arguments: LanguageTests.files)
  func words(text: String) throws {
    let file = DecisionText(Array(text.utf8), named: "file")
    let writing = file.writing
    let headings = writing.headings.values.joined(separator: " ")
    let known = Set(
      FoldedWords(
        (Side.allCases.map(writing.marker) + [
          writing.chosen, writing.because, headings, writing.superseded,
        ])
        .joined(separator: " ") + " " + writing.succeeds
          + " 0012 0007 2026 01 31 old new md 1 2 3 7 xyz weight"
      ).words
    )
    .union(
      FoldedWords(text).words + file.language.list(.pros) + file.language.list(.cons)
        + file.language.list(.neutrals)
    )
    .union(FoldedWords(file.language.opposites.joined().joined(separator: " ")).words)
    for (name, edit) in EveryEdit.of(text, saying: "xyz") where name != "status" {
      guard let result = try? edited(text, edit) else { continue }
      for line in difference(text, result) where line.hasPrefix("+ ") {
        let words = FoldedWords(line).words.filter { !known.contains($0) }
        #expect(words.isEmpty, "\(name): \(line)")
      }
    }
  }

  @Test(
    "which accents, fields and the heads of tables tell, too",
    arguments: [
      ("# T\n\n## Décision\n\nx\n\n## Conséquences\n\n- y\n", "## Contexte"),
      ("# T\n\n* Status: x\n* Date: 1\n* Deciders: y\n\n## Optionen\n\n* a\n", "## Kontext"),
      ("# T\n\nStatut : Proposé\n\n## Options\n\n* a\n\n## Décision\n", "## Contexte"),
      (
        "# T\n\n| Wahl | Vorteile | Nachteile |\n| --- | --- | --- |\n| A | b | c |\n", "## Kontext"
      ),
      (
        "# T\n\n| | A | B |\n| - | - | - |\n| Vorteile | b | c |\n| Nachteile | d | e |\n",
        "## Kontext"
      ),
      ("---\nstatus: vorgeschlagen\ndate: 2024-01-02\n---\n\n# T\n", "## Kontext"),
    ])
  func weakSigns(text: String, heading: String) throws {
    let result = try edited(text, .setContext("xyz"))
    #expect(lines(result).contains { $0.hasPrefix(heading) }, "\(result)")
  }

  @Test("which its headings and labels tell")
  func language() {
    let languages = LanguageTests.files.map {
      DecisionText(Array($0.utf8), named: "file").writing.chosen
    }
    #expect(Set(languages).count == LanguageTests.files.count)
    // Several languages share some of these words.
    for (headings, language) in [
      ("背景 決定 結果（トレードオフ） 検討した代替案", Language.japanese),
      ("Contexto Decisão Alternativas Rejeitada", .portuguese),
      ("Statut Contexte Decision Consequence", .french),
    ] {
      let text = headings.split(separator: " ").map { "## \($0)\n\n- x\n\n" }.joined()
      let file = DecisionText(Array("# T\n\(text)".utf8), named: "")
      #expect(file.writing.chosen == language.writing.chosen)
    }
    let bare = DecisionText(Array("# Die Wahl\n".utf8), named: "")
    #expect(bare.writing.chosen.hasPrefix("Chosen"))
  }

  @Test("in German, in the form of its lists")
  func german() throws {
    let text = """
      # Speicher

      ## Kontext

      Alles geht verloren.

      ## Optionen

      ### Tee

      Vorteile:

      * warm

      ### Milch

      """
    let con = try edited(text, .add(.con, text: "bitter", to: option(1, of: text)))
    #expect(con == text.replacing("* warm\n", with: "* warm\n\nNachteile:\n\n* bitter\n"))
    let pro = try edited(text, .add(.pro, text: "weiß", to: option(2, of: text)))
    #expect(pro == text + "\nVorteile:\n\n* weiß\n")
    let driver = try edited(text, .addDriver("Zeit"))
    #expect(difference(text, driver) == ["+ ## Entscheidungstreiber", "+ ", "+ * Zeit", "+ "])
    let chosen = try edited(text, .choose(option(1, of: text), because: "er wärmt"))
    #expect(chosen.contains("\n## Entscheidung\n\nGewählte Option: \"Tee\", weil er wärmt\n"))
    #expect(decision(chosen).chosen == 0)
    let good = try edited(chosen, .addConsequence(.pro, text: "es ist warm"))
    #expect(good.contains("### Konsequenzen\n\n* Gut, weil es ist warm\n"))
    let old = try edited(text, .supersede(by: DecisionReference(name: "0012")))
    #expect(decision(old).state == .superseded)
    #expect(old.contains("ersetzt durch 0012"))
  }

  @Test("in Chinese, also before a text that names a side itself", arguments: ["gut", "好", "快"])
  func chinese(reason: String) throws {
    let text = "# 选择\n\n## 背景\n\nx\n\n## 决定\n\ny\n"
    let good = try edited(text, .addConsequence(.pro, text: reason))
    #expect(good.hasSuffix("* 优点：\(reason)\n"))
  }

  @Test("without headings, the fields tell the language")
  func fields() throws {
    let head = "# Frage\n\n* Status: vorgeschlagen\n* Datum: 2024-01-02\n"
    #expect(try edited(head, .setContext("Langsam")).contains("## Kontext und Problemstellung\n"))
  }

  @Test("the first argument of a listed option gets a label like those of the others")
  func firstLabel() throws {
    let option = OptionPlace.seen(number: 2, title: "Milch")
    let sections = "# W\n\n## Optionen\n\n- Tee\n- Milch\n\n### Tee\n\nVorteile:\n\n- warm\n"
    #expect(
      try edited(sections, .add(.con, text: "kalt", to: option))
        == sections + "\n### Milch\n\nNachteile:\n\n- kalt\n")
    let nested = "# W\n\n## Options\n\n- Tea\n  - Pros\n    - warm\n- Milch\n"
    #expect(
      try edited(nested, .add(.con, text: "cold", to: option))
        == nested + "  - Cons\n    - cold\n")
  }

  @Test("in French and Spanish")
  func others() throws {
    let french = "# Stockage\n\n## Contexte\n\nx\n\n## Options envisagées\n\n- Thé\n- Lait\n"
    let chosen = try edited(french, .choose(option(2, of: french), because: "il est blanc"))
    #expect(chosen.hasSuffix("## Décision\n\nOption retenue : \"Lait\", car il est blanc\n"))
    #expect(decision(chosen).chosen == 1)
    let spanish =
      "# Almacén\n\n## Opciones consideradas\n\n### Té\n\n**Ventajas**\n\n- a\n\n### Leche\n"
    let con = try edited(spanish, .add(.con, text: "b", to: option(1, of: spanish)))
    #expect(con.contains("- a\n\n**Desventajas**\n\n- b\n"))
    let plain = "# Almacén\n\n## Opciones consideradas\n\n- Té\n"
    let argued = try edited(plain, .add(.pro, text: "x", to: option(1, of: plain)))
    #expect(
      argued.contains(
        "## Ventajas y desventajas de las opciones\n\n### Té\n\n- Bueno, porque x\n"))
  }

  @Test("supersedes and is superseded in each language", arguments: LanguageTests.files)
  func supersede(text: String) throws {
    let new = DecisionReference(name: "0012", path: "0012-new.md")
    let old = decision(try edited(text, .supersede(by: new)))
    #expect(old.state == .superseded)
    #expect(old.successor?.target == .file("0012-new.md"))
    let newer = try edited(text, .succeed(DecisionReference(name: "0007", path: "0007-old.md")))
    #expect(decision(newer).links.map(\.target) == [.file("0007-old.md")])
  }
}
