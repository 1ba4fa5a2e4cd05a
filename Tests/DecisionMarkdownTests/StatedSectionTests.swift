import Decisions
import Testing

/// What headings and paragraphs state beside the lists of options.
@Suite("Stated by headings and paragraphs")
struct StatedSectionTests {
  @Test(
    "considered options of any kind are options",
    arguments: [
      "Proposed storage options", "Pot Alternatives Considered",
      "Verworfene technische Alternativen",
      "Explored approaches", "Rejected Implementation Alternatives",
    ])
  func options(heading: String) {
    #expect(summary("# T\n## \(heading)\n### Tea\nWarm.\n") == "Tea\n note: Warm.")
  }

  @Test(
    "options of something else are none", arguments: ["Command line options", "Our build options"])
  func settings(heading: String) {
    #expect(decision("# T\n## \(heading)\n- fast\n### Colour\nAlways.\n").options == [])
  }

  @Test(
    "beside the reasons, an item is no option",
    arguments: ["Rationale and alternatives", "Drawbacks and Alternatives"])
  func mixed(heading: String) {
    let text =
      "# T\n## \(heading)\n- It is quick\n- Milk\n### Juice\nSour.\n### Water\nWet.\n"
    #expect(decision(text).options.map(\.title) == ["Juice", "Water"])
  }

  @Test(
    "beside numbered options, another heading is none",
    arguments: ["Comparison", "The pot", "Evaluation"])
  func beside(heading: String) {
    let text = "# T\n## Options\n### Option A: Tea\nHot.\n### Option B: Milk\nCold.\n"
    #expect(
      decision(text + "### \(heading)\n- Porcelain\n").options.map(\.title)
        == ["Option A: Tea", "Option B: Milk"])
    #expect(
      decision(text + "### Juice\n#### Pros\n- sweet\n").options.map(\.title).last == "Juice")
  }

  @Test("the first paragraph of a heading below Drawbacks is one drawback")
  func headingsOfSide() {
    let drawbacks = "# Tea\n## Drawbacks\n"
    let two = "### Price\nIt is dear:\n```\n9\n```\nMore.\n- much\n### Cups\nThey break.\n"
    #expect(summary(drawbacks + two) == "Tea\n - It is dear: | More. | much\n - They break.")
    #expect(summary(drawbacks + "Two are known.\n" + two).contains("\n - They break."))
    let option = "# T\n## Options\n### Tea\n#### Cons\n##### Price\nDear.\n"
    #expect(summary(option) == "Tea\n - Dear.")
    // A single heading beside a list may be about anything.
    #expect(
      summary(drawbacks + "- It is hot\n### Our cups\nThey are old.\n") == "Tea\n - It is hot")
  }

  @Test(
    "a remedy, a question or an introduction to a list below Drawbacks is no drawback",
    arguments: ["Mitigation\nMilk.", "What now?\nMilk.", "Prices\nThese:\n- milk"])
  func remediesOfSide(text: String) {
    let drawbacks = "# Tea\n## Drawbacks\n### Price\nDear.\n### "
    #expect(summary(drawbacks + text + "\n") == "Tea\n - Dear.")
    let option = "# T\n## Options\n### Tea\n#### Cons\n- dear\n##### Mitigation\n- milk\n"
    #expect(decision(option).options[0].arguments.map(\.text) == ["dear"])
  }

  @Test("a heading with a side beside the decision is no option")
  func besideDecision() {
    let text = "# T\n## Decision\nTea.\n### Limits of tea\n- slow\n## Green impact\n**Neutral**\n"
    #expect(decision(text).options == [])
  }

  @Test(
    "a section without drawbacks has none",
    arguments: [
      "No drawbacks have been identified.", "There are no drawbacks.", "- No known disadvantages",
      "TDB", "Keine Nachteile.",
    ])
  func nothing(text: String) {
    #expect(
      decision("# T\n## Options\n### Tea\n#### Drawbacks\n\(text)\n").options[0].arguments == [])
  }

  @Test(
    "what another side lacks is an argument", arguments: ["No drawbacks", "No limits for readers"])
  func lack(text: String) {
    #expect(summary("# T\n## Pros\n- \(text)\n") == "T\n + \(text)")
  }

  @Test("what denies something else is an argument")
  func denial() {
    #expect(summary("# T\n## Cons\n- Not small and harder\n") == "T\n - Not small and harder")
  }

  @Test("a paragraph above the headings of a side only introduces them")
  func introduction() {
    #expect(decision("# T\n## Advantages\nThere are two.\n### Speed\nHot soon.\n").options == [])
    #expect(summary("# T\n## Advantages\nIt is hot.\n## Notes\n") == "T\n + It is hot.")
  }

  @Test("lines with bars, but without a divider, are no table")
  func brokenTable() {
    let rows =
      "| Option | Pros | Cons | |---|---| | Tea |\n| hot | slow | no | | Milk\n| cold | quick |\n"
    #expect(decision("# T\n## Options\n\(rows)").options == [])
  }

  @Test(
    "a cell that tells why not has one reason",
    arguments: ["Why not", "Why rejected", "Why not (yet)"])
  func whyNot(column: String) {
    let table = "| Option | \(column) |\n|---|---|\n| Tea | hot; but slow |\n"
    #expect(summary("# T\n## Alternatives\n\(table)") == "Tea\n - hot; but slow")
  }

  @Test("prior art has no options")
  func priorArt() {
    let text = "# T\n## Prior art\n- Tea\n  - Pros\n    - hot\n  - Cons\n    - slow\n"
    #expect(decision(text).options == [])
  }

  @Test("bold beginnings of all paragraphs title the options")
  func paragraphs() {
    let text =
      "# T\n## Rejected Alternatives\n\n**Tea**: It is slow.\n\n**Milk** — it is cold.\n"
    #expect(summary(text) == "Tea\n - It is slow.\nMilk\n - it is cold.")
    #expect(decision(text + "\nAnd this.\n").options == [])
  }

  @Test(
    "reasons for and against in one word",
    arguments: [
      ("**選択理由**: hot", "+ hot"), ("**採用理由:** hot", "+ hot"), ("**不採用理由**: slow", "- slow"),
      ("**なぜ選ばなかったか**: slow", "- slow"), ("- **Rejet** : slow", "- slow"),
      ("**Rejection:** slow", "- slow"), ("#### Challenges/Risks\n- slow", "- slow"),
    ])
  func reasons(text: String, row: String) {
    #expect(summary("# T\n## Options\n### Tea\n\(text)\n") == "Tea\n \(row)")
  }

  @Test("what follows a rejected option's dash is no choice")
  func denied() {
    let list = "# T\n## Options\n- Option A: Tea\n- Option B: Milk\n\n## Decision\n\n"
    #expect(decision(list + "Option B — with honey — does not pay for itself.\n").chosen == nil)
    #expect(decision(list + "Option B — with honey.\n").chosen == 1)
    #expect(decision(list + "Use Milk for the children.\n").chosen == 1)
  }

  @Test(
    "the name of an option ends at its explanation",
    arguments: [
      "Option 2: `Milk` + `Honey` (warm)", "B. Milk Honey – warm", "2. Milk & Honey: warm",
    ])
  func explained(title: String) {
    let text =
      "# T\n## Options\n- Tea\n- \(title)\n## Decision\nUse **`Milk` + `Honey`** for all.\n"
    #expect(decision(text).chosen == 1)
  }

  @Test("a choice in French may be mine")
  func french() {
    let list = "# T\n## Options\n- Thé\n- Lait frais\n## Décision\n"
    #expect(decision(list + "J'ai choisi **Lait frais** pour sa douceur.\n").chosen == 1)
  }
}
