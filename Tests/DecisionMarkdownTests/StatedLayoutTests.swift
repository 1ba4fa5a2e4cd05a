import Decisions
import Testing

/// How labels, headings, lists and tables state options, sides and the choice together.
@Suite("Stated layouts")
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

  @Test("the last part of a compound isn't a label")
  func compound() {
    #expect(
      summary("# T\n## Options\n- **Tea** — full-strength: three bags\n")
        == "Tea\n note: full-strength: three bags")
  }

  @Test(
    "numbered headings have their titles from a list of the same options",
    arguments: [
      "Two ways are open:\n\n- Tea\n- Milk\n\n## Option A: Tea\n\nPros:\n- hot\n\n## Option B: Milk\n",
      "Zwei Wege:\n- Tea\n- Milk\n## Variante 1 – Tea\nVorteile:\n- hot\n## Variante 2 – Milk\n",
      "候補は次の二つ。\n\n- Tea\n- Milk\n\n## 案1: Tea\n\nメリット:\n- hot\n\n## 案2: Milk\n",
    ])
  func numbered(text: String) {
    #expect(summary("# T\n\n\(text)") == "Tea\n + hot\nMilk")
  }

  @Test("a list that doesn't match the numbered headings isn't one of options")
  func otherList() {
    let text = "- Cups\n- Spoons\n\n## Option A: Tea\n\nPros:\n- hot\n\n## Option B: Milk\n"
    #expect(summary("# T\n\n\(text)") == "Option A: Tea\n + hot\nOption B: Milk")
  }

  @Test(
    "a heading above titles of a table of options only groups them",
    arguments: ["### Deep dive", "### 各方案详细分析"])
  func group(heading: String) {
    let table = "| Option | Heat |\n|---|---|\n| Tea | high |\n| Milk | low |\n"
    let parts = "**Tea:**\n- Pros: hot\n- Cons: slow\n\n**Milk:**\n- Pros: cold\n- Cons: heavy\n"
    let read = decision("# T\n## Options\n\n\(table)\n\(heading)\n\n\(parts)")
    #expect(read.options.map(\.title) == ["Tea", "Milk"])
    #expect(
      read.options.map { $0.arguments.map(\.text) } == [["hot", "slow"], ["cold", "heavy"]])
  }

  @Test("a colon at the end of a title is none of its letters", arguments: [":", "："])
  func colon(sign: String) {
    let titles = decision("# T\n## Options\n### Tea\(sign)\n- Pro: hot\n").options.map(\.title)
    #expect(titles == ["Tea"])
  }

  @Test("the definition of a link isn't part of the paragraph below it")
  func definition() {
    #expect(
      summary("# Tea\n\n## Drawbacks\n[drawbacks]: #drawbacks\nIt is slow.\n")
        == "Tea\n - It is slow.")
    #expect(decision("# Tea\n\n[^1]: A footnote\n").sections.count == 1)
  }

  @Test(
    "a line among the fields below the title may state the choice",
    arguments: [
      "Chosen: Tea\nStatus: draft\n", "Status: draft\nChosen: Tea\n",
      "Decision: Tea\nStatus: draft\n", "Status: draft\nDecision: Tea\n",
    ])
  func head(fields: String) {
    let read = decision("# T\n\n\(fields)\n## Options\n- Tea\n- Milk\n")
    #expect(read.chosen == 0)
    #expect(read.status == "draft")
    // Elsewhere, `Selected:` may be about something else.
    let other = decision("# T\n\n## Options\n- Tea\n- Milk\n\n## Cups\n\nSelected: Tea\n")
    #expect(other.chosen == nil)
  }

  @Test("a bold line above the reason for a rejection is an option")
  func reasons() {
    let text =
      "**Tea**\n\nReason for rejection: slow.\n\n**Milk**\n\nRejected because it is heavy.\n"
    #expect(
      summary("# T\n## Rejected alternatives\n\n\(text)") == "Tea\n - slow.\nMilk\n - it is heavy.")
  }

  @Test("titles that occur below both a heading of pros and one of cons are options")
  func sidesFirst() {
    let pros = "## Advantages\n**Tea**\n- hot\n\n**Milk**\n- cold\n\n"
    let cons = "## Drawbacks\n**Tea**\n- slow\n\n**Milk**\n- heavy\n"
    let choice = "## Decision\nWe choose Tea.\n"
    #expect(
      summary("# T\n\n\(pros)\(cons)\(choice)")
        == "Tea (chosen)\n + hot\n - slow\nMilk\n + cold\n - heavy")
    // Without the choice, they may be criteria.
    #expect(summary("# T\n\n\(pros)\(cons)") == "T\n + hot\n + cold\n - slow\n - heavy")
    // Below one side alone, they only group its arguments.
    #expect(summary("# T\n\n\(pros)") == "T\n + hot\n + cold")
  }

  @Test("headings that each have a table of pros and cons are options; a single one isn't")
  func tables() {
    let table = "| Pros | Cons |\n|---|---|\n| hot | slow |\n\n"
    #expect(
      summary("# T\n### Tea\n\n\(table)### Milk\n\n\(table)")
        == "Tea\n + hot\n - slow\nMilk\n + hot\n - slow")
    #expect(decision("# T\n### Tea\n\n\(table)").options.map(\.title) != ["Tea"])
    let counts = table.replacing("hot", with: "4").replacing("slow", with: "9")
    let titles = decision("# T\n### Flu\n\n\(counts)### Cold\n\n\(counts)").options.map(\.title)
    #expect(!titles.contains("Flu"))
  }

  @Test("headings that only group listed items aren't options if the choice names an item")
  func groupedItems() {
    let text =
      "### Hot\n- **Tea**\n  - Pro: cheap\n- **Soup**\n  - Pro: thick\n\n### Cold\n- **Milk**\n  - Con: heavy\n"
    let read = decision("# T\n## Options\n\(text)\n## Decision\nTea has been chosen.\n")
    #expect(read.options.map(\.title) == ["Tea", "Soup", "Milk"])
    #expect(read.chosen == 0)
  }

  @Test("a column of yes and no before the titles states the choice")
  func leadingColumn() {
    let rows = "| no | Tea | hot | slow |\n| yes | Milk | cold | heavy |\n"
    let read = decision(
      "# T\n## Options\n| Chosen? | Option | Plus | Minus |\n|---|---|---|---|\n\(rows)")
    #expect(read.options.map(\.title) == ["Tea", "Milk"])
    #expect(read.chosen == 1)
  }

  @Test("a circle and a cross are signs, a word in brackets is none", arguments: ["○", "◯"])
  func marks(pro: String) {
    #expect(
      summary("# T\n## Options\n- Tea\n  - \(pro) hot\n  - × slow\n")
        == "Tea\n + hot\n - slow")
    #expect(summary("# T\n## Options\n- Tea\n  - (good) hot\n") == "Tea\n note: (good) hot")
  }

  @Test("a label above options isn't an option, and a field of the list may state the decision")
  func labelledLog() {
    let text =
      "- Status: draft\n- Options:\n  - Tea\n    - Pro: hot\n    - Con: slow\n  - Milk\n    - Pro: cold\n"
    #expect(
      summary("# T\n\n\(text)- Decision: Tea\n").hasPrefix("Tea (chosen)\n + hot\n - slow\nMilk"))
    #expect(!summary("# T\n\n## Cups\n\n\(text)").contains("Options"))
  }

  @Test("an item of the decision may say why an option was rejected")
  func rejectingItems() {
    let head = "# T\n## Options\n- Tea\n- Milk\n"
    let items = "* We did not choose Milk because it is heavy.\n* Cups are needed.\n"
    let read = "Tea (chosen)\nMilk\n - it is heavy."
    #expect(summary("\(head)## Decision\nWe choose Tea.\n\n\(items)").hasPrefix(read))
    #expect(summary("\(head)## Decision\nWe choose Tea.\n## Why not the others\n\(items)") == read)
  }

  @Test(
    "a remark in brackets after a heading doesn't change its meaning",
    arguments: ["(proposed)", "[optional]"])
  func remarks(remark: String) {
    let text = "## Options \(remark)\n- Tea\n- Milk\n## Decision \(remark)\nWe choose Milk.\n"
    #expect(decision("# T\n\(text)").chosen == 1)
    #expect(summary("# Tea\n## Drawbacks \(remark)\n- slow\n") == "Tea\n - slow")
  }

  @Test("the title in a `<summary>` is read without its tags", arguments: ["b", "strong"])
  func summaries(tag: String) {
    let block =
      "<details>\n<summary><\(tag)>Tea</\(tag)></summary>\n\n- Pro: hot\n- Con: slow\n\n</details>\n"
    #expect(summary("# T\n## Alternatives\n\n\(block)") == "Tea\n + hot\n - slow")
  }

  @Test(
    "a name, half a sentence, code and brackets are no labels",
    arguments: [
      "- **Tea** – Free: 3 cups; Pro: 4 dollars; Team: 10 dollars\n", "- Tea 15 – Plus: 128 ml\n",
      "- **Tea** – `Pro: x`; set `Con: y`\n", "- **Tea** – (dis)advantages: it is slow\n",
      "- **Tea** – hot. It has no\n  downside: we drink it already.\n",
      "- Tea, which nobody would vote\n  for: it is slow\n", "- **Tea**\n  - (Pro) cups only\n",
    ])
  func names(item: String) {
    #expect(decision("# T\n## Options\n\(item)").options.map(\.arguments.count) == [0])
  }

  @Test("a column of yes and no has the options if no other one is called so")
  func yesOrNo() {
    let rows = "| Yes | 5 days | hot | slow |\n| No | none | cold | heavy |\n"
    let read = decision(
      "# T\n## Options\n| Option | Cost | Pros | Cons |\n|---|---|---|---|\n\(rows)")
    #expect(read.options.map(\.title) == ["Yes", "No"])
  }

  @Test(
    "what another section or an old decision says chooses nothing",
    arguments: [
      "## Decision (previous)\nWe use Tea.\n", "## Result (test of last week)\nTea\n",
      "## Benchmarks\n- Result: Tea\n", "## Log\n- Decision: Tea\n- Decision: Milk\n",
      "## History\n- 2019\n  - Decision: Tea\n", "## Notes\nThe vendor we had\nselected: Tea\n",
      "## Old\nThe first one said:\nDate: 2019\nDecision: Tea\n",
    ])
  func others(text: String) {
    let read = decision("# T\n\n## Options\n- Tea\n- Milk\n\n\(text)")
    #expect(read.chosen == nil)
    #expect(read.problems == [])
  }

  @Test("a noun behind `rejected` begins no reason, an adverb does")
  func rejected() {
    #expect(
      summary("# T\n## Options\n- **Tea**\n  - Rejected messages: go there\n")
        == "Tea\n note: Rejected messages: go there")
    #expect(summary("# T\n## Options\n- **Tea.** Rejected outright: slow\n") == "Tea.\n - slow")
  }
}
