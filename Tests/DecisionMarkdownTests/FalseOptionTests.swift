import Decisions
import Testing

/// Lists and headings that are beside options, or that say how many there are.
@Suite("Lists that name options, and others")
struct FalseOptionTests {
  private func titles(_ text: String) -> [String] {
    decision("# T\n\n\(text)").options.map(\.title)
  }

  @Test("beside a table of options, items are none")
  func besideTable() {
    let text = """
      ## Ink
      - It has to last.
      - It has to be cheap.

      | Option | Pros | Cons |
      |---|---|---|
      | Red | warm | fades |
      | Blue | stays | dear |

      1. Costs
      """
    #expect(titles(text) == ["Red", "Blue"])
  }

  @Test("entries in a table's legend are not options, but a list below the table can add some")
  func legend() {
    let table = "## Options\n| Forces | Red | Blue |\n|---|---|---|\n| Price | ++ | - |\n"
    #expect(titles(table + "\nLegend:\n- ++ : good\n- \\- : bad\n") == ["Red", "Blue"])
    let list = table + "\n- **Red + Blue**: both\n- **Wax**: neither\n"
    #expect(titles(list) == ["Red", "Blue", "Red + Blue", "Wax"])
  }

  @Test("after the options, a list that a sentence about the choice introduces contains none")
  func reasonsOfChoice() {
    let list = "## Options\n- Red\n- Blue\n\n"
    for lead in ["Chose Red for:", "We prefer red. The main reasons are:"] {
      #expect(titles(list + "\(lead)\n- It is warm\n- It is cheap\n") == ["Red", "Blue"])
    }
    #expect(titles(list + "For walls:\n- Lime\n") == ["Red", "Blue", "Lime"])
  }

  @Test("lists and headings below a heading for one option are not options")
  func headingOfOneOption() {
    for heading in ["Alternative solution", "Alternative proposal"] {
      #expect(titles("## \(heading)\n- Watch it\n- Stop it\n### Use\n- Ask\n") == [])
      #expect(titles("## \(heading): Red\n- Watch it\n") == ["\(heading): Red"])
    }
    #expect(titles("## Alternative solutions\n- Red\n- Blue\n") == ["Red", "Blue"])
  }

  @Test(
    "a heading that asks which options were considered lists them",
    arguments: [
      "What alternative solutions did you consider?", "Welche Alternativen wurden betrachtet?",
    ])
  func asked(heading: String) {
    #expect(titles("## \(heading)\n- Red\n- Blue\n") == ["Red", "Blue"])
    #expect(titles("## What has to be considered?\n- Red\n- Blue\n") == [])
  }

  @Test(
    "a question of a template is no option, nor what answers it",
    arguments: [
      "What other designs have been considered?", "**Why is this proposal the best?** It is warm.",
      "What is the impact of not doing this?",
    ])
  func questions(item: String) {
    let text = "- Red\n- \(item)\n  - Lime\n- What about blue?\n- Why not green?\n"
    #expect(titles("## Options\n\n\(text)") == ["Red", "What about blue?", "Why not green?"])
  }

  @Test("below `Details`, lists, headings and bold lines are options only with their arguments")
  func details() {
    #expect(titles("## Details\n- a\n- b\n### Bots\n- c\n**Locks**\n- d\n") == [])
    let argued = "## Details\n### Red\n- Pro: warm\n- Con: fades\n### Blue\n- Pro: stays\n"
    #expect(titles(argued) == ["Red", "Blue"])
  }

  @Test(
    "a sentence that counts options in the context lists them",
    arguments: [
      "Two options exist\nfor the ink:", "There are 2 possible solutions:",
      "We have two approaches:",
    ])
  func counted(lead: String) {
    #expect(titles("## Context\n\nWe print. \(lead)\n\n- Red\n- Blue\n") == ["Red", "Blue"])
    #expect(titles("## Design\n\n\(lead)\n\n- Red\n- Blue\n") == [])
    #expect(titles("## Context\n\nThe command has two options:\n\n- Red\n- Blue\n") == [])
  }

  @Test(
    "headings that say that something was rejected list it",
    arguments: [
      "Considered and rejected", "Considered, but not chosen", "Dropped alternatives",
      "Why not the alternatives", "기각한 대안",
    ])
  func rejected(heading: String) {
    #expect(
      summary("# T\n\n## \(heading)\n\n- Red: it fades too soon.\n")
        == "Red\n - it fades too soon.")
    #expect(titles("## Rejected requests\n\n- 404: not found\n") == [])
  }

  @Test("bold labels below options are no options, and neither are scenarios elsewhere")
  func labels() {
    let text = "**Alternatives.**\n(a) red ink\n\n**Trade-off.** It fades.\n\n**Decision:** Blue.\n"
    #expect(titles("## Q1\n\n\(text)") == [])
    #expect(titles("## Alternatives\n\n**Red.** It fades.\n\n**Blue.** It stays.\n").count == 2)
    let scenarios = "### Scenario 1: all red\n\nGood.\n\n### Scenario 2: all blue\n\nGood.\n"
    #expect(titles("## Options\n\n- Red\n- Blue\n\n## Scenarios\n\n\(scenarios)").count == 2)
  }

  @Test("limitations in a context are those of today, unless it has advantages, too")
  func limitations() {
    let cons = "# T\n\n## Context\n\n**Limitations:**\n\n- slow\n"
    #expect(summary(cons) == "")
    #expect(summary(cons + "\n**Advantages:**\n\n- cheap\n") == "T\n - slow\n + cheap")
  }

  @Test("paragraphs that begin with a bold line are options, and so is what solution options list")
  func boldLines() {
    let text = "# T\n\n## Alternativas\n\n**1. Té** (verde).\nFrío.\n\n**2. Café.**\nCaro.\n"
    #expect(summary(text) == "1. Té\n note: (verde). Frío.\n2. Café.\n note: Caro.")
    #expect(titles("## Solution options\n\n### Tea\n\nHot.\n\n### Milk\n") == ["Tea", "Milk"])
  }

  @Test("a heading may say in any language that it names a rejected alternative")
  func announced() {
    let text = "## Решение\n\nВода.\n\n## Отклонённая альтернатива: чай\n\nГорячий.\n"
    #expect(titles(text) == ["Отклонённая альтернатива: чай"])
  }

  @Test("without options, `Chosen option: …` names no unknown one")
  func noOptions() {
    let read = decision(
      "# T\n\n## Pros\n- a\n## Decision\n\nChosen option: \"Red ink\", as it lasts.\n")
    #expect(read.problems == [])
  }

  @Test("parts of a path are compared one by one")
  func paths() {
    let text = "## Options\n- The kit of [acme/ink](https://a.b) (which has `red-ink`)\n- Tea\n"
    let read = decision("# T\n\(text)## Decision\nChosen option: \"The kit of acme/red-ink\"\n")
    #expect(read.chosen == 0)
  }

  @Test(
    "if options are listed, another heading with signs or labels is no option",
    arguments: [
      "Status\n- ✅ API\n- ❌ Docs", "Votes\n- Good: Ann\n- Bad: Carl",
      "Rules\nPros:\n- a\nCons:\n- b",
      "Plan\n### Phase 1\n- ✅ API\n- ❌ Docs\n### Phase 2\n- ✅ API\n- ❌ Docs",
    ])
  func besideList(section: String) {
    let options = "## Options\n- Red\n- Blue\n## Decision\nWe use Red.\n## "
    #expect(titles(options + section + "\n") == ["Red", "Blue"])
    #expect(titles("## Red\nPros:\n- warm\nCons:\n- dear\n") == ["Red"])
  }

  @Test("signs below one heading make no option of it; below several, they compare these")
  func signs() {
    let rule = "## Quick rules\n- ✅ always\n- ❌ never\n"
    #expect(titles(rule) == [])
    #expect(titles(rule + "## Red\n- ✅ warm\n- ❌ fades\n") == ["Quick rules", "Red"])
  }
}
