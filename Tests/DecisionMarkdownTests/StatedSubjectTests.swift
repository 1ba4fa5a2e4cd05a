import Decisions
import Testing

/// Which option a label or a heading of a side is about, and where it ends.
@Suite("Stated by what a label names")
struct StatedSubjectTests {
  @Test("a table may count its columns")
  func countedColumns() {
    let table = "| Option | Pros (1) | Cons (1) |\n|---|---|---|\n| Tea | hot | slow |\n"
    #expect(summary("# T\n## Options\n\(table)") == "Tea\n + hot\n - slow")
  }

  @Test(
    "what follows a paragraph below a label's list has no side",
    arguments: ["What it costs", "And the rest of it.", "Kosten laut Ute"])
  func paragraph(between: String) {
    let text = "# T\n## Options\n### Tea\nPros:\n- hot\n\n\(between)\n\n- two pots\n"
    #expect(summary(text) == "Tea\n + hot\n note: \(between)\n note: two pots")
  }

  @Test(
    "`Why not Tea` is against tea alone, wherever it stands",
    arguments: [
      "## Decision\n### Why not tea?\n\nIt is slow.\n", "### Why not use tea\n- It is slow.\n",
      "Why not tea:\n- It is slow.\n", "**Why not Tea?**\n\n- It is slow.\n",
      "**Warum nicht Tea?**\n- It is slow.\n",
      "## Choix\n### Pourquoi pas Tea ?\n- It is slow.\n",
    ])
  func whyNot(text: String) {
    #expect(summary("# T\n## Options\n1. Tea\n2. Milk\n\n\(text)") == "Tea\n - It is slow.\nMilk")
  }

  @Test(
    "`Why not Juice` is against none of the others",
    arguments: [
      "### Why not juice?\n- sour\n", "**Why not juice?**\n- sour\n", "Why not juice:\n- sour\n",
    ])
  func whyNotAnother(text: String) {
    let read = decision("# T\n## Options\n- Tea\n- Milk\n\n\(text)")
    #expect(read.options.allSatisfy { $0.arguments.isEmpty }, "\(summary(read))")
  }

  @Test("`Why not …` is about an option if it is the only one with all of the words")
  func whyNotInOtherWords() {
    let options = "## Options\n- Many cups, one for each guest\n- A large pot\n- A small pot\n"
    func read(_ heading: String) -> String { summary(options + "### \(heading)\n- it breaks\n") }
    let rest = "\nA large pot\nA small pot"
    #expect(read("Why not one for each") == "Many cups, one for each guest\n - it breaks\(rest)")
    #expect(read("Why not a pot") == "Many cups, one for each guest\(rest)")
  }

  @Test(
    "a question about something else takes no side",
    arguments: ["Why can't I stir?", "Why not now?"])
  func questions(question: String) {
    #expect(decision("# T\n## Context\n- First\n  - \(question)\n  - It is hot\n").options == [])
  }

  @Test(
    "a label's arguments belong to the option that it names",
    arguments: ["Pros of Tea:", "**Pros of Tea**", "Vorteile von Tea:", "__Advantages of tea:__"])
  func subject(label: String) {
    let list = "# T\n## Options\n- Tea\n- Milk\n\n"
    #expect(
      summary(list + "\(label)\n- hot\n\nCons of Milk:\n- cold\n") == "Tea\n + hot\nMilk\n - cold")
    let longer = "# T\n## Options\n- Tea\n- Tea with milk\n\n"
    #expect(summary(longer + "\(label)\n- hot\n") == "Tea\n + hot\nTea with milk")
  }

  @Test("a heading of the wrong level still begins an option above its own pros and cons")
  func level() {
    let sides = { (level: String) in "\(level) Pros\n- a\n\(level) Cons\n- b\n" }
    let text = "# T\n## Options\n### 1. Tea\n\(sides("####"))#### 2. Milk\n\(sides("####"))"
    #expect(summary(text) == "1. Tea\n + a\n - b\n2. Milk\n + a\n - b")
  }

  @Test(
    "the end of a wrapped sentence is no label",
    arguments: ["limits, such as:", "drawbacks:", "advantages:"])
  func wrapped(end: String) {
    #expect(decision("# T\n## Context\nThe others have many\n\(end)\n\n- slow\n").options == [])
    #expect(
      decision("# T\n## Pros\n- It has no\n  \(end)\n  - slow\n").options[0].arguments.count == 1)
  }

  @Test("labels in small letters need no blank line")
  func small() {
    #expect(
      summary("# T\n## Options\n### Tea\nA drink.\npros:\n- hot\ncons:\n- slow\n")
        == "Tea\n + hot\n - slow\n note: A drink.")
  }

  @Test("a bold label ends the list directly above it")
  func boldLabel() {
    for label in ["**Cons**", "**Cons:**", "__Cons__"] {
      #expect(
        summary("# T\n## Options\n### Tea\n**Pros**\n- hot\n\(label)\n- slow\n")
          == "Tea\n + hot\n - slow")
    }
  }

  @Test("items below a listed option's heading take the side of the heading above it")
  func optionsOfSide() {
    let list = "# T\n## Options\n- Tea\n- Milk\n"
    let sides = "## Pros\n### Tea\n- hot\n### Milk\n- white\n## Cons\n### Tea\n- slow\n"
    #expect(summary(list + sides) == "Tea\n + hot\n - slow\nMilk\n + white")
    #expect(!summary(list + "## Pros\n### Price\n\nWe need:\n\n- hot\n").contains("+"))
  }

  @Test("a heading with only signs of cons is an option if several others have both sides")
  func consBesideOthers() {
    let two = "# T\n## Tea\n- 👍 hot\n- 👎 slow\n## Milk\n- 👍 white\n- 👎 cold\n"
    #expect(
      summary(two + "## Rice\n- 👎 dry\n")
        == "Tea\n + hot\n - slow\nMilk\n + white\n - cold\nRice\n - dry")
    #expect(!summary(two + "## Done\n- 👍 bought\n").contains("Done"))
  }

  @Test(
    "marks of the choice, and signs of pros and cons, in several forms",
    arguments: [
      "Tea ← chosen", "Tea【採用】", "Tea (our choice)", "Selected — Tea", "Tea ✅ chosen",
      "Tea ✓ chosen",
    ])
  func marks(title: String) {
    let read = decision("# T\n## Options\n### \(title)\n- ⭕ hot\n### Milk\n- (–) cold\n")
    #expect(read.chosen == 0)
    #expect(read.options.map(\.title) == ["Tea", "Milk"])
    #expect(read.options.map { $0.arguments.map(\.side) } == [[.pro], [.con]])
  }

  @Test(
    "what only looks like a mark chooses nothing",
    arguments: ["Tea (no choice)", "Tea (by choice)", "Tea (chosen until now)", "Select: a tea"])
  func noMarks(title: String) {
    #expect(decision("# T\n## Options\n- \(title)\n- Milk\n").chosen == nil)
  }

  @Test("a sentence at the end of a description introduces the list below it")
  func introduced() {
    for mark in ["- **Tea**:", "1. **Tea**:", "### Tea\n"] {
      let indent = mark.hasPrefix("#") ? "" : "   "
      let text = "# T\n## Options\n\(mark) A drink. Rejected because:\n\n\(indent)- it is hot\n"
      #expect(decision(text).options[0].arguments.map(\.text) == ["it is hot"])
      #expect(decision(text).options[0].arguments.map(\.side) == [.con])
    }
  }
}
