import Decisions
import Testing

/// What a heading, an item or a row is about.
@Suite("What headings, items and rows are about")
struct StatedMatterTests {
  @Test("outside of options and decision, a heading that only begins like a listed title is text")
  func likeness() {
    let text = "# Ink\n\n## Options\n\n- Ink from Bob\n- Wax\n\n## Ink\n\nIt is wet.\n"
    #expect(summary(text) == "Ink from Bob\nWax")
    #expect(
      summary(text + "\n## Pros and cons\n\n### Ink by Bob\n\n- Good, because cheap\n")
        == "Ink from Bob\n + cheap\nWax")
    #expect(summary(text + "\n## Wax\n\nDry.\n") == "Ink from Bob\nWax\n note: Dry.")
    #expect(
      summary(text + "\n## Decision\n\nTea.\n\n### Ink from Bob (rejected)\n\nWet.\n")
        == "Ink from Bob\n note: Wet.\nWax")
  }

  @Test("trade-offs are about the decision", arguments: ["Trade-offs", "Trade-off 1: Ink or wax"])
  func tradeOffs(heading: String) {
    let list = "Pros:\n\n- cheap\n\nCons:\n\n- wet\n"
    #expect(
      summary("# A\n\n## Decision\n\nInk.\n\n## Options\n\n- Wax\n\n## \(heading)\n\n\(list)")
        == "Wax\n= + cheap\n= - wet")
  }

  @Test("items directly below a heading below `Drawbacks` are drawbacks, but not behind a sentence")
  func groupedDrawbacks() {
    #expect(
      summary("# Ink\n\n## Drawbacks\n\n### Price\n\n- dear\n\n### Use\n\nWe need:\n\n- a pen\n")
        == "Ink\n - dear")
  }

  @Test(
    "what begins with `None`, `None known` or `No drawbacks` says that there is nothing",
    arguments: [
      "Nothing apparent at the moment.", "None known to us, as nobody has looked for any yet.",
      "None. We have it already.",
      "No specific drawbacks using this ink.", "None I can think of.",
    ])
  func nothing(text: String) {
    #expect(summary("# Ink\n\n## Drawbacks\n\n\(text)\n") == "")
    #expect(
      summary("# Ink\n\n## Drawbacks\n\nNone of us likes it.\n") == "Ink\n - None of us likes it.")
    #expect(
      summary("# Ink\n\n## Drawbacks\n\nNo risk management.\n") == "Ink\n - No risk management.")
  }

  @Test("items with pros and cons below them are the options, not the heading above")
  func details() {
    #expect(
      summary(
        """
        # Shop

        ## Storage

        There are two ways:

        - In a file
          - Pros: simple
          - Cons: slow
        - On a server
          - Pros: quick
        """) == "In a file\n + simple\n - slow\nOn a server\n + quick")
  }

  @Test("a column for the reason is on the side of the verdict in its row")
  func verdictOfRow() {
    #expect(
      summary(
        """
        ## Options

        | Option | Verdict | Why |
        |---|---|---|
        | Ink | Rejected | wet; stains |
        | Wax | **Chosen** | dry |
        | Tin | open | new |
        """) == """
          Ink
           - wet; stains
           note: Verdict: Rejected
          Wax (chosen)
           + dry
           note: Verdict: **Chosen**
          Tin
           note: Verdict: open
           note: Why: new
          """)
  }

  @Test("a row of weights is no option, and signs beside it are scores")
  func weights() {
    #expect(
      summary(
        """
        ## Options

        | Option | Speed | Price |
        |---|---|---|
        | **Weight** | 2 | 1 |
        | Ink | ✅ | ❌ |
        """) == "Ink\n note: Speed: ✅\n note: Price: ❌")
  }

  @Test(
    "a verdict may have several words, and its reason may begin with `on`",
    arguments: [
      "Rejected on price", "Considered but not chosen; it is dear", "Evaluated and rejected. Dear.",
    ])
  func verdicts(text: String) {
    let read = decision("## Alternatives\n\n- **Ink.** \(text)\n- **Wax.** Rejected on 5 May.\n")
    #expect(read.options.map { $0.arguments.map(\.side) } == [[.con], []], "\(read.options)")
  }

  @Test("two sentences on one line may each reject an option")
  func rejections() {
    #expect(
      summary(
        "## Options\n\n- Ink\n- Wax\n- Tin\n\n## Decision\n\nInk was rejected because it is wet. Wax was\nrejected because it is dear.\n"
      ) == "Ink\n - it is wet.\nWax\n - it is dear.\nTin")
  }

  @Test("a name of two small letters is found, and so is a side that was considered")
  func words() {
    #expect(decision("## Options\n\n- pip\n- uv\n\n## Decision\n\nWe use uv.\n").chosen == 1)
    #expect(summary("# Ink\n\n## Considered drawbacks\n\n- wet\n") == "Ink\n - wet")
    #expect(
      summary("## Options\n### Ink\n- (+) cheap\n- (~) known\n### Wax\n- (-) dear\n")
        == "Ink\n + cheap\n ~ known\nWax\n - dear")
    #expect(summary("## Options\n\n- Ink\n- Wax\n- and so on\n") == "Ink\nWax")
  }
}

/// Marks, verdicts and sides that stand behind a title or in a column.
@Suite("Marks and verdicts behind titles")
struct StatedMarkTests {
  @Test(
    "a mark may stand behind a bold title",
    arguments: [
      "- **Ink** (chosen)\n- **Wax**", "- **Ink** (selected option): dry\n- **Wax** (rejected)",
      "- **Ink** — chosen, as it is dry\n- **Wax** — chosen by Bob, once",
    ])
  func marks(options: String) {
    #expect(decision("## Options\n\n\(options)\n").chosen == 0)
  }

  @Test("a verdict may begin a later sentence, and end at a line's end")
  func verdicts() {
    #expect(
      summary(
        """
        ## Options

        - **Ink:** Quick. Rejected on two counts. It is wet.
        - **Tin:** turns `A → rejected`, then B.
        - **Wax:** rejected for now.
          It is dear.
        """) == """
          Ink
           - on two counts. It is wet.
           note: Quick.
          Tin
           note: turns `A → rejected`, then B.
          Wax
           - It is dear.
          """)
  }

  @Test("beside benefits, a column of costs has cons, and a cross in the verdict's column is one")
  func columns() {
    #expect(
      summary(
        """
        ## Options

        | Option | Benefits | Costs and risks | Decision |
        |---|---|---|---|
        | Ink | cheap | wet | ❌ too wet |
        | Wax | dry | dear | ✅ **Selected** - fits |
        """) == """
          Ink
           + cheap
           - wet
           - too wet
          Wax (chosen)
           + dry
           - dear
           note: Decision: ✅ **Selected** - fits
          """)
  }

  @Test("bold lines with two spaces at their ends are paragraphs")
  func lines() {
    #expect(
      summary("## Rejected alternatives\n\n**Ink** — too wet  \n**Wax** — too dear\n")
        == "Ink\n - too wet\nWax\n - too dear")
  }

  @Test("the only table below a heading of options lists them")
  func rows() {
    #expect(
      summary("## Options\n\n| Colour | Price |\n|---|---|\n| Ink | 2 |\n")
        == "Ink\n note: Price: 2")
    #expect(
      summary("## Options\n\n- Ink\n- Wax\n\n| Colour | Price |\n|---|---|\n| Red | 2 |\n")
        == "Ink\nWax")
  }
}
