import Decisions
import Testing

/// Options that no heading lists: below a label, in paragraphs, and in a table or a heading anywhere.
@Suite("Options without a heading")
struct StatedEntryTests {
  @Test(
    "a label of options lists them, where nothing else does",
    arguments: [
      "## Context\nPossible options:\n- Tea\n- Milk\n",
      "## Context\nWe are thirsty. Two alternatives were considered:\n\n1. Tea\n2. Milk\n",
      "## Design\nWe evaluated some options for the cup:\n\n* Tea\n* Milk\n\nMore text.\n\n* Cup\n",
      "## Kontext\nMögliche Varianten:\n\n- **Tea**: hot\n- **Milk**: cold\n",
      "## Контекст\nРассматривались варианты:\n- Tea;\n- Milk.\n",
      "- **Contexto**: sed\n- **Alternativas consideradas:**\n  - Tea\n  - Milk\n- **Nota**: no\n",
      "## Rationale and alternatives\nAlternatives:\n- Tea\n- Milk\n",
    ])
  func label(text: String) {
    let titles = decision("# T\n\n\(text)").options.map { $0.title.filter(\.isLetter) }
    #expect(titles == ["Tea", "Milk"])
  }

  @Test(
    "a label about something else lists none",
    arguments: [
      "## Design\nThe command has these options:\n- fast\n- slow\n",
      "## Design\nOptions:\n- fast\n- slow\n",
      "## Context\nWe considered no alternatives:\n- late\n",
      "## Consequences\nAlternatives considered:\n- late\n", "## Context\nWe considered:\n- late\n",
      "## Options\n### Tea\n## Context\nOther options considered:\n- late\n",
    ])
  func otherLabels(text: String) {
    let titles = decision("# T\n\n\(text)").options.map(\.title)
    #expect(titles == [] || titles == ["Tea"])
  }

  @Test(
    "numbered paragraphs are options among options and below their label",
    arguments: [
      "## Options\nOption 1: Tea\n\nOption 2: Milk\n",
      "## Options\n**Option 1:** Tea\nIt is hot.\n**Option 2:** Milk\nIt is not.\n",
      "## Context\nWe considered two options:\n\nOption 1: Tea\n\nOption 2: Milk\n",
      "## Context\nTwo alternatives were examined:\n\n**Alternative A: Tea** -- hot\n\n**Alternative B: Milk**\n",
    ])
  func paragraphs(text: String) {
    let titles = decision("# T\n\n\(text)").options.map(\.title)
    #expect(titles.map { $0.split(separator: " ").last } == ["Tea", "Milk"])
    #expect(decision("# T\n## Context\nOption 1: Tea\n\nOption 2: Milk\n").options == [])
  }

  @Test("bold lines above their descriptions are options, and a single bold beginning is one")
  func boldLines() {
    let lines = "**1. Tea**\n\nHot. Rejected because it is slow.\n\n**2. Milk**\n\nCold.\n"
    #expect(
      summary("# T\n## Alternatives\n\n\(lines)")
        == "1. Tea\n - it is slow.\n note: Hot.\n2. Milk\n note: Cold.")
    let beginnings = "We tried two.\n\n**Tea** — too hot\n\n**Milk** — too cold\n"
    #expect(
      decision("# T\n## Alternatives\n\n\(beginnings)").options.map(\.title) == ["Tea", "Milk"])
    #expect(summary("# T\n## Alternatives\n\n**Tea** — too hot\n") == "Tea\n note: too hot")
    #expect(decision("# T\n## Alternatives\n\nWe saw **no** need.\n").options == [])
  }

  @Test(
    "a table of pros and cons has the options in its columns anywhere",
    arguments: ["## Consequences", "## Background", "## Folgen"])
  func columns(heading: String) {
    let table = "|  | Tea | Milk |\n|---|---|---|\n| Pros | hot | cold |\n| Cons | slow | old |\n"
    #expect(
      summary("# T\n\(heading)\n\n\(table)") == "Tea\n + hot\n - slow\nMilk\n + cold\n - old")
  }

  @Test("a bold beginning of a paragraph may end on its second line")
  func wrappedBold() {
    let text =
      "**Tea.** Hot. Rejected because dear.\n\n**Milk from the\nfarm.** Rejected because white.\n"
    #expect(
      summary("## Alternatives\n\n\(text)")
        == "Tea.\n - dear.\n note: Hot.\nMilk from the farm.\n - white.")
    let remark = "## Alternatives\n\n" + text.replacing("Milk from", with: "None of these is from")
    #expect(decision(remark).options.allSatisfy { $0.title == "Tea." })
  }

  @Test("headings with pros and cons below the decision are options")
  func belowDecision() {
    let sides = "**Pros**:\n- hot\n\n**Cons**:\n- slow\n"
    #expect(
      summary("# T\n## Decision\n### Tea\n\(sides)### Milk\n\(sides)")
        == "Tea\n + hot\n - slow\nMilk\n + hot\n - slow")
    #expect(decision("# T\n## Decision\n### Tea\n\(sides)### Milk\nIt is cold.\n").options == [])
  }

  @Test(
    "a sentence may introduce a list of an option's pros or cons",
    arguments: [
      "It has two serious drawbacks:", "Cheap. Its drawbacks are:",
      "This comes with\nsome downsides:",
    ])
  func introduced(text: String) {
    func cons(_ text: String) -> [String] {
      decision(
        "# T\n## Options\n- Milk\n\n### Tea\n\n\(text)\n\n- slow\n- old\n\nWe wait.\n\n- so\n"
      )
      .options.flatMap(\.arguments).filter { $0.side == .con }.map(\.text)
    }
    #expect(cons(text) == ["slow", "old"])
    #expect(cons("It has no drawbacks:") == [])
    #expect(cons("It has drawbacks and benefits:") == [])
    #expect(cons("The drawbacks trouble others:") == [])
  }

  @Test("a later list that gives reasons is about the listed options")
  func laterList() {
    let lists =
      "## Options\n- **Tea from far** — hot\n- Milk\n## Alternatives considered\n- **Tea** — rejected: it is slow\n"
    #expect(summary("# T\n\(lists)") == "Tea from far\n - it is slow\n note: hot\nMilk")
  }

  @Test("a plural is the same option")
  func likeness() {
    #expect(
      summary(
        "# T\n## Options\n- Kettle\n- Mug\n## Pros and cons\n### Kettles\n#### Pros\n- big\n"
      )
        == "Kettle\n + big\nMug")
  }

  @Test("two opposite pictures are neutral, and a judgement needs no because")
  func judged() {
    #expect(
      summary("# T\n## Options\n### Tea\n- ✅ hot\n- ✅❌ cost\n- ❌ slow\n")
        == "Tea\n + hot\n ~ cost\n - slow")
    #expect(
      summary("# T\n## Options\n### Tea\n- Good, because hot\n- Bad for all\n- Better pots\n")
        == "Tea\n + hot\n - Bad for all\n note: Better pots")
  }

  @Test("drawbacks behind a deeper rationale are the document's")
  func drawbacks() {
    #expect(
      summary("# T\n## Plan\n### Rationale\nSo.\n## Drawbacks\n- slow\n## Alternatives\n- Milk\n")
        .contains("T\n - slow"))
  }
}
