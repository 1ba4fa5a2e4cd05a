import Decisions
import Testing

/// What stands beside arguments is kept: descriptions, verdicts, remarks, the decision's own words.
@Suite("What else a file says")
struct DescriptionTests {
  private let list = """
    # Where to eat

    ## Considered Options

    - **Thai** — They say that it is
      far away.
    - **Home** - nobody cooks. Rejected because it is much work.
    - **Tent** (with a stove). — ❌ wet
    - **Canteen** — near. **Chosen.**
    """

  @Test("the rest of a title's line is a note, and a reason in it an argument")
  func behindTitles() {
    #expect(
      summary(list) == """
        Thai
         note: They say that it is far away.
        Home
         - it is much work.
         note: nobody cooks.
        Tent
         note: (with a stove). — ❌ wet
        Canteen
         note: near. **Chosen.**
        """)
  }

  @Test("a reason may take two lines")
  func linesOfParts() throws {
    let text = "## Options\n- **Tea** — it is\n  hot. Rejected: slow,\n  and wet\n- Milk\n"
    let read = decision(text)
    #expect(summary(read) == "Tea\n - slow, and wet\n note: it is hot.\nMilk")
    #expect(read.options.first?.arguments.map(\.line) == [3])
    let weighed = try edited(text, .weigh(argument(.con, 1, of: text), 2))
    #expect(summary(weighed).contains(" - slow, and wet ×2"))
    #expect(difference(text, weighed).count == 2)
  }

  @Test("a paragraph of an option is its note, one that announces a list is none")
  func paragraphs() {
    let text =
      "## Options\n### Tea\nIt is hot\nand wet.\n\nWe found:\n- Good: cheap\n\n**Risk:** low\n"
    #expect(summary(text) == "Tea\n + cheap\n note: It is hot and wet.\n note: **Risk:** low")
  }

  @Test("text after a label in a description is an argument")
  func sentences() {
    #expect(
      summary("## Options\n- **Tea** - hot. Pros: cheap. Cons: slow\n- Milk\n")
        == "Tea\n + cheap.\n - slow\n note: hot.\nMilk")
    #expect(
      summary("## Options considérées\n### A\n**Pour** : sûr\n**Contre** : cher\n**Coût** : 3\n")
        == "A\n + sûr\n - cher\n note: **Coût** : 3")
  }

  @Test("a word alone below a side is an argument, though it might be a label")
  func namingWords() {
    let heads = "# Tea\n## Pros\n- Easier\n- Wider\n## Cons\n- Harder\n- Difficult\n"
    #expect(summary(heads).hasSuffix(" + Easier\n + Wider\n - Harder\n - Difficult"))
    let labels = "## Options\n### Tea\nPros:\n\n- Easier\n- Cheap\n\nCons:\n\n- Bad\n- Good\n"
    #expect(summary(labels) == "Tea\n + Easier\n + Cheap\n - Bad\n - Good")
  }

  @Test("a judgement above arguments is their label")
  func judgements() {
    #expect(
      summary("## Options\n### Tea\n- Good\n  - hot\n- Bad\n  - slow\n") == "Tea\n + hot\n - slow")
    #expect(summary("## Pros\n- Costs\n  - low\n- Benefits\n  - many\n").contains(" + many"))
  }

  @Test("the words of the decision and remarks on its consequences are kept")
  func nygard() {
    let text =
      "# T\n## Decision\nWe use tea.\n\nMore.\n## Consequences\nIt is hot.\n\n- Cups break.\n"
    let read = decision(text)
    #expect(read.outcome == "We use tea.")
    #expect(read.remarks == ["It is hot.", "Cups break."])
    #expect(decision("# T\n\nDecision: tea\n\n## Pros\n- hot\n").outcome == "Decision: tea")
    #expect(decision("# T\n## Pros\n- hot\n").outcome == nil)
  }

  @Test("the line below a heading Title is the title")
  func title() {
    #expect(decision("# ADR 5\n## Title\nUse tea\n## Status\nx\n").title == "Use tea")
    #expect(decision("## Title\n\nUse tea\n").title == "Use tea")
    #expect(decision("# Use \\ or \\* in C\\D\n").title == "Use \\ or * in C\\D")
  }

  @Test(
    "a mark behind a title tells the choice in other languages",
    arguments: [
      "### Opção 1: A\n### Opção 2: B — IMPLEMENTADA",
      "1. **A** — da.\n2. **B** — нет. ✅ Принято.", "### 方案 A\n### 方案 B（采用）",
      "### A\n- x\n### ✅ B (Choisi)\n- y",
      "### A (nicht gewählt)\n### B (gewählt)", "1. **A**, ours\n2. **B**, theirs *(gewählt)*",
      "- **A:** weak\n- **Selected — B.**", "- A\n- Chosen: B", "### A\n### Gewählt: B",
    ])
  func marks(options: String) {
    #expect(decision("## Options\n\(options)\n").chosen == 1)
  }

  @Test(
    "the number or letter of an option tells the choice wherever the outcome stands",
    arguments: [
      "## Entscheidung\nVariante B.",
      "## 决定\n**方案 B。**", "## Next steps\n\n**Recommendation**: B. It is near.",
      "## Decision\n\n**Beer**\n\n## Links",
    ])
  func numbers(outcome: String) {
    #expect(
      decision("## Options\n### Option A: Tea\n### Option B: Beer\n\n\(outcome)\n").chosen == 1)
  }

  @Test("what stands in the file after an edit of a description is what was meant")
  func edits() throws {
    let con = argument(.con, 1, ofOption: 2, of: list)
    func change(_ edit: Edit) throws -> [String] { difference(list, try edited(list, edit)) }
    let line = "- **Home** - nobody cooks. Rejected because it is much work."
    #expect(try change(.weigh(con, 3)) == ["- " + line, "+ " + line + " <!-- weight: 3 -->"])
    #expect(
      try change(.rewrite(con, text: "dishes")) == [
        "- " + line, "+ - **Home** - nobody cooks. Rejected because dishes",
      ])
    #expect(
      try change(.remove(argument(nil, 1, of: list))) == [
        "-   far away.", "- - **Thai** — They say that it is", "+ - **Thai**",
      ])
    #expect(
      try change(.rewrite(argument(nil, 1, of: list), text: "far")) == [
        "-   far away.", "- - **Thai** — They say that it is", "+ - **Thai** — far",
      ])
    #expect(
      try change(.add(.pro, text: "hot", to: option(1, of: list))) == [
        "+   - Good, because hot"
      ])
  }
}
