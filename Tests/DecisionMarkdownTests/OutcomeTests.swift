import Decisions
import Testing

@Suite("Status, outcome and consequences")
struct OutcomeTests {
  @Test(
    "finds the chosen option",
    arguments: [
      "Chosen option: \"Tea\", because hot", "Chosen option: Tea, because hot",
      "Chosen option: Tea because hot", "Chosen option: **Tea**.", "Chosen option: [Tea](#tea)",
      "**Chosen option:** Tea", "* Chosen option: `Tea`", "Chosen Alternative: tea",
      "We will use **Tea** from now on.", "Tea", "Option 1", "Chosen option: Option 1",
      "Selected option: \"Tea\" - it is hot",
    ])
  func chosen(outcome: String) {
    let text =
      "# T\n## Considered Options\n1. Tea\n2. Iced Tea\n## Decision Outcome\n\n\(outcome)\n"
    let decision = decision(text.replacing("Iced Tea", with: "Coffee"))
    #expect(decision.chosen == 0)
    #expect(decision.problems.isEmpty)
  }

  @Test("guesses no choice where several or none are named")
  func unclear() {
    let head = "# T\n## Considered Options\n* Tea\n* Coffee\n## Decision Outcome\n\n"
    #expect(decision(head + "Tea beats Coffee.").chosen == nil)
    #expect(decision(head + "We do not drink Tea.").chosen == nil)
    #expect(decision(head + "Still open.").chosen == nil)
  }

  @Test(
    "says of no choice that it is unknown unless it names one",
    arguments: [
      "\"\", because", "**\"<Option X>\"**, because <why>", "TBD", "\"To be decided\"", "see below",
      "\"None\"", "pending", "\"the first one\"", "\"Die zweite\"", "\"Variant B\"",
      "\"will be decided later\"", "\"Decision postponed until May\"",
    ])
  func noStranger(choice: String) {
    let options = "# T\n## Options\n* <!-- one -->\n* Coffee\n## Decision Outcome\n"
    #expect(decision("\(options)Chosen option: \(choice)\n").problems == [])
    for other in ["Beer", "Just", "Beer 1.2"] {
      #expect(
        decision("\(options)Chosen option: \"\(other)\"\n").problems
          == [Problem(line: 6, .unknownChoice)])
    }
  }

  @Test(
    "takes a word for all options, and numbers of several, for several",
    arguments: [
      "Both", "All of them", "All options", "1 and 2",
    ])
  func all(name: String) {
    let head = "# T\n## Options\n* Tea\n* Coffee\n## Decision Outcome\n"
    let read = decision("\(head)Chosen option: \"\(name)\", because of May.\n")
    #expect(read.chosen == nil)
    #expect(read.problems == [Problem(line: 6, .jointChoice)])
  }

  @Test("is no choice in code", arguments: ["\n    ", "<pre>\n", "```\n", "* Item\n\n      "])
  func code(before: String) {
    let head = "# T\n## Options\n* Tea\n* Coffee\n## Decision Outcome\n\nText\n"
    let line = "Chosen option: \"Beer\", because of May.\n"
    #expect(decision("\(head)\(before)\(line)").problems == [])
  }

  @Test("takes the decisions of two sections for those of two questions")
  func twoQuestions() {
    let options = "### Options\n* Tea\n* Coffee\n### Decision Outcome\nChosen option: "
    let read = decision("# T\n## Morning\n\(options)Coffee\n## Evening\n\(options)Tea\n")
    #expect(read.problems.filter(\.isError).isEmpty)
  }

  @Test(
    "tells the line on which another option is chosen",
    arguments: [
      "Chosen option: \"Coffee\"", "We decided for Coffee since it is great.",
      "We go with Coffee because of May.", "We will use Coffee, since it is hot.", "Coffee",
    ])
  func twoChoices(second: String) {
    let head = "# T\n## Options\n* Tea\n* Coffee\n## Decision Outcome\n\n"
    for first in ["Chosen option: \"Tea\"", "We use Tea."] {
      let two = decision(head + "\(first)\n\n\(second)\n")
      #expect(two.chosen == nil)
      let areLabels = first.contains(":") && second.contains(":")
      #expect(two.problems == [Problem(line: 9, areLabels ? .severalChoices : .jointChoice)])
      let one = decision(head + "\(first)\n\n\(second.replacing("Coffee", with: "Tea"))\n")
      #expect(one.chosen == 0)
      #expect(one.problems.isEmpty)
    }
    #expect(decision(head + "We use Tea.\n\nWe also use Coffee, at night.\n").chosen == 0)
  }

  @Test("tells the line of a chosen option that is none of the options")
  func stranger() {
    let decision = decision(
      "# T\n## Options\n* Tea\n## Decision Outcome\n\nChosen option: \"Milk\"\n")
    #expect(decision.chosen == nil)
    #expect(decision.problems.map(\.line) == [6])
  }

  @Test(
    "reads the status in each notation",
    arguments: [
      "# T\n\n* Status: accepted\n", "# T\n\n- **Status**: accepted\n", "# T\n\nStatus: accepted\n",
      "# T\n\n**Status:** accepted\n", "# T\n\n## Status\n\naccepted\n\nBecause.\n",
      "# T\n\n## Status\n\n* accepted\n", "---\nstatus: accepted\n---\n# T\n",
      "---\nstatus: 'accepted' # x\n---\n# T\n", "---\nstatus:\n  - accepted\n---\n# T\n",
      "# T\n\n## Status: accepted\n", "# T\n\n| Status | accepted |\n|---|---|\n",
      "# T\n\n## 1. Status\n\n**accepted**\n",
    ])
  func status(text: String) {
    #expect(decision(text).status == "accepted")
  }

  @Test("counts consequences for no option")
  func consequences() {
    let text = """
      # 5. Use Bazel

      Date: 2021-04-05

      ## Status

      Accepted

      ## Context

      Builds are slow.

      ## Decision

      We use Bazel.

      **Pros**

      - fast

      ## Consequences

      - Good: caching
      - people must learn

      Negative:

      - a new language
      """
    let decision = decision(text)
    #expect(decision.date == "2021-04-05")
    #expect(decision.status == "Accepted")
    #expect(decision.remarks == ["people must learn"])
    #expect(summary(text) == "= + fast\n= + caching\n= - a new language")
  }

  @Test(
    "reads when a file was changed last as its date",
    arguments: [
      "Last Modified: 2024-05-01", "* Last modified: 2024-05-01", "**Last updated:** 2024-05-01",
      "| Last Updated | 2024-05-01 |\n|---|---|",
    ])
  func changed(line: String) {
    #expect(decision("# T\n\n\(line)\n").date == "2024-05-01")
  }

  @Test("understands other languages")
  func languages() {
    #expect(decision(Fixtures.german).status == "akzeptiert")
    #expect(decision(Fixtures.german).date == "2020-02-02")
    #expect(
      summary(Fixtures.german) == """
        Rust
         + sicher
         - schwer
        Go (chosen)
         + einfach
         - schlicht
        """)
    let french = """
      # Titre
      **Statut :** accepté
      ## Options envisagées
      - React – une bibliothèque
      - Vue
      ## Décision
      Option retenue : « Vue », car simple.
      ## Avantages et inconvénients des options
      ### React
      - Bon, car populaire
      ### Vue
      - **Inconvénients** :
        - petit
      """
    #expect(decision(french).status == "accepté")
    #expect(
      summary(french) == "React\n + populaire\n note: une bibliothèque\nVue (chosen)\n - petit")
  }
}
