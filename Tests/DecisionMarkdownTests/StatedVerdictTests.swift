import Decisions
import Testing

/// Verdicts and labels below an option's title.
@Suite("Verdicts below an option")
struct StatedVerdictTests {
  /// The title of the option that is chosen, if `tea` stands below one and `milk` below the other.
  private func chosen(_ tea: String, _ milk: String, _ rest: String = "") -> String? {
    let read = decision(
      "# T\n## Options\n### Tea\n#### Pros\n- hot\n\n\(tea)\n### Milk\n#### Pros\n- cold\n\n\(milk)\n\(rest)"
    )
    #expect(read.options.map { $0.arguments.map(\.text) } == [["hot"], ["cold"]])
    #expect(read.problems == [])
    return read.chosen.map { read.options[$0].title }
  }

  @Test(
    "a verdict that accepts only one option chooses it",
    arguments: [
      ("#### Decision\nRejected.\n\nFor adults only.", "#### Decision\nAccepted."),
      ("**Decision:** rejected", "**Decision:** accepted."), ("Text.", "**Status:** Selected"),
      ("**Verdict:** ❌", "**Verdict:** ✅ chosen option"),
    ])
  func taken(tea: String, milk: String) { #expect(chosen(tea, milk) == "Milk") }

  @Test(
    "verdicts that accept no option or several, or say something else, choose none",
    arguments: [
      ("#### Decision\nRejected.", "#### Decision\nNot accepted."),
      ("**Decision:** accepted", "**Decision:** accepted"),
      ("Text.", "**Status:** Selected parts of it were tried."),
      ("Text.", "**Verdict:** to be chosen"), ("Text.", "**Taste:** accepted"),
      ("Text.", "**Status:** implemented"), ("Text.", "**Decision:** option"),
      ("Text.", "**Decision:** accepted, then dropped"), ("Text.", "**Decision:** accepted?"),
      ("Text.", "**Decision:** [ ] accepted"),
      ("Text.", "**Decision:** accepted (by ISO)"), ("Text.", ": accepted"),
    ])
  func open(tea: String, milk: String) { #expect(chosen(tea, milk) == nil) }

  @Test("a label below an option states the choice only if nothing else does")
  func labelled() {
    let label = "**Decision**: Milk, from cows."
    #expect(chosen("Text.", label, "## Decision\nCows for all.\n") == "Milk")
    #expect(chosen(label, "Text.", "## Decision\nCows for all.\n") == "Milk")
    #expect(chosen(label, "Text.", "## Decision\nWe use Tea.\n") == "Tea")
    #expect(chosen(label, "**Decision**: Tea", "## Decision\nCows for all.\n") == nil)
    #expect(chosen("Text.", "**Verdict**: Milk wins at night.", "## Decision\nCows.\n") == nil)
    #expect(chosen("Text.", "**Decision**: Milk for guests", "## Decision\nCows.\n") == nil)
    for open in ["We use neither.", "Not yet decided.", "To be decided."] {
      #expect(chosen("Text.", label, "## Decision\n\(open)\n") == nil)
      #expect(chosen("Text.", "**Decision:** accepted", "## Decision\n\(open)\n") == nil)
    }
  }

  @Test("the decision stands above a verdict below an option")
  func outweighed() {
    #expect(chosen("**Decision:** accepted", "Text.", "## Decision\nWe use Milk.\n") == "Milk")
    let beside = "# T\n## Options\n### Tea\n- Pro: hot\n### Milk\n- Con: cold\n### Decision\n"
    #expect(decision(beside + "Selected: Milk.\n").chosen == 1)
    #expect(decision(beside + "Selected: Milk.\n").options.count == 2)
  }

  @Test(
    "marks and verdicts are read in other languages",
    arguments: [
      "# T\n## Opciones\n### Tea\n- Pro: hot\n### Milk (decidida)\n- Contra: cold\n",
      "# T\n## Opções\n### Tea\n- Vantagem: hot\n### Milk (decidida)\n- Desvantagem: cold\n",
      "# T\n## 备选方案\n- Tea\n- Milk\n## 决定\n选择第二个方案，因为便宜。\n",
    ])
  func languages(text: String) { #expect(decision(text).chosen == 1) }

  @Test(
    "verdicts against an option are cons in every language",
    arguments: [
      ("Варианты", "**Вердикт:** отклонено — hot"), ("Opciones", "**Veredicto:** rechazada — hot"),
      ("Optionen", "**Entscheidung:** verworfen — hot"), ("Options", "**Verdict :** rejetée — hot"),
    ])
  func against(heading: String, verdict: String) {
    let text = "# T\n## \(heading)\n### Tea\n\n\(verdict)\n\n### Milk\n- Pro: cold\n"
    #expect(summary(decision(text)).contains("Tea\n - hot"))
  }

  @Test("a part of a title that also stands in another title names no option")
  func shared() {
    let text = """
      # T: Shared database
      ## Options
      - Database per tenant
      - Schema per tenant
      - Shared database with filters
      ## Decision
      """
    #expect(decision(text + "\nShared database.\n").chosen != 0)
    #expect(decision(text + "\nUse a database.\n").chosen == nil)
    #expect(decision(text + "\nUse a schema.\n").chosen == 1)
  }

  @Test("the heading of a table of contents is not the decision's title")
  func contents() {
    let text = "# Table of contents\n- [Pros](#pros)\n# Summary\nTea.\n# Pros\n- hot\n"
    #expect(decision(text).title == "file")
    #expect(decision("# Contents of a pot\n# Pros\n- hot\n").title == "Contents of a pot")
  }

  @Test("headings that end in 'options' above lists group their items")
  func groups() {
    let text = "# T\n## Options\n### Pot options\n- Clay\n- Iron\n### Leaf options\n- Green\n"
    #expect(decision(text).options.map(\.title) == ["Clay", "Iron", "Green"])
    for other in ["Keep both options\n- no change", "Managed options\n- Pro: easy"] {
      let alone = "# T\n## Options\n### \(other)\n### Iron\n- Con: heavy\n"
      #expect(
        decision(alone).options.map(\.title) == [String(other.prefix { $0 != "\n" }), "Iron"])
    }
  }

  @Test("below a heading of rejected options, the subject of 'is rejected because …' is the title")
  func subject() {
    let text = """
      # T
      ## Rejected alternatives
      - Milk from cows is rejected because it is cold.
      - Tea was rejected: it is hot.
      - Cups are rejected.
      - Retry calls that were rejected because of load.
      """
    #expect(
      summary(text) == """
        Milk from cows
         - it is cold.
        Tea
         - it is hot.
        Cups are rejected.
        Retry calls that were rejected because of load.
        """)
    let listed = text.replacing("Rejected alternatives", with: "Alternatives")
    #expect(decision(listed).options[0].title.hasSuffix("cold."))
  }

  @Test("'Option 1' means the first option only if no items below the options have that label")
  func numbered() {
    let text = "# T\n## Options\n### Pots\nClay or iron.\n\nITEM\n### Leaves\nGreen.\n"
    func chosen(_ item: String) -> Int? {
      decision(text.replacing("ITEM", with: item) + "## Decision\nChosen: Option 1\n").chosen
    }
    #expect(chosen("- Good, because hot") == 0)
    #expect(chosen("- **Option 1** — Good, because hot\n- **Option 2** — Bad, because cold") == nil)
  }
}
