import BusinessLogic
import Testing

@Suite("Options told in paragraphs that begin in bold")
struct BoldTitleTests {
  @Test("may have a colon behind their titles, or a dash")
  func keys() {
    let pens = "Pencil\n note: breaks.\nBiro\n note: smears."
    #expect(summary("# T\n## Options\n**Pencil**: breaks.\n\n**Biro**: smears.\n") == pens)
    #expect(summary("# T\n## Options\n**Pencil:** breaks.\n\n**Biro:** smears.\n") == pens)
    #expect(summary("# T\n## Options\n**Pencil**: breaks.\n\n**Biro** – smears.\n") == pens)
    #expect(summary("# T\n## Options\n**Pencil** breaks.\n\n**Biro**: smears.\n") == pens)
  }

  @Test("have fields, which are no options: each has the same, or its colon is bold too")
  func fields() {
    #expect(
      summary(
        "# T\n## Options\n**Pencil** breaks.\n\n**Price**: 1\n\n**Biro** smears.\n\n**Price**: 2\n\n**Work:** 3\n"
      ) == """
        Pencil
         note: breaks.
         note: **Price**: 1
        Biro
         note: smears.
         note: **Price**: 2
         note: **Work:** 3
        """)
    #expect(summary("# T\n## Options\n**Status:** open\n\n**Decision:** none\n") == "")
  }

  @Test("have the items below them, which make no option of the document")
  func items() {
    #expect(
      summary(Fixtures.argued) == """
        Hemp (chosen)
         - rots
         note: smells of ships.
        Sisal
         - it frays
         note: rough on the hands.
         note: cheap
        Steel
         note: is no rope.
        """)
    #expect(
      summary("# T\n## Options\n**A** is\n\n- a\n\n**B** is\n\n- b\n")
        == "A\n note: is\n note: a\nB\n note: is\n note: b")
  }

  @Test("are none where a list names the options, in one piece and without arguments")
  func list() {
    #expect(
      summary("# T\n## Options\n**We** have:\n\n- Tea\n- Milk\n\n**None** is cheap.\n")
        == "Tea\nMilk")
    #expect(
      summary("# T\n## Options\n- Tea\n- Milk\n\n**We** know.\n\n- more\n\n**You** too.\n")
        .hasPrefix("Tea\nMilk"))
  }

  @Test("stand in a comparison too, if nothing else names the options")
  func comparison() {
    let text = """
      # T
      ## Pros and cons of the options

      **Redis**

      It is quick but dear.

      **Disk:**

      It lasts.
      """
    #expect(summary(text) == "Redis\n note: It is quick but dear.\nDisk\n note: It lasts.")
    #expect(summary(text + "\n- and more\n").hasSuffix("Disk\n note: It lasts.\n note: and more"))
    // What else is bold there sorts what is said of the options that a list names, or a heading.
    #expect(summary(text + "\n## Options\n- Tea\n- Milk\n") == "Tea\nMilk")
    #expect(summary(text + "\n## Options\n### Tea\n- Pro: hot\n") == "Tea\n + hot")
    #expect(summary(text.replacing("Pros and cons of the options", with: "Discussion")) == "")
  }

  @Test("may follow each other on the lines of one paragraph")
  func lines() {
    let pens = "Alpha\n - old.\n note: we know it.\nBeta\n + tiny"
    for dash in [" —", ":", " -"] {
      let text = "**Alpha**\(dash) we know it. Cons: old.\n**Beta**\(dash) Pros: tiny\n"
      #expect(summary("# T\n## Options\n" + text) == pens)
      #expect(summary("# T\n## Options\n- Alpha\n- Beta\n## Comparison\n" + text) == pens)
      let read = decision("# T\n## Options\n" + text)
      #expect(read.options.map { $0.arguments.map(\.line) } == [[3], [4]])
    }
    // What is bold amid a sentence begins nothing.
    #expect(
      summary("# T\n## Options\n**A** and\n**B** are one.\n\n**C** is\n**D** — that is E.\n")
        == "A\n note: and **B** are one.\nC\n note: is **D** — that is E.")
  }

  @Test("go with all that stands below them")
  func remove() throws {
    let text = Fixtures.argued
    let result = try edited(text, .removeOption(option(2, of: text)))
    #expect(
      result
        == text.replacing(
          "**Sisal** – rough on the hands.\n\n- cheap\n- Con: it frays\n\n", with: ""))
  }
}
