import Decisions
import Testing

/// What people do with the formats, in words of our own.
@Suite("As people write them")
struct RealWorldTests {
  @Test("two titles are one option if the words of one are among those of the other")
  func words() {
    #expect(
      summary(
        """
        ## Considered Options
        * Keep the data in a small file on disk
        * Ask the server each time

        ## Decision Outcome
        Chosen option: "Data on disk", because it is fast

        ## Pros and Cons of the Options
        ### Small file
        * Good, because simple
        ### Ask the server
        * Bad, because slow
        """) == "Small file (chosen)\n + simple\nAsk the server\n - slow")
    // Nothing tells which of two is meant, or it says the opposite.
    #expect(
      summary("## Options\n- Red tea pot\n- Blue tea pot\n## Pros and cons\n### Tea\n- Good: hot")
        == "Red tea pot\nBlue tea pot\nTea\n + hot")
    #expect(
      summary("## Options\n- We do not like tea\n- Milk\n## Pros and cons\n### Tea\n- Good: hot")
        == "We do not like tea\nMilk\nTea\n + hot")
  }

  @Test("two titles are one option if both are the second")
  func places() {
    let text = """
      ## Considered Options
      1. Wait for the next release
      1. Patch it ourselves

      ## Decision Outcome
      Chosen option: **2**, since we are in a hurry

      ### Pros and cons of the options
      **Option 1: patience**
      - Good: no work

      **Option 2: ours**
      - Bad: upkeep
      """
    #expect(
      summary(text)
        == "Wait for the next release\n + no work\nPatch it ourselves (chosen)\n - upkeep")
  }

  @Test("the last two titles left alone are one option if they share a word")
  func last() {
    #expect(
      summary(
        """
        ## Options
        - Tea
        - Every kind of coffee there is
        ## Pros and cons of the options
        ### Tea
        - Good: hot
        ### Kinds of coffee
        - Bad: bitter
        """) == "Tea\n + hot\nEvery kind of coffee there is\n - bitter")
  }

  @Test("the hint of a template is no choice")
  func hint() {
    let text = "## Options\n1. Tea\n2. Milk\n## Outcome\nChosen option: \"[option 1]\", because […]"
    #expect(decision(text).chosen == nil)
  }

  @Test("a sentence decides with the title of an option, not with a word of it")
  func sentence() {
    let options = "## Options\n- Use oak for doors and walls\n- Use pine for doors and walls\n"
    let outcome = "## Decision Outcome\nWe decided on pine throughout, because oak is dear.\n"
    #expect(decision(options + outcome).chosen == nil)
    #expect(decision(options + "## Decision\nWe looked at pine.").chosen == nil)
    #expect(decision(options + "## Decision\nWe will not use pine.").chosen == nil)
    #expect(
      decision("## Options\n- Oak\n- Pine\n## Decision\nOak or Pine?\n\nWe decided to use Oak.")
        .chosen == 0)
    #expect(
      decision(options + "## Decision\nWe chose option 2. Oak does not last.").chosen == 1)
  }

  @Test("a paragraph that introduces a list ends the label before it")
  func introduction() {
    let text = "## Options\n### Tea\nCons:\n- slow\n\nAll of us agree on this:\n- we like it\n"
    #expect(summary(text) == "Tea\n - slow\n note: we like it")
  }

  @Test("quotes may stand within the quoted name of the chosen option")
  func quotes() {
    let text =
      "## Options\n- Say \"yes\"\n- Say\n## Outcome\nChosen option: \"Say \"yes\"\", because"
    #expect(decision(text).chosen == 0)
  }

  @Test("a key of its own ends an argument that is a paragraph")
  func key() {
    let text = "## Options\n### A\n**Pros:** quick  \n**Cons:** dear  \n**Verdict:** rejected\n"
    #expect(summary(text) == "A\n + quick\n - dear\n note: **Verdict:** rejected")
  }

  @Test("a sign beside the word says it twice")
  func sign() {
    #expect(
      summary("## Consequences\n* **Positive (+):** quick\n* **Negative (-):** dear")
        == "= + quick\n= - dear")
    #expect(summary("## Consequences\n### Negative Consequences & Risks (-)\n- dear") == "= - dear")
  }

  @Test("a title ends where its bold does, on whatever line")
  func titles() {
    #expect(
      summary(
        """
        ## Options
        - **Stay.** Rejected: too late
        - **Go to the place that we
          know** — it is near
        - **Option D:** Drive
        - [One](x), [Two](y) and others
        """)
          == """
          Stay.
           - too late
          Go to the place that we know
           note: it is near
          Option D: Drive
          One, Two and others
          """)
  }

  @Test("only a place of options makes options of headings without arguments")
  func headings() {
    #expect(summary("# T\n## Details\n### Positions\nWe thought about it.") == "")
    #expect(summary("## Options\n- Tea\n- Milk\n## Links\n### Tea resources\n- x") == "Tea\nMilk")
    #expect(
      summary("## Considered Options\n- Tea\n- Milk\n### Not looked at\nBeer.\n") == "Tea\nMilk")
  }

  @Test("what a template leaves open is no argument and no choice")
  func hints() {
    let text = """
      ## Options
      * {title of option 1}
      ## Decision Outcome
      Chosen option: "{title of option 1}", because {justification}
      ### Consequences
      * Good, because {positive consequence, e.g., speed, …}
      * Bad, because [argument b]
      * … <!-- numbers can vary -->
      * [e.g., one more, …]
      * Good, because [ ]
      * Good, because [docs](x)
      """
    #expect(summary(text) == "= + [docs](x)")
    #expect(decision(text).problems == [])
  }

  @Test("nor is a template's word in brackets, nor what stands in place of a paragraph")
  func hintsInBrackets() {
    #expect(
      summary(
        """
        ## Options
        ### Tea
        - Pros:
          - <advantage>
          - [docs]
          - <https://tea.example>

        **Cons:** {what is bad}
        """) == "Tea\n + [docs]\n + <https://tea.example>")
  }

  @Test("several chosen options are none, and that is said")
  func severalChoices() {
    let options = "## Options\n1. Tea\n2. Milk\n3. Tea and Milk\n4. Ice\n## Decision Outcome\n"
    for outcome in ["Chosen options: 1 & 2", "Chosen option: \"Ice\" and \"Milk\", because hot"] {
      #expect(decision(options + outcome).chosen == nil)
      #expect(
        decision(options + outcome).problems == [
          Problem(line: 7, .jointChoice)
        ])
    }
    #expect(decision(options + "Chosen option: \"Tea and Milk\", because hot").chosen == 2)
    #expect(decision(options + "Chosen options: \"Milk\", not \"Beer\"").chosen == 1)
  }

  @Test("a bold sentence of the outcome is the decision, no heading")
  func boldDecision() {
    #expect(
      decision("## Options\n- Tea\n- Milk\n## Decision\n**We use Milk for now.**").chosen == 1)
  }

  @Test("what is good and bad after a choice among options follows from it")
  func sidesAfterChoice() {
    let text = "## Options\n- Tea\n- Milk\n## Decision\nTea.\n"
    #expect(summary(text + "## Drawbacks\n- slow") == "Tea (chosen)\nMilk\n= - slow")
    #expect(summary("# Tea?\n## Pros\n- hot\n## Decision\nYes.") == "Tea?\n + hot")
  }

  @Test("a label of several words stands before its argument")
  func longLabels() {
    #expect(
      summary("## Options\n### Tea\nMain advantage: hot\n\nAgainst it: slow\n- Risk: low")
        == "Tea\n + hot\n - slow\n note: Risk: low")
    #expect(
      summary("## Consequences\n**Easier:**\n- a\n\n**Harder:**\n- b\n\n**Risks:**\n- c")
        == "= + a\n= - b")
  }

  @Test(
    "speaks further languages where their words are plain",
    arguments: [
      ("### Положительные\n- a\n### Отрицательные\n- b", "Последствия"),
      ("### 正面\n- a\n### 负面\n- b", "后果"), ("- 긍정적: a\n- 부정적: b", "결과"),
      ("### Consecuencias positivas\n- a\n### Consecuencias negativas\n- b", "Consecuencias"),
      ("メリット:\n- a\n\nデメリット:\n- b", "影響"),
    ])
  func languages(text: String, heading: String) {
    #expect(summary("## \(heading)\n\(text)") == "= + a\n= - b")
  }

  @Test("arguments may be quoted, or folded away in details")
  func quoted() {
    #expect(
      summary(Fixtures.quoted)
        == """
        Everybody
         + many eyes
         - it is slow at times
         note: Prose.
        A pair
         + quick
         - two opinions
        """)
    #expect(
      summary("## Options\n### A\n- Good, because x\n> a quote\n\n> ```\n> - Bad: y\n- Bad: z")
        == "A\n + x\n - z\n note: a quote")
  }

  @Test("status and date stand without quotes and brackets")
  func fields() {
    let quoted = decision("# T\n* **statut**: \"accepté\"\n* **date**: \"2025-06-26\"")
    #expect(quoted.status == "accepté")
    #expect(quoted.date == "2025-06-26")
    #expect(decision("# T\n* Status: [proposed]").status == "proposed")
    let front = decision("---\ntitle: T\ndate: 2024-05-01\n---\n### Problem\n- x")
    #expect(front.date == "2024-05-01")
    #expect(front.title == "T")
  }
}
