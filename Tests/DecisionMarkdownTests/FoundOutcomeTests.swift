import DecisionMarkdown
import Decisions
import Testing

/// Heads and outcomes found in decisions that other people keep, in words of our own.
@Suite("Outcomes as found elsewhere")
struct FoundOutcomeTests {
  @Test("several names in bold are several choices, if each is that of an option")
  func several() {
    let options = "## Options\n- **F1.** Tea\n- **F2.** Milk\n- **R1.** Cups\n## Decision\n"
    let read = decision(options + "Chosen: **F2, R1**, as we said.")
    #expect(read.chosen == nil)
    #expect(read.problems == [Problem(line: 6, .jointChoice)])
    #expect(read.state == .accepted)
    #expect(read.options.map(\.title) == ["F1. Tea", "F2. Milk", "R1. Cups"])
    let drinks = "## Options\n- Tea\n- Milk\n- Tea, milk\n## Decision\nChosen: "
    #expect(decision(drinks + "**Tea, milk**").chosen == 2)
    #expect(decision(drinks + "**Tea, with milk as guests like it**").chosen == 0)
  }

  @Test(
    "what is done and what leads to headings says nothing for or against",
    arguments: ["Status", "Context", "Checklist"])
  func lists(heading: String) {
    let text = "# T\n## Options\n- Tea\n- Milk\n## Decision\nWe take Tea.\n## \(heading)\n"
    for list in [
      "- <a href=\"#pros\">Pros</a>\n- <a href=\"#cons\">Cons</a>\n", "- [[#Pros]]\n- [[#Cons]]\n",
    ] {
      #expect(summary(text + list) == "Tea (chosen)\nMilk")
    }
    if heading != "Checklist" {
      #expect(summary(text + "- ✅ done\n- ❌ open\n") == "Tea (chosen)\nMilk")
    }
  }

  @Test("brackets that say more than that an option was chosen are part of its title")
  func chosenBy() {
    #expect(decision("## Options\n### Tea (chosen by Ann)\n### Milk\n").chosen == nil)
  }

  @Test("what tells a title from one that ends alike names it, and so does what is before a slash")
  func distinguished() {
    func chosen(_ sentence: String) -> Int? {
      decision("## Options\n- Oven bread\n- Pan bread\n- Rice / Oats\n## Decision\n\(sentence)\n")
        .chosen
    }
    #expect(chosen("We chose the Pan for our dinner, as it is quick.") == 1)
    #expect(chosen("We chose the pan lid.") == nil)
    #expect(chosen("We chose bread.") == nil)
    #expect(chosen("Rice. It keeps.") == 2)
  }

  @Test("a number behind `chosen option` names the choice without a colon, too")
  func labelled() {
    let options = "## Options\n1. Tea\n1. Milk\n## Decision\n"
    #expect(decision(options + "Chosen option `2`, that is, a white one.").chosen == 1)
    #expect(decision(options + "Choosen option is: \"Milk\"").chosen == 1)
    #expect(decision(options + "Chosen option 2.").chosen == 1)
    #expect(decision(options + "Option 2 that is white would do.").chosen == nil)
    #expect(decision(options + "Chosen option 2 has been revoked.").chosen == nil)
    #expect(decision(options + "The chosen option 2 of last year was sour.").chosen == nil)
    #expect(
      decision(options + "Chosen option: \"{option 2}\", because {justification}").chosen == nil)
  }

  @Test("a capital on its own names the choice")
  func capital() {
    let options =
      "## Options\n### A: Own oven with a chimney\n### B: Oven of the inn\n## Decision\n"
    #expect(decision(options + "**Own oven** (`wood`), for good.").chosen == nil)
    #expect(decision(options + "We build the **oven of the inn** at once.").chosen == nil)
    #expect(decision(options + "We choose A.").chosen == 0)
    #expect(decision(options + "We choose A good one.").chosen == nil)
  }

  @Test("what follows the reason, or another number, says no more than it does")
  func beforeReason() {
    let options = "## Options\n1. A bell each\n2. A bell for all\n"
    #expect(
      decision(
        options
          + "## Decision\nWe decided for [Option 1](#x) because there is no mix. Option 2 mixes."
      ).chosen == 0)
    #expect(
      decision(options + "## Final answer\nbell for all (on the wall)").chosen == 1)
    #expect(
      decision("## OPTION A — BOX\n### Pros\n- dry\n## RECOMMENDATION: BOTH (Option A + B)\n")
        .chosen
        == nil)
  }

  @Test("the reason for a decision names no choice")
  func reason() {
    let text = "## Options\n### A: Tea\n### C: Milk\n## Decision\n**C.**\n\nRationale: It is white."
    #expect(decision(text).chosen == 1)
    #expect(decision(text).problems == [])
  }

  @Test("a cell that says nothing but that it was chosen says so in any column")
  func cell() {
    let text = "## Options\n| Option | Notes |\n|--|--|\n| Tea | hot |\n| Milk | **Chosen** |\n"
    #expect(decision(text).chosen == 1)
  }

  @Test("what is below the heading of an option is no field of the decision")
  func foot() {
    #expect(
      summary("## Options\n### Milk\n**Status**: ✅ done") == "Milk\n note: **Status**: ✅ done")
  }

  @Test("status and date stand without what a template puts around them")
  func braces() {
    let read = decision("---\nstatus: {proposed}\ndate: {2024-11-05}\n---\n# T\n")
    #expect(read.status == "proposed")
    #expect(read.date == "2024-11-05")
    #expect(decision("---\nstatus: \"{proposed | rejected}\"\n---\n# T").status == nil)
    let line = decision("# T\n\nStatus: accepted · 2024-11-05\n")
    #expect(line.status == "accepted")
    #expect(line.date == "2024-11-05")
  }

  @Test("a remark is shown whole, though it begins like the title of an option")
  func remark() {
    let text = "## Decision\nTea.\n### Trade-offs\n- **It may cool** — soon\n"
    #expect(decision(text).remarks == ["**It may cool** — soon"])
  }

  @Test("prose among the consequences is a remark, whatever heading stands above")
  func prose() {
    let text =
      "## Consequences\n### Cups\nThey break.\n### Negative\n- loud\n\n**Mitigation:** cloth\n"
    #expect(decision(text).remarks == ["They break.", "**Mitigation:** cloth"])
  }

  @Test("a chosen name that shares but a small part of its words with an option is another")
  func barelyNamed() {
    let options = "## Options\n### Green garden tea\n### Milk\n## Decision\n"
    #expect(decision(options + "Chosen option: Black tea with sugar and lemon\n").chosen == nil)
    #expect(decision(options + "Chosen option: tea of the garden\n").chosen == 0)
    #expect(decision(options + "Chosen option: \"Black coffee with milk\"\n").chosen == nil)
  }

  @Test("the name of the chosen option may stand in an item below its announcement")
  func announced() {
    let options = "## Options\n- [Option 1] Tea\n- [Option 2] Milk\n## Outcome\n"
    #expect(decision(options + "Chosen option:\n* **[Option 2] Milk**\n").chosen == 1)
    #expect(decision(options + "Chosen option:\n\n* it is cold\n").chosen == nil)
    #expect(decision(options + "Reasons:\n\n* Milk\n* cold\n").chosen == nil)
  }

  @Test(
    "what was before, is not decided or stands beside an outcome is no choice of a preamble",
    arguments: [
      "In May we chose Redis.", "We use Redis.", "We decided against Redis.",
      "We chose between Kafka and Redis.", "We should have chosen Redis.",
    ])
  func noPreamble(text: String) {
    let options = "\n\n## Options\n\n### Kafka\n\n### Redis\n"
    #expect(decision("# Store\n\n" + text + options).chosen == nil)
    #expect(decision("# Store\n\nWe chose Redis.\(options)\n## Decision\n\nOpen.\n").chosen == nil)
  }

  @Test(
    "the mark of the choice is no part of a title",
    arguments: ["(chosen)", "(Elegida)", "(Choisi)", "（採用）", "✅ (Selected)"])
  func marked(mark: String) throws {
    let text = "## Options\n### Tea \(mark)\n### Milk\n"
    #expect(summary(text) == "Tea (chosen)\nMilk")
    let tick = "## Options\n- tea() ✅\n- Milk\n## Decision\nChosen: tea()\n"
    #expect(summary(tick) == "tea() (chosen)\nMilk")
    let tea = OptionPlace.seen(number: 1, title: "Tea")
    let after = try DecisionText(Array(text.utf8), named: "file")
      .after(.renameOption(tea, title: "Water"))
    #expect(summary(String(decoding: after.bytes, as: UTF8.self)) == "Water (chosen)\nMilk")
  }

  @Test("the outcome goes on below a colon, and in the list of its reasons")
  func outcomeBelow() {
    let options = "## Options\n- Tea\n- Milk\n## Decision\n"
    let read = decision(options + "Now we use:\n\nMilk\n\nIt is white.\n")
    #expect(read.outcome == "Now we use: Milk")
    #expect(read.chosen == 1)
    let why = decision(options + "Chosen option: Tea, because\n\n- it is hot\n- it is here\n")
    #expect(why.outcome == "Chosen option: Tea, because it is hot; it is here")
    #expect(why.remarks == [])
    #expect(decision(options + "We do this:\n- boil\n- stir\n").remarks == ["boil", "stir"])
  }

  @Test(
    "a section about the reasons or their check states no decision",
    arguments: ["Rationale", "Justification", "Validation", "Confirmation"])
  func reasons(heading: String) {
    let text = "# T\n## \(heading)\nTea is drunk.\n"
    #expect(decision(text).state == .undecided)
    #expect(decision(text).outcome == nil)
    #expect(decision(text + "## Decision\nMilk it is.\n").outcome == "Milk it is.")
  }

  @Test("a choice among the reasons counts, and so do rejections")
  func choiceInReasons() {
    let text =
      "# T\n## Options\n- Tea\n- Milk\n## Rationale\nWe chose Tea because it is warm.\n\nMilk was rejected because it is cold.\n"
    #expect(summary(text) == "Tea (chosen)\nMilk\n - it is cold.")
  }
}
