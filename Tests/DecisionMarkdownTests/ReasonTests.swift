import Decisions
import Testing

/// Why an option was rejected is said against it, and why it was chosen for it.
@Suite("Reasons for a verdict")
struct ReasonTests {
  @Test(
    "what follows the words for a rejection is a con",
    arguments: [
      "**Rejected because:**\n- late\n- dear", "Rejected for now because:\n\n- late\n- dear",
      "**Why not:** late\n\n**Problem**: dear", "#### Why rejected\n\n- late\n- dear",
      "- Why not\n  - late\n  - dear", "*Problems:*\n- late\n- dear",
      "**Rejected**, because late\n\nNot chosen because dear",
      "**Por qué no:** late\n\nProblemas: dear",
      "| Why rejected |\n|---|\n| late<br>dear |", "Reasons for rejection:\n* late\n* dear",
      "- Por qué se descartó: late\n- **거절:** dear",
      "기각이유:\n* late\n* dear", "Rejected because it:\n\n- late\n- dear",
      "This was considered but rejected because:\n- late\n- dear",
    ])
  func rejected(text: String) {
    #expect(summary("## Alternatives\n\n### Tea\n\n\(text)\n") == "Tea\n - late\n - dear")
  }

  @Test(
    "words that only look like these say nothing against it",
    arguments: [
      "It was chosen but not reviewed because we know it.", "It was considered because hot.",
    ])
  func others(text: String) {
    #expect(summary("## Alternatives\n\n### Tea\n\n\(text)\n") == "Tea\n note: \(text)")
  }

  @Test("what follows the words for a choice is a pro")
  func chosen() {
    let text =
      "## Alternatives\n### Tea\n**Chosen because:**\n- hot\n### Milk\n- Why chosen: white\n"
    #expect(summary(text) == "Tea\n + hot\nMilk\n + white")
    let considered = "**Why considered:**\n\n- hot\n\n**Why rejected:**\n\n- dear\n"
    #expect(summary("## Alternatives\n### Tea\n\(considered)") == "Tea\n + hot\n - dear")
  }

  @Test("behind a title too, in a list and in a table")
  func behindTitles() {
    #expect(
      summary(
        """
        ## Alternatives
        - **Tea** — rejected: slow
        - **Milk.** It is white. Écarté : dear
        - Water: rejected (thin)
        - Juice: rejected because of the price,
          and sweet
        - **Beer** — rejected at first; we may come back
        """) == """
          Tea
           - slow
          Milk.
           - dear
           note: It is white.
          Water
           - thin
          Juice
           - the price, and sweet
          Beer
           note: rejected at first; we may come back
          """)
    #expect(
      summary(
        """
        ## Alternatives
        | Alternative | Why rejected |
        |--|--|
        | Tea | slow |

        ## Options
        | Option | Verdict |
        |--|--|
        | Milk | Rejected: dear |
        | Water | **Chosen**, near |
        """) == "Tea\n - slow\nMilk\n - dear\nWater (chosen)\n note: Verdict: **Chosen**, near")
  }

  @Test("a verdict alone behind a title is none of it, in a heading as in a list")
  func verdictAlone() {
    let expected = "Wax\n note: rejected\nTea\n note: rejected for now"
    #expect(summary("## Options\n- Wax — rejected\n- Tea: rejected for now\n") == expected)
    #expect(summary("## Options\n### Wax — rejected\n### Tea: rejected for now\n") == expected)
    // What goes on otherwise belongs to the title, and so does what brackets say.
    #expect(
      summary("## Options\n### Mail: rejected messages wait\n### Tea (rejected)\n")
        == "Mail: rejected messages wait\nTea (rejected)")
  }

  @Test("a reason behind a title can be weighed, at the end of its lines")
  func weighed() throws {
    let text =
      "## Alternatives\n- **Tea** — rejected for\n  now: slow\n  and hot\n- **Milk** - Rejected: cold\n"
    #expect(summary(text) == "Tea\n - slow and hot\nMilk\n - cold")
    let tea = try edited(text, .weigh(argument(.con, 1, of: text), 3))
    #expect(difference(text, tea) == ["-   and hot", "+   and hot <!-- weight: 3 -->"])
    #expect(summary(tea) == "Tea\n - slow and hot ×3\nMilk\n - cold")
    let milk = try edited(text, .weigh(argument(.con, 1, ofOption: 2, of: text), 2))
    #expect(summary(milk) == "Tea\n - slow and hot\nMilk\n - cold ×2")
    #expect(try edited(milk, .weigh(argument(.con, 1, ofOption: 2, of: milk), 1)) == text)
  }

  @Test("all of it in one file")
  func file() {
    let read = decision(Fixtures.reasoned)
    #expect(read.status == "accepted")
    #expect(read.date == "2026-04-05")
    #expect(
      summary(read) == """
        The baker in town
         note: He is near.
        An oven of our own (chosen)
         + warm
         - wood ×2
        Alternative: no bread
         - hunger
         - the guests
         - they leave
         note: Nobody bakes.
        Alternative: cake
         + sweet
         - too sweet
         note: **Cost:** dear
        Rice
         - no plates
        = + it smells
        = - smoke
        """)
    #expect(read.remarks == ["**Mitigation:** a chimney"])
  }

  @Test("a con that is added says nothing of a rejection")
  func added() throws {
    let text =
      "## Alternatives\n### Tea\n- Rejected because slow\n\n### Milk\n- Good, because hot\n"
    for place in [1, 2] {
      let added = try edited(text, .add(.con, text: "dear", to: option(place, of: text)))
      #expect(difference(text, added) == ["+ - Bad, because dear"])
    }
    for remark in [" (rejected, slow)", " – rejected (too slow)", " – rejected, slow"] {
      for beginning in ["### ", "- "] {
        let others = "\(beginning)Tea\(remark)\n\n\(beginning)Water\(remark)\n\n"
        let text = "## Alternatives\n\n\(others)\(beginning)Milk\n"
        let added = try edited(text, .add(.con, text: "dear", to: option(3, of: text)))
        #expect(added.contains("Bad, because dear\n"))
        let again = try edited(text, .add(.con, text: "dear", to: option(1, of: text)))
        #expect(again.contains("Bad, because dear\n"))
      }
    }
    let label = "## Alternatives\n### Tea\n**Rejected because:**\n- slow\n"
    let added = try edited(label, .add(.con, text: "dear", to: option(1, of: label)))
    #expect(difference(label, added) == ["+ - dear"])
  }

  @Test("elsewhere the same words take no side")
  func elsewhere() {
    #expect(
      summary(
        """
        # Tea?
        ## Status
        Rejected: too late
        ## Problems
        - we thirst
        ## Context
        **Problems:**
        - it is hot
        ## Decision
        Rejected because of the heat.
        """) == "")
    #expect(summary("## Rejected options\n- Rejected: tea\n- Milk") == "Rejected: tea\nMilk")
    #expect(
      summary("## Options\n### Tea\n**Rejected.** It is hot.\n### Milk\nRejected.\n")
        == "Tea\n - It is hot.\nMilk\n note: Rejected.")
  }

  @Test("a label may go on to explain itself")
  func explained() {
    #expect(
      summary(
        """
        ## Consequences
        ### Cons — with a sigh
        - loud
        """) == "= - loud")
    // A heading that names both sides gives its items neither.
    #expect(summary("## Consequences\n### Pros / cons\n- a\n") == "")
  }

  @Test("what is done against cons is none, whatever stands above")
  func mitigations() {
    let text =
      "## Consequences\n### Drawbacks\n- fire\n- **Mitigation:** water\n\nMitigations:\n- sand\n"
    #expect(summary(text) == "= - fire")
    #expect(decision(text).remarks == ["**Mitigation:** water", "sand"])
    // What only sorts cons leaves them cons.
    #expect(
      summary("## Consequences\n### Cons\n**Heat:**\n- fire\n") == "= - fire")
    #expect(
      summary(
        "## Options\n- Tea\n## Decision\nTea.\n## Limits\n### Drawbacks\n- hot")
        == "Tea (chosen)\n= - hot")
  }

  @Test("what counts on from an option is the next one, though labels stand between")
  func countedOn() {
    let text = """
      ## Alternatives
      1. Tea

      It is hot.

      2. Milk

      Pros:

      - white

      Cons:

      - cold

      3. Water

      Pros:

      1. clear
      2. cheap

      ## Decision
      We go with variant 2.
      """
    #expect(
      summary(text)
        == "Tea\n note: It is hot.\nMilk (chosen)\n + white\n - cold\nWater\n + clear\n + cheap")
    #expect(summary("## Options\n- Tea\n- Milk\n\nWe looked at both.") == "Tea\nMilk")
  }
}
