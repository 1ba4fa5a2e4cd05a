import Decisions
import Testing

/// What sentences say against one of several options, or for it.
@Suite("Sides stated in sentences")
struct RejectionTests {
  private func read(_ text: String) -> String {
    summary("# Ink\n\n## Options\n\n- Red\n- Blue (the pale one)\n\n\(text)\n")
  }

  @Test(
    "a sentence of the decision may say which option was rejected, and why",
    arguments: [
      "Red was rejected because it fades.", "We rejected Red because it fades.",
      "Rejected **Red** because it fades.", "Red was not chosen as it fades.",
      "We use Blue. Red was excluded since it fades.",
      "Option 1 (the dear one) was **rejected** because it fades.",
    ])
  func rejections(sentence: String) {
    #expect(read("## Decision\n\n\(sentence)").hasPrefix("Red\n - it fades.\nBlue"))
  }

  @Test("so may an item elsewhere that begins with the verdict, and a paragraph among the options")
  func elsewhere() {
    let right = "Red\n - it fades\nBlue (the pale one)"
    #expect(read("## Decision\n\nTea.\n\n## Notes\n\n- Rejected Red because it fades") == right)
    #expect(read("Red was rejected because it fades\n\n## Decision\n\nTea.") == right)
    #expect(
      read("## Décision\n\nL'option Red a été écartée : elle pâlit") == """
        Red
         - elle pâlit
        Blue (the pale one)
        """)
  }

  @Test(
    "a denial, a doubt, a reference and two options state no reason",
    arguments: [
      "Red was not rejected because it fades.", "Was Red rejected because it fades?",
      "If Red was rejected because it fades, we wait.",
      "Red and Blue were rejected because they fade.",
      "Red was rejected: see below", "Bob says Red was rejected because it fades.",
    ])
  func nothing(sentence: String) {
    #expect(read("## Decision\n\n\(sentence)") == "Red\nBlue (the pale one)")
  }

  @Test("a sentence may name its side, unless the option has a list of its arguments")
  func named() {
    #expect(
      summary("## Options\n\n- We buy red. The main drawback of it is that it fades.\n- Blue\n")
        == "We buy red\n - that it fades.\nBlue")
    #expect(
      summary(
        "## Options\n### Red\nOne advantage is its price.\n### Blue\nThe drawback isn't big\n")
        == "Red\n + its price.\nBlue\n note: The drawback isn't big")
    #expect(
      summary("## Options\n### Red\nThe advantage is its price.\n\nPros:\n- cheap\n### Blue\n")
        == "Red\n + cheap\n note: The advantage is its price.\nBlue")
  }

  @Test("a label such as `Cons:` counts at the beginning of a sentence, but not within a name")
  func labelled() {
    #expect(
      summary("## Options\n1. **Red**. It is warm. Cons: it fades.\n2. **Blue** – Pro: a pen\n")
        == "Red\n - it fades.\n note: It is warm.\nBlue\n note: Pro: a pen")
  }

  @Test("labels of both sides divide a paragraph or an item")
  func bothSides() {
    for text in ["Upside: warm. Downside: it fades.", "- Pro: warm. **Con:** it fades."] {
      #expect(summary("## Options\n### Red\n\n\(text)\n") == "Red\n + warm.\n - it fades.")
    }
  }

  @Test("a comma ends a title only if a verdict with a reason follows")
  func verdictBehindComma() {
    #expect(
      summary("## Options\n- Red, dismissed since it fades\n- Blue, green, or both\n")
        == "Red\n - it fades\nBlue, green, or both")
  }

  @Test("`Not chosen:` is a verdict, too, but a denial of something else is none")
  func notChosen() {
    #expect(
      summary("## Options\n\n- **Red**. Not chosen: it fades\n- **Blue**: Not sold: it is pale\n")
        == "Red\n - it fades\nBlue\n note: Not sold: it is pale")
  }

  @Test("a verdict behind a label and one before a dash are followed by reasons")
  func verdicts() {
    func read(_ text: String) -> String { summary("## Alternatives\n### Red ink\n\(text)\n") }
    for text in [
      "Rejected. It fades.", "**Decision:** Rejected. It fades.",
      "**Rejected immediately** — It fades.", "Rejected at first: It fades.",
      "**Decision**: not chosen because It fades.",
      "Rejected for the same reasons the red-blue one was rejected — It fades.",
    ] {
      #expect(read(text) == "Red ink\n - It fades.", "\(text)")
    }
    #expect(!read("**Decision**: Rejected for now. Consider it again.").contains("-"))
    #expect(!read("It is pale. Not rejected outright — it may come back.").contains("-"))
  }

  @Test("a verdict may stand behind its reason, and end the item")
  func verdictBehind() {
    #expect(
      summary(
        """
        ## Options
        - **Red** — it fades. Rejected.
        - Blue: too
          pale — rejected
        - **Green.** It is dear. Rejected for the same reason.
        - **青**: 薄い。却下。
        - **Tin** — we rejected none.
        """) == """
          Red
           - it fades. Rejected.
          Blue
           - too pale — rejected
          Green.
           - It is dear. Rejected for the same reason.
          青
           - 薄い。却下。
          Tin
           note: we rejected none.
          """)
    #expect(summary("## 备选方案\n- 红:太贵——否决。\n") == "红\n - 太贵——否决。")
  }

  @Test("what stands behind a postponement is no reason against the option")
  func postponed() {
    func read(_ text: String) -> String { summary("## Options\n- **Red** — \(text)\n") }
    for text in ["deferred. Plain ink will do", "postponed, good for May"] {
      #expect(read(text) == "Red\n note: \(text)")
    }
    #expect(read("deferred because it fades") == "Red\n - it fades")
    #expect(
      summary("## Options\n### Red\n**Verdict**: Deferred to May - plain ink will do\n")
        == "Red\n note: **Verdict**: Deferred to May - plain ink will do")
  }

  @Test("a problem with the option is a con, unlike the problem that it solves")
  func problems() {
    func read(_ text: String) -> String { summary("## Options\n### Red\n\(text)\n") }
    #expect(read("The problem with this option is that it fades") == "Red\n - that it fades")
    for text in [
      "The problem is that ink fades", "The main problem with red inks is that they fade",
    ] {
      #expect(read(text) == "Red\n note: \(text)")
    }
  }

  @Test("a reason's line is where its sentence begins")
  func lines() {
    func lines(_ text: String) -> [Int?] {
      decision("## Options\n\(text)").options.flatMap { $0.arguments.map(\.line) }
    }
    #expect(lines("- **Red** (the\n  old one) — rejected: it fades") == [3])
    #expect(lines("- **Red**  \n  Rejected: it fades") == [3])
    #expect(lines("### Red\nIt is new.\nRejected because it is dear") == [4])
    #expect(lines("### Red\nIt is new\nand dear. Rejected because\nit fades") == [4])
  }

  @Test("who chose an option says against others what stands behind that")
  func chosen() {
    #expect(
      summary("## Options\n- Red (chosen; blue: rejected because it fades)\n- Tea\n")
        .split(separator: "\n").allSatisfy { !$0.hasPrefix(" -") })
  }

  @Test("what is good or bad may stand before the reason")
  func judged() {
    #expect(
      summary("## Options\n### Red\n- Good **visibility**, because it is bright\n- Good red\n")
        == "Red\n + **visibility**, because it is bright\n note: Good red")
  }

  @Test("a verdict at the end may say for what the option was rejected, the reason comes before it")
  func rejectedFor() {
    let list = """
      ## Alternatives considered

      - **Ink.** It is dark, but it fades. Rejected in favor of wax.
      - **Wax.** It melts in the sun. Rejected for this stage.
      - **Chalk** — already rejected by Ann; it crumbles
      """
    #expect(
      summary(list) == """
        Ink.
         - It is dark, but it fades. Rejected in favor of wax.
        Wax.
         - It melts in the sun. Rejected for this stage.
        Chalk
         - it crumbles
        """)
  }

  @Test(
    "what an option isn't to be is no reason against it",
    arguments: [
      ("as the default because it fades", "it fades"), ("as the *only* ink: it fades", "it fades"),
      ("as our main ink — it fades", "our main ink — it fades"),
      ("as the main ink — it fades", "it fades"), ("as the default* — it fades", "it fades"),
      ("for the same reason as tea: it fades", "it fades"),
      ("for cost reasons as ink costs", "for cost reasons as ink costs"),
      ("as the price is high", "the price is high"), ("as too dear", "too dear"),
      ("as the costs outweigh all of the benefits: warmth", nil),
      ("as the default. It fades", nil), ("as the main ink – we keep it for red", nil),
      ("as a needless split; it fades", nil), ("as the only ink", nil),
      ("as only one of us has ink: it fades", "only one of us has ink: it fades"),
      ("as default: it fades", "it fades"),
      ("as primary because it fades", "it fades"),
      ("as sole ink.", nil), ("as the `main: red` ink", nil),
      ("as the default, kept at 12:30 because it is red", nil),
    ])
  func roles(verdict: String, reason: String?) {
    let read = summary("## Rejected alternatives\n- **Red.** Rejected \(verdict)\n")
    #expect(read == "Red.\n - \(reason ?? "Rejected \(verdict)")")
  }

  @Test("Japanese denies a choice by one sign before it")
  func japanese() {
    let text = "## 検討した選択肢\n- Red\n  - 長所: 軽い\n  - 非採用理由: 重い\n- Blue\n"
    #expect(summary(text) == "Red\n + 軽い\n - 重い\nBlue")
  }
}
