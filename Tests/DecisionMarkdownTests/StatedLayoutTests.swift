import Decisions
import Testing

/// What the lines of a text share, and what they say apart from each other.
@Suite("Lines beside each other")
struct StatedLayoutTests {
  @Test(
    "an item may have a line for each side",
    arguments: [
      "1. **Tea**\n   Pro: hot\n   Con: slow\n2. **Milk**\n   Pro: cold\n   Con: heavy\n",
      "* Tea\nPros: hot\nCons: slow\n* Milk\nPros: cold\nCons: heavy\n",
      "- Tea — Pro: hot; Con: slow\n- Milk — Pro: cold; Con: heavy\n",
      "- **Tea**. Pros: hot. Cons: slow\n- **Milk**. Pros: cold. Cons: heavy\n",
    ])
  func sides(items: String) {
    let read = summary("# T\n## Options\n\(items)").filter { $0 != "." }
    #expect(read == "Tea\n + hot\n - slow\nMilk\n + cold\n - heavy")
  }

  @Test("the last part of a compound is no label")
  func compound() {
    #expect(
      summary("# T\n## Options\n- **Tea** — full-strength: three bags\n")
        == "Tea\n note: full-strength: three bags")
  }

  @Test(
    "a list has the titles of the headings that number the same options",
    arguments: [
      "Two ways are open:\n\n- Tea\n- Milk\n\n## Option A: Tea\n\nPros:\n- hot\n\n## Option B: Milk\n",
      "Zwei Wege:\n- Tea\n- Milk\n## Variante 1 – Tea\nVorteile:\n- hot\n## Variante 2 – Milk\n",
      "候補は次の二つ。\n\n- Tea\n- Milk\n\n## 案1: Tea\n\nメリット:\n- hot\n\n## 案2: Milk\n",
    ])
  func numbered(text: String) {
    #expect(summary("# T\n\n\(text)") == "Tea\n + hot\nMilk")
  }

  @Test("a list of other things beside numbered headings is none of options")
  func otherList() {
    let text = "- Cups\n- Spoons\n\n## Option A: Tea\n\nPros:\n- hot\n\n## Option B: Milk\n"
    #expect(summary("# T\n\n\(text)") == "Option A: Tea\n + hot\nOption B: Milk")
  }

  @Test(
    "a heading above the titles of a table of options only groups them",
    arguments: ["### Deep dive", "### 各方案详细分析"])
  func group(heading: String) {
    let table = "| Option | Heat |\n|---|---|\n| Tea | high |\n| Milk | low |\n"
    let parts = "**Tea:**\n- Pros: hot\n- Cons: slow\n\n**Milk:**\n- Pros: cold\n- Cons: heavy\n"
    let read = decision("# T\n## Options\n\n\(table)\n\(heading)\n\n\(parts)")
    #expect(read.options.map(\.title) == ["Tea", "Milk"])
    #expect(
      read.options.map { $0.arguments.map(\.text) } == [["hot", "slow"], ["cold", "heavy"]])
  }

  @Test("the target of a link is no part of the paragraph below it")
  func definition() {
    #expect(
      summary("# Tea\n\n## Drawbacks\n[drawbacks]: #drawbacks\nIt is slow.\n")
        == "Tea\n - It is slow.")
    #expect(decision("# Tea\n\n[^1]: A footnote\n").sections.count == 1)
  }

  @Test(
    "the head may state the choice between the fields",
    arguments: [
      "Chosen: Tea\nStatus: draft\n", "Status: draft\nChosen: Tea\n",
      "Decision: Tea\nStatus: draft\n", "Status: draft\nDecision: Tea\n",
    ])
  func head(fields: String) {
    let read = decision("# T\n\n\(fields)\n## Options\n- Tea\n- Milk\n")
    #expect(read.chosen == 0)
    #expect(read.status == "draft")
    // Elsewhere, it may be about something else.
    let other = decision("# T\n\n## Options\n- Tea\n- Milk\n\n## Cups\n\nSelected: Tea\n")
    #expect(other.chosen == nil)
  }

  @Test("a row of the decision may begin with the choice, unless it denies it")
  func verdict() {
    func chosen(_ one: String, _ other: String) -> Int? {
      decision(
        "# T\n## Options\n| Option | Decision |\n|---|---|\n| Tea | \(one) |\n| Milk | \(other) |\n"
      ).chosen
    }
    #expect(chosen("Preferred path for phase 1", "Evaluate later") == 0)
    #expect(chosen("Do not use", "Selected for now") == 1)
    #expect(chosen("Preferred once, not any more", "Evaluate later") == nil)
    #expect(chosen("Select the cups first", "Evaluate later") == nil)
  }

  @Test("a bold line above the reason of a rejection is an option")
  func reasons() {
    let text =
      "**Tea**\n\nReason for rejection: slow.\n\n**Milk**\n\nRejected because it is heavy.\n"
    #expect(
      summary("# T\n## Rejected alternatives\n\n\(text)") == "Tea\n - slow.\nMilk\n - it is heavy.")
  }
}
