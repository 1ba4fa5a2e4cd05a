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
