import BusinessLogic
import Decisions
import Testing

/// The reason for which an option was rejected, told behind its title or in a sentence.
@Suite("Reasons told in passing")
struct StatedReasonTests {
  @Test("a heading that goes on to tell why its option was rejected ends before that")
  func headings() {
    #expect(
      summary(
        """
        ## Alternatives
        ### Ink – rejected (too slow)
        It is blue.
        ### Pencil (rejected, too soft)
        - Good, because cheap
        ### Wax — rejected: it melts
        ### Lead (rejected)
        ### Chalk (rejected, see above)
        """) == """
          Ink
           - too slow
           note: It is blue.
          Pencil
           - too soft
           + cheap
          Wax
           - it melts
          Lead (rejected)
          Chalk (rejected, see above)
          """)
    #expect(
      summary(
        "## Options\n- Ink (rejected, slow)\n- Wax - rejected, for now\n- Tin - abgelehnt, zu hart")
        == "Ink\n - slow\nWax\n note: rejected, for now\nTin\n - zu hart")
    #expect(
      summary(
        "## Options\n- Ink (rejected, slow) of old\n- Wax — rejected, soft (as said)")
        == "Ink (rejected, slow) of old\nWax\n - soft (as said)")
  }

  @Test("a sentence of its own may tell it")
  func sentences() {
    func read(_ text: String) -> String { summary("## Alternatives\n### Red ink\n\(text)\n") }
    for subject in [
      "It was", "This option is", "We", "Diese Variante wurde", "It was initially",
    ] {
      #expect(read("\(subject) rejected because slow") == "Red ink\n - slow")
      #expect(read("- \(subject) rejected, since slow") == "Red ink\n - slow")
      #expect(
        read("It is red.\n\(subject) rejected due to\nthe price.")
          == "Red ink\n - the price.\n note: It is red.")
    }
    #expect(
      summary("## Options\n- **Ink** - red. It was rejected as it is slow")
        == "Ink\n - it is slow\n note: red.")
    // Of something else, of what did not happen, and of another option it says nothing.
    for other in [
      "Letters were rejected because of the colour.", "It was not rejected because of the price.",
      "It was rejected. It is slow.", "Blue ink was rejected because it is slow.",
    ] {
      #expect(read(other) == "Red ink\n note: \(other)")
    }
    #expect(summary("# T\n## Status\nIt was rejected because of the price.\n") == "")
  }

  @Test(
    "it may deny the choice, or announce several reasons",
    arguments: [
      "This option wasn't chosen because slow",
      "Cette option n'a pas été retenue car slow", "It was not pursued because slow",
      "They were rejected for the following reasons: slow", "为什么没选：slow", "没有选择的原因：slow",
      "不选的原因：slow", "採用しなかった理由：slow",
    ])
  func denied(sentence: String) {
    #expect(summary("## Options\n### Red ink\n\(sentence)\n") == "Red ink\n - slow")
    #expect(summary("## Options\n### Red ink\n- \(sentence)\n") == "Red ink\n - slow")
  }

  @Test("it may tell why the option was chosen, but only in a sentence about the option")
  func chosen() {
    func read(_ text: String) -> String { summary("## Options\n### Red ink\n\(text)\n") }
    #expect(read("It was chosen for these reasons: cheap") == "Red ink\n + cheap")
    #expect(read("採用した理由：cheap") == "Red ink\n + cheap")
    #expect(read("选择不同方案的原因：cheap") == "Red ink\n + cheap")
    for text in ["L'été retenue car cheap", "Red inks were chosen because cheap"] {
      #expect(read(text) == "Red ink\n note: \(text)")
    }
  }

  @Test("all behind a verdict behind a title is its reason, in whatever form")
  func verdicts() {
    #expect(
      summary(
        """
        ## Options
        - **Ink** — rejected. It is
          slow.
        - **Wax** — rejected. It melts.
        - **Tin** — rejected for now. Too hard.
        - **Ash** — rejected by the printer: too dusty.
        - **Oil** — rejected as it drips
        - **Cera** — descartada como cara
        - **Lead** — rejected.
        - **Clay** — fired. We rejected none.
        """) == """
          Ink
           - It is slow.
          Wax
           - It melts.
          Tin
           - Too hard.
          Ash
           - too dusty.
          Oil
           - it drips
          Cera
           - como cara
          Lead
           note: rejected.
          Clay
           note: fired. We rejected none.
          """)
  }

  @Test("if a description has a sentence for each side, each is an argument")
  func bothSides() {
    #expect(
      summary(
        "## Options\n### Ink\nThe advantage is that it lasts. However, the drawback is that it runs.\n"
      ) == "Ink\n + that it lasts.\n - that it runs.")
    let many = String(repeating: "The advantage is a. The drawback is b. ", count: 2000)
    #expect(decision("## Options\n### Ink\n\(many)\n").options[0].items.count == 4000)
  }

  @Test("a title may end on a later line, before its reason, and can be renamed")
  func wrapped() throws {
    let text = """
      ## Options
      - Ink of the colour that everybody
        likes. Rejected: too
        slow.
      - **Wax** in place of
        tin — rejected, as it melts.
      """
    #expect(
      summary(text) == """
        Ink of the colour that everybody likes
         - too slow.
        Wax in place of tin
         - it melts.
        """)
    #expect(
      try edited(text, .renameOption(option(1, of: text), title: "Red ink"))
        == text.replacing(
          "Ink of the colour that everybody\n  likes", with: "Red ink"))
  }

  @Test("below a heading of rejected options, what is behind a title is why")
  func rejected() {
    let list = "- **Ink:** slow\n- **Wax:** see above\n- Tin\n"
    #expect(
      summary("## Rejected alternatives\n" + list) == "Ink\n - slow\nWax\n note: see above\nTin")
    #expect(
      summary("## Rejected alternatives\n- **Ink** — `/pen` blots\n") == "Ink\n - `/pen` blots")
    #expect(
      summary(
        """
        ## Rejected alternatives
        - **Ink** (red,
          in a pot (small)). `pen` must be dipped.
        - **Tin** (too hard)
        """) == """
          Ink
           - `pen` must be dipped.
           note: (red, in a pot (small)).
          Tin
           note: (too hard)
          """)
    #expect(
      summary("## Considered alternatives\n" + list)
        == "Ink\n note: slow\nWax\n note: see above\nTin")
  }

  @Test(
    "below a heading or a label of rejected options, a colon or a dash ends the title",
    arguments: [
      "## Rejected alternatives", "## Decision\n\nTea.\n\nRejected alternatives:",
      "**Alternatives écartées**", "## Decision\n\nTea.\n\n### Альтернативы отклонены:",
      "## Solutions non retenues", "## Verworfene Alternativen",
    ])
  func rejectedTitles(heading: String) {
    let list = """
      - Red ink (for now): it fades, says Bob
      - Blue : not deep enough
      - Black; see ADR 5
      - No ink
      """
    #expect(
      summary("# Ink\n\n\(heading)\n\n\(list)") == """
        Red ink (for now)
         - it fades, says Bob
        Blue
         - not deep enough
        Black
         note: see ADR 5
        No ink
        """)
  }

  @Test("a verdict with a sign and a reason is an argument, one without a reason is none")
  func signs() {
    func read(_ verdict: String) -> String {
      summary("# T\n## Options\n### Ink\n- \(verdict)\n### Wax\n")
    }
    #expect(read("**Verdict:** ❌ too slow") == "Ink\n - too slow\nWax")
    #expect(read("**Verdict**: ✅ it is quick") == "Ink\n + it is quick\nWax")
    #expect(read("**判定**: ❌ 遅い") == "Ink\n - 遅い\nWax")
    #expect(read("**Status:** ✅ accepted") == "Ink\n note: **Status:** ✅ accepted\nWax")
    #expect(summary("# T\n## Context\n- **Verdict:** ❌ too slow\n") == "")
  }

  @Test(
    "an acceptance is no reason",
    arguments: [
      "**Accepted:** It is the warmest of all", "**Accepted:** by Ann and Ben",
      "**Status:** Draft (rejected)", "**Accepted:** 2024-05-01",
    ])
  func accepted(line: String) {
    #expect(summary("# T\n## Options\n### Tea\n- \(line)\n") == "Tea\n note: \(line)")
  }
}
