import Decisions
import Testing

/// What the blocks of a file state about options and arguments, and what they don't.
@Suite("Stated by structure")
struct StatedStructureTests {
  @Test(
    "a table of contents has no arguments",
    arguments: [
      "- [Pros](#pros)\n- [Drawbacks](#drawbacks)\n", "1. [Vorteile](#vorteile)\n",
      "* [Tea](#tea)\n    * [Pros:](#pros)\n    * [Cons:](#cons-1)\n",
      "- [[#Drawbacks]]\n", "> - [Cons](#cons)\n", "[Pros](#pros)\n[Cons](#cons)\n",
      "- <a href=\"#pros\">Pros</a>\n", "+ [Нет](#no)\n+ [Минусы](#минусы)\n",
    ])
  func contents(of text: String) {
    #expect(decision("# T\n\n\(text)\n## Summary\n\nWarm.\n").options == [])
  }

  @Test("a link to another file may still be an argument")
  func linkedArgument() {
    #expect(summary("# T\n## Pros\n- [warm](w.md#why)\n") == "T\n + [warm](w.md#why)")
  }

  @Test(
    "items below trade-offs, risks and a letter are no options and take no side",
    arguments: [
      "## Trade-offs", "Trade-offs\n---", "## Tradeoffs", "## Risks", "## X", "**Risks**",
    ])
  func textOnly(heading: String) {
    let table = "## Alternatives\n| Option | Pros | Cons |\n|---|---|---|\n| Tea | hot | slow |\n"
    #expect(
      summary("# T\n\n\(table)\n\(heading)\n\n- two pots\n- wait\n") == "Tea\n + hot\n - slow")
  }

  @Test(
    "a table compares options only where it stands among them",
    arguments: [
      "## Context\n| Tier | Use |\n|---|---|\n| - | Logs |\n",
      "## Context\nTier | Use\n---|---\n+ | Hot\n- | Cold\n",
      "## Consequences\n| Kind | Detail |\n|---|---|\n| Benefits | easy |\n| Limitations | few |\n",
    ])
  func tables(text: String) {
    #expect(decision("# T\n\n\(text)").options == [])
  }

  @Test(
    "a matrix of criteria has options in its columns, but no weights",
    arguments: ["Criterion | Weight", "Kriterium | Gewichtung", "Criterio | Peso (%)"])
  func weights(head: String) {
    func matrix(_ heading: String) -> Decision {
      decision(
        "# T\n## \(heading)\n| \(head) | Tea | Milk |\n|---|---|---|---|\n| Heat | 5 | 9 | 1 |\n")
    }
    #expect(summary(matrix("Options")) == "Tea\n note: Heat: 9\nMilk\n note: Heat: 1")
    // A comparison of what nothing lists is shown as it stands.
    #expect(matrix("Comparison").options == [])
    #expect(matrix("Comparison").remarks == ["Tea", "Milk", "Heat: 9", "Heat: 1"])
  }

  @Test("a matrix of the listed options compares these alone")
  func matrix() {
    let list = "# T\n## Options\n- Tea\n- Milk\n## Comparison\n"
    let table = "| Criterion | Tea | Milk |\n|---|---|---|\n| Heat | 9 | 1 |\n"
    #expect(summary(list + table) == "Tea\n note: Heat: 9\nMilk\n note: Heat: 1")
  }

  @Test(
    "signs, dots, \"etc.\" and what a template leaves open are no titles of options",
    arguments: [
      "…", "...", "?", "**…**", "etc.", "{option 1}", "[option 2]", "<option 3>",
      "[title of option 2]",
    ])
  func ellipsis(item: String) {
    #expect(summary("# T\n## Options\n* Tea\n* \(item)\n") == "Tea")
    #expect(
      summary("# T\n## Options\n### Tea\n- Pro: hot\n### \(item)\n- Pro: x\n") == "Tea\n + hot")
    #expect(
      summary("# T\n## Options\n|Option|Pros|\n|---|---|\n|Tea|hot|\n|\(item)|x|\n")
        == "Tea\n + hot")
  }

  @Test("options deep in another section are not the document's")
  func otherOptions() {
    let first = "# T\n## Considered Options\n1. Tea\n2. Milk\n"
    #expect(summary(first + "## Proposal\n### Other options\n* a flag\n") == "Tea\nMilk")
    #expect(summary(first + "## Plan\nAlternatives\n---\n* a flag\n") == "Tea\nMilk\na flag")
    // Several questions have their options each.
    let questions = "# T\n## Cup\n### Options\n- Big\n## Pot\n### Options\n- Red\n"
    #expect(summary(questions) == "Big\nRed")
  }

  @Test("headings that only sort a list of options are none, if something names an item")
  func groups() {
    let groups = "# T\n## Optionen\n### Heiß\n1. Tee\n2. Kaffee\n### Kalt\n1. Milch\n2. Saft\n"
    #expect(summary(groups + "## Entscheidung\nGewählt: Saft, weil süß.\n").contains("Saft"))
    #expect(
      decision(groups + "## Details\n### Tee\nWarm.\n").options.map(\.title)
        == ["Tee", "Kaffee", "Milch", "Saft"])
    // Else the lists describe the options.
    #expect(decision(groups).options.map(\.title) == ["Heiß", "Kalt"])
  }

  @Test("a list of the headings below it lists options, if one of them has arguments")
  func listOfHeadings() {
    let text =
      "# T\n## Plan\n### Drinks\nWe saw:\n- Tea\n- Milk\n#### Tea\nHot.\n#### Milk\n##### Pros\n- white\n"
    #expect(decision(text).options.map(\.title) == ["Tea", "Milk"])
    #expect(decision(text.replacing("##### Pros\n", with: "")).options == [])
  }

  @Test(
    "a fence ends with its item, so an unclosed one hides nothing",
    arguments: [
      "- a\n  ```\n  code\n", "- ~~~ sh\n  code\n\n", "1. a\n   - b\n     ````\n     ```\n",
    ])
  func fenceInItem(item: String) {
    let rest = "## Options\n### Tea\n- Pro: hot\n### Milk\n- Con: cold\n"
    #expect(summary("# T\n## Context\n\(item)\(rest)") == "Tea\n + hot\nMilk\n - cold")
    // A line that is indented much further ends no fence.
    #expect(decision("# T\n```\n    ```\n\(rest)").options == [])
    // Outside of an item, it goes on to the end.
    #expect(decision("# T\n## Context\n```\n\(rest)").options == [])
    let code =
      "# T\n## Options\n### Tea\n- Pro: hot\n  ```\n  ## Options\n\n  - Con: no\n  ```\n- Con: old\n"
    #expect(summary(code) == "Tea\n + hot\n - old")
  }

  @Test("a listed title is an option, whatever section its words name")
  func titleLikeSection() {
    let title = "Section 'Cons' before 'Decision Outcome'"
    let text =
      "# T\n## Options\n- \(title)\n- Tea\n## Pros and Cons\n### \(title)\n* Good, because near\n"
    #expect(summary(text) == "\(title)\n + near\nTea")
    #expect(
      summary("# T\n## Options\n### Put it into \"Context\"\n- Pro: near\n")
        == "Put it into \"Context\"\n + near")
  }

  @Test(
    "a judgement before a colon opens a list",
    arguments: [
      "* **Good, because:**", "- Good because:", "1. __Positive, because:__", "* *Good, because*:",
    ])
  func judgementOpens(item: String) {
    #expect(
      summary("# T\n## Options\n### Tea\n\(item)\n    * hot\n    * old\n") == "Tea\n + hot\n + old")
  }

  @Test(
    "paragraphs below a label or heading of one side are arguments, if it has no list",
    arguments: ["### Pros", "**Pros:**", "Vorteile:"])
  func paragraphs(pros: String) {
    let text = "# T\n## Options\n### Tea\n\n\(pros)\n\nHot\nand old.\n\nCheap.\n\n"
    #expect(summary(text).contains("+ Hot and old.\n + Cheap."))
    // A paragraph that introduces a list is no argument.
    #expect(
      summary("# T\n## Options\n### Tea\n\n\(pros)\n\nThese are the ones that we saw:\n\n- hot\n")
        .contains(" + hot"))
    #expect(
      !summary("# T\n## Options\n### Tea\n\n\(pros)\n\nThese are the ones that we saw:\n\n- hot\n")
        .contains("+ These"))
    #expect(!summary("# T\n## Options\n### Tea\n\n\(pros)\n\nWhy not do it?\n").contains("+"))
  }

  @Test("the bold beginning of a paragraph above pros and cons is an option")
  func boldLead() {
    let text = """
      # T
      ## Which ways did we try?

      __Tea__ – leaves in
      hot water.

      - Pros: hot
      - Cons: slow

      **Milk** (cold)

      Pro: white

      Con: fat
      """
    #expect(
      summary(text)
        == "Tea\n + hot\n - slow\n note: leaves in hot water.\nMilk\n + white\n - fat\n note: (cold)"
    )
    // A key describes the option above.
    #expect(
      summary("# T\n## Options\n### Tea\n**How:** boil it.\n\n- Pro: hot\n")
        == "Tea\n + hot\n note: **How:** boil it.")
  }

  @Test("numbered reasons in a cell are several")
  func numbers() {
    func cell(_ text: String) -> String {
      summary("# T\n## Options\n| Option | Pros |\n|---|---|\n| Tea | \(text) |\n")
    }
    #expect(cell("1. hot, 2. old 3. cheap") == "Tea\n + hot\n + old\n + cheap")
    #expect(cell("since 1. May, 2. June") == "Tea\n + since 1. May, 2. June")
  }

  @Test("a heading elsewhere needs a pro and a con, or company, to be an option")
  func elsewhere() {
    #expect(summary("# T\n## Plan\n### Cup\nBenefits:\n- big\n") == "")
    #expect(
      summary("# T\n## Plan\n### Cup\nPros:\n- big\n\nCons:\n- old\n") == "Cup\n + big\n - old")
    #expect(
      summary("# T\n## Cup\nPros:\n- big\n## Mug\nCons:\n- old\n") == "Cup\n + big\nMug\n - old")
  }

  @Test("a list of judgements below the choice is read in one way")
  func judgements() {
    let text = "# T\n## Options\n- A\n- B\n## Decision\nChosen option: A\n"
    let list = "- Good, because x\n- Good for y\n- Bad in z\n- Neutral from w: v\n"
    #expect(
      summary(text + list).hasSuffix("= + x\n= + Good for y\n= - Bad in z\n= ~ Neutral from w: v"))
  }
}
