import Decisions
import Testing

/// Which options there are, and which one was chosen.
@Suite("Identity of options")
struct IdentityTests {
  @Test("options in other words are paired if they resemble each other or have one number")
  func leftOver() {
    let list = "## Considered Options\n- Keep our stove\n- Tea\n- Order from the inn\n"
    let details = "## Pros and Cons of the Options\n### Tea\n- Bad: b\n"
    #expect(
      summary(
        list + details + "### Old stove\n- Good: a\n### Option 3: Delivery\n- Good: c\n")
        == "Keep our stove\n + a\nTea\n - b\nOrder from the inn\n + c")
    #expect(
      summary(list + details + "### Status quo\n- Good: a\n### Delivery\n- Good: c\n")
        == "Keep our stove\nTea\n - b\nOrder from the inn\nStatus quo\n + a\nDelivery\n + c")
  }

  @Test("headings that match the options in number and order are the same options in other words")
  func others() {
    let list = "## Considered Options\n- Keep our stove\n- Tea\n- Order from the inn\n"
    let (first, tea, last) = (
      "### Status quo\n- Good: a\n", "### Tea\n- Bad: b\n", "### Delivery\n- Good: c\n"
    )
    let paired = "Keep our stove\n + a\nTea\n - b\nOrder from the inn\n + c"
    func read(_ headings: [String], below section: String = "Pros and Cons of the Options")
      -> String
    {
      summary(list + "## \(section)\n" + headings.joined())
    }
    #expect(read([first, tea, last]) == paired)
    #expect(read([first, "### Coffee\n- Bad: b\n", last]) == paired)
    #expect(read([tea, first, last]) != paired)
    #expect(read([first, tea]).contains("\nStatus quo\n + a"))
    #expect(read([first, tea, "### Delivery\n- It is late.\n"]).contains("\nStatus quo\n + a"))
    #expect(read([first, tea, last], below: "Comparison").contains("\nStatus quo\n + a"))
  }

  @Test("a word such as `variant` at the end of a title is not part of it")
  func wordForOption() {
    let list = "## Considered Options\n- Big stove\n- Big, slim stove\n"
    let rejected = "## Rejected alternatives\n- Slim variant: It smokes.\n"
    #expect(summary(list + rejected) == "Big stove\nBig, slim stove\n - It smokes.")
  }

  @Test("titles that differ only in signs are different options")
  func signs() {
    let text = """
      ## Options
      - C++
      - C
      - C#
      ## Outcome
      Chosen option: C#, because new
      ## Pros and Cons of the Options
      ### C
      - Good: a
      ### C#
      - Good: b
      ### C++
      - Good: c
      """
    #expect(summary(text) == "C++\n + c\nC\n + a\nC# (chosen)\n + b")
    #expect(decision("## Options\n- A+\n- A-\n## Outcome\nWe choose A-.").chosen == 1)
    let code = "### Mark it by `%`\n- Good: a\n### Mark it by `&`\n- Bad: b\n"
    let list = "## Options\n- Mark it by `%`\n- Mark it by `&`\n## Pros and Cons of the Options\n"
    #expect(summary(list + code) == "Mark it by %\n + a\nMark it by &\n - b")
    #expect(decision(list + "## Outcome\nChosen option: \"Mark it by `&`\"\n").chosen == 1)
  }

  @Test("lists for several questions are several options, even with equal titles and numbers")
  func questions() {
    let text = """
      ## Build Considered Options
      1. Make
      2. Nothing
      ## CI Platform Considered Options
      1. Jenkins
      2. Nothing
      ## Pros and Cons of the Build Options
      ### Make
      - Good: old
      ### Nothing
      - Good: quick
      ## Pros and Cons of the CI Platform Options
      ### Jenkins
      - Bad: old
      ### Nothing
      - Bad: slow
      """
    #expect(
      summary(text)
        == "Make\n + old\nNothing\n + quick\nJenkins\n - old\nNothing\n - slow")
  }

  private let stores = "## Options\n- PostgreSQL (PG)\n- Kafka\n- Material UI\n## Decision\n"

  @Test(
    "the chosen option may be abbreviated as its title says as its title says",
    arguments: [
      ("Chosen option: PG, because known", 0), ("We decided on PG.", 0),
      ("We go with MUI, because it is pretty.", nil),
      ("Chosen option: None of these, they are all bad", nil),
    ] as [(String, Int?)])
  func abbreviations(outcome: String, chosen: Int?) {
    let read = decision(stores + outcome)
    #expect(read.chosen == chosen)
    #expect(read.problems == [])
  }

  @Test(
    "several chosen options are a problem, and none is chosen",
    arguments: [
      "Chosen option: option 1 and option 2", "Chosen option: Kafka, Material UI, because both",
      "Chosen option: PostgreSQL (PG) & Kafka", "We use Kafka and Material UI.",
    ])
  func several(outcome: String) {
    let read = decision(stores + outcome)
    #expect(read.chosen == nil)
    #expect(read.problems == [Problem(line: 6, .jointChoice)])
    // Options of which one was to be chosen exclude each other.
    #expect(
      decision(stores + "We go with options 1 and 2.").problems == [
        Problem(line: 6, .severalChoices)
      ])
  }

  @Test(
    "a compound that begins differently is another option",
    arguments: [
      "Chosen option: Out-of-Process Queue", "We use the out-of-process queue.",
      "Outcome: Out-of-Process Queue",
    ])
  func compounds(outcome: String) {
    #expect(
      decision("## Options\n- In-Process Queue\n- Files\n## Outcome\n\(outcome)").chosen == nil)
  }

  @Test(
    "an item that says that there is nothing is no argument",
    arguments: [
      "None", "None identified", "none.", "n/a", "N/A", "-", "–", "—", "Not applicable",
      "Bad, because none",
    ])
  func nothing(text: String) {
    let read = decision("## Options\n### Tea\n#### Pros\n- hot\n#### Cons\n- \(text)\n")
    #expect(summary(read) == "Tea\n + hot")
    #expect(read.sections.map(\.heading) == (text == "-" ? [] : ["Cons"]))
    #expect(
      summary("## Options\n### Tea\n**Cons:** None\n") == "Tea")
    #expect(
      summary("## Options\n### Tea\n- Bad: none of us likes it") == "Tea\n - none of us likes it")
  }

  @Test("the target of a link is no note")
  func links() {
    let read = decision("## Options\n### Tea\n- Pro: hot\n\n[1]: https://tea.example\n[2]: x.md\n")
    #expect(summary(read) == "Tea\n + hot")
  }
}
