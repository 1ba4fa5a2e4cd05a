import Decisions
import Testing

@testable import DecisionMarkdown

/// What a label, a mark or a heading says depends on where it stands, and on what stands beside it.
@Suite("Stated at its place")
struct StatedPlaceTests {
  private let options = "# T\n## Options\n- Tea\n- Milk\n"

  @Test(
    "beside a section of the decision, a label elsewhere is no decision",
    arguments: [
      "**Result**: Milk was hotter in 7 of 10 cups.", "Answer: Milk", "**Verdict:** Milk",
      "**Ergebnis**: Milk", "Conclusión: Milk",
    ])
  func labelElsewhere(label: String) {
    let read = decision(
      options + "## Trial\n\(label)\n## Decision\nWe choose Tea nevertheless, because it is hot.\n")
    #expect(read.chosen == 0)
    #expect(read.outcome == "We choose Tea nevertheless, because it is hot.")
  }

  @Test(
    "a label of the choice counts in any section, and any label where no section decides",
    arguments: [
      "## Trial\nChosen option: Milk\n## Decision\nSee above.\n", "## Next steps\nVerdict: Milk\n",
      "## Trial\n**Decision**: Milk\n",
    ])
  func labelAlone(text: String) { #expect(decision(options + text).chosen == 1) }

  @Test(
    "the winner or result below a heading such as Benchmark isn't the choice",
    arguments: [
      "Benchmark\n**Winner:** Milk in price", "Trial\nVerdict: Milk", "Cost\nResult: Milk",
    ])
  func labelOfTrial(text: String) {
    #expect(decision(options + "## \(text)\n").chosen == nil)
  }

  @Test(
    "a heading that is a listed title is this option, whatever its words mean",
    arguments: [
      "Pros and cons in a table", "Advantages of a table", "Decision by lot", "Why not a table",
      "Vorteile in der Tabelle",
    ])
  func listedTitle(title: String) {
    let text = "# T\n## Considered Options\n- \(title)\n- Tea\n## Pros and Cons of the Options\n"
    #expect(
      summary(text + "### \(title)\n- Good, because short\n### Tea\n- Bad, because wet\n")
        == "\(title)\n + short\nTea\n - wet")
    // Elsewhere, it may be about anything.
    #expect(summary(text + "### Advantages of Tea\n- hot\n") == "\(title)\nTea\n + hot")
  }

  @Test(
    "a mark in the list and a statement of another option are several choices",
    arguments: ["Tea (chosen)", "Tea – selected", "Tea (accepted)", "Tea (gewählt)", "Tea（採用）"])
  func mark(title: String) {
    let marked = options.replacing("Tea", with: title) + "## Decision\n"
    for outcome in [
      "Chosen option: \"Milk\", because white.", "We choose Milk, because it is white.",
    ] {
      #expect(decision(marked + outcome).chosen == nil)
      #expect(decision(marked + outcome).problems.map(\.kind) == [.severalChoices])
      #expect(decision(marked + outcome.replacing("Milk", with: "Tea")).chosen == 0)
    }
  }

  @Test(
    "an opinion in the list, or a mark in another list, contradicts no statement",
    arguments: [
      "Tea (recommended)", "Tea (preferred)", "Tea (favored)", "Tea (initially chosen)",
      "Tea (was chosen in 2019)",
    ])
  func opinion(title: String) {
    let text = options.replacing("Tea", with: title) + "## Decision\nChosen option: Milk\n"
    #expect(decision(text).chosen == 1)
    #expect(decision(text).problems == [])
    let other =
      "# T\n## Options for cups\n- Mug (chosen)\n- Glass\n## Options for drinks\n- Tea\n- Milk\n"
    #expect(decision(other + "## Decision\nChosen option: Milk\n").chosen == 3)
  }

  @Test(
    "a label that no option has is an unknown choice",
    arguments: [
      ("[OPT-1] Tea", "[OPT-2] Milk", "\"[OPT-3]\""),
      ("Option A: Tea", "Option B: Milk", "Option C"),
      ("A. Tea", "B. Milk", "\"Option C\""), ("Variante 1: Tee", "Variante 2: Milch", "Variante 4"),
      ("Option 1 - Tea", "Option 2 - Milk", "**Option 3**, because it is known"),
    ])
  func unknownLabel(one: String, other: String, choice: String) {
    let text = "# T\n## Options\n### \(one)\n- Pro: hot\n### \(other)\n- Con: wet\n## Decision\n"
    #expect(decision(text + "Chosen option: \(choice)\n").problems.map(\.kind) == [.unknownChoice])
  }

  @Test(
    "a hint of a template, and a label where not all options have one, are none",
    arguments: ["[option 3]", "{Option X}", "\"{Option 3}\""])
  func hint(choice: String) {
    let text =
      "# T\n## Options\n### Option A: Tea\n- Pro: hot\n### Option B: Milk\n- Con: wet\n## Decision\n"
    #expect(decision(text + "Chosen option: \(choice)\n").problems == [])
    #expect(decision(options + "## Decision\nChosen option: Option 3\n").problems == [])
    #expect(decision(text + "Chosen option: Option 2\n").chosen == 1)
  }

  @Test func `signs before rows compare options only among the options`() {
    let table = "| | File | Owner |\n|-|-|-|\n| + | build.yml | all |\n| - | Jenkins | two |\n"
    #expect(decision("# T\n## Context\n" + table).options.isEmpty)
    #expect(
      summary("# T\n## Options\n" + table)
        == "File\n + build.yml\n - Jenkins\nOwner\n + all\n - two")
  }

  @Test(
    "a cell that only says that the option was chosen is no reason against it",
    arguments: ["**Chosen** (see below)", "Chosen", "**Elegida** (ver abajo)"])
  func chosenCell(cell: String) {
    let table = "| Option | Why not |\n|-|-|\n| Tea | too hot |\n| Milk | \(cell) |\n"
    let text = "# T\n## Options\n" + table
    #expect(summary(text) == "Tea\n - too hot\nMilk (chosen)")
  }

  @Test("beside a column of weights, rows are criteria", arguments: ["Weight", "Gewicht", "重み"])
  func weights(title: String) {
    let table =
      "| What counts | Tea | Milk | \(title) |\n|--|--|--|--|\n| Price | 61 | 78 | 50 % |\n"
    #expect(decision("# T\n## Options\n" + table).options == [])
    #expect(
      decision(options + "## Comparison\n" + table).options.map(\.title) == ["Tea", "Milk"])
    // The rows of another table below the options are these.
    let rows = table.replacing(title, with: "Colour")
    #expect(decision("# T\n## Options\n" + rows).options.map(\.title) == ["Price"])
  }

  @Test(
    "a word of a side before other words and a colon takes no side",
    arguments: [
      "Good to know: the cups are new", "Gut zu wissen: die Tassen sind neu",
      "Bon à savoir : les tasses sont neuves", "Better idea: buy cups", "Bad luck: no cups",
      "Goed om te weten: nieuw", "Bueno para saber: nuevo",
    ])
  func notLabel(item: String) {
    let text = "# T\n## Options\n### Tea\n- Good, because it is hot\n- \(item)\n### Milk\n"
    #expect(decision(text).options[0].arguments.map(\.text) == ["it is hot"])
    let label = item.prefix { $0 != ":" }
    #expect(
      decision("# T\n## Options\n### Tea\n- Pro: hot\n\n**\(label):**\n\n- new\n").options[0]
        .arguments.map(\.text) == ["hot"])
  }

  @Test("a word of a side without a colon still judges beside arguments")
  func judged() {
    let text = "# T\n## Options\n### Tea\n- Good, because it is hot\n- Bad for milk\n"
    #expect(summary(text) == "Tea\n + it is hot\n - Bad for milk")
  }

  @Test(
    "headings group the options if the choice names an item before a heading",
    arguments: [
      "We choose Soup. The question of Cold is open.", "We choose Soup, and decide on Cold later.",
      "Chosen option: Soup; Cold is open.", "We use Soup and leave Cold as it is.",
      "Today, Cold is undecided. We want to use Soup.",
    ])
  func groups(outcome: String) {
    let text = "# T\n## Options\n### Cold\n- Milk\n- Juice\n### Hot\n- Tea\n- Soup\n## Decision\n"
    #expect(decision(text + outcome).options.map(\.title) == ["Milk", "Juice", "Tea", "Soup"])
    let state = text.replacing("Cold", with: "State")
    #expect(
      decision(state + outcome.replacing("Cold", with: "State")).options.map(\.title)
        == ["Milk", "Juice", "Tea", "Soup"])
    #expect(decision(text + "We use Cold with Soup.").options.map(\.title) == ["Cold", "Hot"])
  }

  @Test("one list below the choice is one, with a side or without")
  func oneList() {
    let text =
      "# T\n## Optionen\n- Tee\n- Milch\n## Entscheidung\nGewählte Option: Tee, weil heiß.\n\n"
    #expect(
      summary(
        text + "- Betrifft auch Tassen\n- Gut, weil alt\n- Gut für alle\n- Neu ist der Topf\n")
        == "Tee (chosen)\nMilch\n= ~ Betrifft auch Tassen\n= + alt\n= + Gut für alle\n= ~ Neu ist der Topf"
    )
    // A list without sides is no list of arguments.
    let bare = decision(text + "- Betrifft auch Tassen\n- Neu ist der Topf\n")
    #expect(bare.consequences == [])
    #expect(bare.remarks == ["Betrifft auch Tassen", "Neu ist der Topf"])
  }

  @Test(
    "one Yes in a column for the choice is the choice",
    arguments: [
      ("Chosen", "Yes", "No"), ("Selected?", "x", ""), ("Decision", "✅", "❌"),
      ("Gewählt", "Ja", "Nein"),
      ("Choisi", "oui", "non"),
    ])
  func column(title: String, yes: String, no: String) {
    func table(_ title: String, _ one: String, _ other: String) -> String {
      "# T\n## Options\n| Option | Pros | \(title) |\n|--|--|--|\n| Tea | hot | \(one) |\n| Milk | white | \(other) |\n"
    }
    #expect(decision(table(title, no, yes)).chosen == 1)
    #expect(decision(table(title, yes, yes)).chosen == nil)
    for other in ["Rejected", "Not chosen", "Status", "Hot"] {
      #expect(decision(table(other, "No", "Yes")).chosen == nil)
    }
  }

  @Test("headings above others with arguments group these, unless these are criteria")
  func headingsOfGroups() {
    let text = """
      # T
      ## Options
      ### Hot
      #### Tea
      - Pro: small
      - Con: wet
      #### Soup
      - Con: dear
      ### Cold
      #### Milk
      - Pro: white
      - Con: heavy
      #### Juice
      - Pro: sweet
      """
    #expect(decision(text).options.map(\.title) == ["Tea", "Soup", "Milk", "Juice"])
    let criteria = text.replacing("Tea", with: "Price").replacing("Milk", with: "Price")
    #expect(decision(criteria).options.map(\.title) == ["Hot", "Cold"])
    let described = text.replacing("### Hot\n####", with: "### Hot\nIn a cup.\n####")
      .replacing("### Cold\n####", with: "### Cold\nIn a glass.\n####")
    #expect(decision(described).options.map(\.title) == ["Hot", "Cold"])
  }
}
