import Decisions
import Testing

@testable import DecisionMarkdown

/// Forms that engineers write by hand, as people who hadn't seen the reader wrote them.
@Suite("Forms written by hand")
struct StatedFormTests {
  @Test("bullets are signs where an option has both, and only among options")
  func bullets() {
    let text = "## Options\n### Tea\n+ hot\n- wet\n### Milk\n+ white\n"
    #expect(summary(text) == "Tea\n + hot\n - wet\nMilk\n + white")
    #expect(
      summary(text.replacing("+ hot", with: "- hot"))
        == "Tea\n note: hot\n note: wet\nMilk\n note: white")
    #expect(decision("# Changes\n## Tea\n+ hot\n- wet\n").options.isEmpty)
  }

  @Test("a summary among the options is the title of one")
  func details() {
    func block(_ title: String, _ side: String) -> String {
      "<details>\n<summary>\(title)</summary>\n\n\(side)\n\n- x\n\n</details>\n\n"
    }
    let text = "# T\n## Options\n" + block("Tea", "**Pros**") + block("Milk", "Cons:")
    #expect(summary(text + "## Decision\nMilk\n") == "Tea\n + x\nMilk (chosen)\n - x")
  }

  @Test("what is quoted outside of the decision chooses nothing")
  func quoted() {
    let text = "## Options\n- Tea\n- Milk\n## Notes\n> Chosen option: Tea\n\n## Decision\n"
    #expect(decision(text + "Still open.\n").chosen == nil)
    #expect(decision(text + "> Chosen option: Milk\n").chosen == 1)
  }

  @Test(
    "headings, labels and marks that state the choice",
    arguments: [
      "## Selected approach\nMilk. It is white.\n", "## Determinations\nWe will build Milk.\n",
      "## Notes\n**Decision:** we have chosen Milk.\n", "## Decision\nMilk it is.\n",
      "## Decision\nWe decided against Tea and in favour of Milk.\n",
      "## Entscheidung\nWir haben uns gegen Tea und für Milk entschieden.\n",
      "## Decisión\nSe eligió Milk en lugar de Tea.\n", "## Beschluss\nWir wählen Milk.\n",
      "## Decision\nFacing a breakfast without bread, we decided for Milk and neglected Tea.\n",
    ])
  func stated(outcome: String) {
    #expect(decision("# T\n## Options\n- Tea\n- Milk\n\(outcome)").chosen == 1)
  }

  @Test("a tick beside crosses marks the choice")
  func ticks() {
    let text = "## Options\n### ❌ Tea\nHot.\n### ✅ Milk\nWhite.\n### ❌ Rice\nDry.\n"
    #expect(decision(text).chosen == 1)
    #expect(decision(text.replacing("### ❌ Rice", with: "### ✅ Rice")).chosen == nil)
  }

  @Test("against two is for neither")
  func againstBoth() {
    let text = "## Options\n- Tea\n- Milk\n## Decision\nWe decided against Tea and Milk.\n"
    #expect(decision(text).chosen == nil)
  }

  @Test("the names are behind a column of numbers, and stay without arguments")
  func columnOfNumbers() {
    let text =
      "## Comparison\n| № | Option | Price |\n|--|--|--|\n| 1 | Tea | 3 |\n| 2 | Milk | 4 |\n"
    #expect(decision(text).options.map(\.title) == ["Tea", "Milk"])
  }

  @Test("numbered lines with arguments are options anywhere")
  func handMade() {
    let text = "# Drinks\nOption A: tea\n\n- pro: hot\n\nOption B: milk\n\n- con: cold\n"
    #expect(summary(text) == "Option A: tea\n + hot\nOption B: milk\n - cold")
  }
}
