import Decisions
import Testing

/// Pros and cons that stand beside the options of the decision: of its parts, its rules, its trade-offs.
@Suite("What is weighed beside the options")
struct SideTopicTests {
  private let options = "# T\n\n## Considered Options\n\n- Red\n- Blue\n\n"

  @Test("a label of one side makes no option of the heading above it")
  func benefits() {
    let text = "## Speed\n\n**At the start:**\n- once\n\n**Benefits:**\n- warm\n"
    #expect(summary(options + text) == "Red\nBlue")
    #expect(summary("# T\n\n\(text)\n**Drawbacks:**\n- dear\n").contains("+ warm"))
  }

  @Test(
    "what `Trade-offs` weighs is no option, unless a heading there is like a listed one",
    arguments: [("**The wall:**", "**The door:**"), ("### The wall", "### The door")])
  func tradeOffs(wall: String, door: String) {
    let choice = options + "## Decision Outcome\n\nChosen option: Red\n\n"
    let sides = "\n- Pro: warm\n- Con: dear\n\n"
    let read = decision(choice + "## Trade-offs\n\n\(wall)\(sides)\(door)\(sides)")
    #expect(read.options.map(\.title) == ["Red", "Blue"])
    #expect(read.consequences == [])
    let alike = door.replacing("door", with: "dark red")
    let like = decision(choice + "## Trade-offs\n\n\(wall)\(sides)\(alike)\(sides)")
    #expect(like.options.map(\.arguments.count) == [2, 0, 2] || like.options.count == 4)
  }

  @Test("signs below a heading of the decision are rules, those below its consequences aren't")
  func rules() {
    let outcome = options + "## Decision Outcome\n\nChosen option: Red\n\n"
    let signs = "**Allowed:**\n\n- ✅ chalk\n\n**Forbidden:**\n\n- ❌ oil\n\n"
    #expect(decision("\(outcome)### Paint\n\n\(signs)").consequences == [])
    #expect(decision("\(outcome)### Consequences\n\n\(signs)").consequences.count == 2)
    for heading in ["Rationale", "Why red"] {
      #expect(decision("\(outcome)### \(heading)\n\n- ✅ chalk\n").consequences.count == 1)
    }
  }

  @Test("the option that was selected has no reason below `Why rejected`")
  func selectedRow() {
    let table = """
      # T

      ## Alternatives considered

      | Option | Pros | Cons | Why rejected |
      | --- | --- | --- | --- |
      | Red | warm | dear | It fades |
      | Blue | stays | cold | **Selected** - it stays |
      """
    #expect(
      summary(table) == """
        Red
         + warm
         - dear
         - It fades
        Blue (chosen)
         + stays
         - cold
         note: Why rejected: **Selected** - it stays
        """)
  }

  @Test("what a heading leaves out of the title in the list is a note")
  func restOfTitle() throws {
    let text = """
      # T

      ## Considered Options

      - Red (for walls)
      - `Blue`: for all doors
      - Lime paint
      - Grey (light, for doors)
      - White (chosen)

      ## Pros and Cons of the Options

      ### Red
      - Good, because it is warm
      ### Blue
      - Good, because it stays
      ### Lime
      - Good, because it is cheap
      ### Grey (light)
      - Good, because it is rare
      ### White
      - Good, because it is plain
      """
    #expect(
      summary(text) == """
        Red
         + it is warm
         note: (for walls)
        Blue
         + it stays
         note: for all doors
        Lime
         + it is cheap
        Grey (light)
         + it is rare
        White (chosen)
         + it is plain
        """)
    let renamed = try edited(text, .renameOption(option(1, of: text), title: "Pink"))
    #expect(renamed.contains("- Pink (for walls)\n") && renamed.contains("### Pink\n"))
  }

  @Test("brackets around a reason are no part of it")
  func bracketed() {
    let text =
      "# T\n\n## Options\n\n- **Red** (rejected because dear)\n- **Blue** (old; rejected: cold)\n"
    #expect(summary(text) == "Red\n - dear\nBlue\n - cold\n note: old")
  }

  @Test("a mark may have its day, and what follows a letter may name its option again")
  func namedAgain() {
    let marked = "# T\n\n## Options\n\n- Red\n- Blue (chosen 2026-08-02)\n- Lime (chosen in part)\n"
    #expect(decision(marked).chosen == 1)
    let lettered =
      "# T\n\n## Options\n\n- **A. Red**\n- **B. Blue paint**\n\n## Decision Outcome\n\n"
    #expect(
      decision(lettered + "Chosen option: **B, a blue paint**, because it stays.\n").chosen == 1)
    #expect(decision(lettered + "Chosen option: A, B\n").chosen == nil)
  }
}
