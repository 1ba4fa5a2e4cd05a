import BusinessLogic
import Testing

@Suite("What details fold away")
struct FoldedOptionTests {
  @Test("belongs to the option that the summary names")
  func options() {
    #expect(
      summary(Fixtures.folded) == """
        Bowline (chosen)
         + it opens again
         - it slips
         note: sailors know it
        Hitch
         + quick
         - weak
        Bend
         - it takes two ropes
        """)
    #expect(
      summary(
        "# T\n## Options\n* Tea\n* Milk\n## Pros and cons\n<details>\n  <summary>Tea</summary>\n\n#### Pros\n\n* hot\n\n</details>\n"
      ) == "Tea\n + hot\nMilk")
  }

  @Test("belongs to what stands around, if the summary names no option of the list")
  func others() {
    #expect(
      summary(
        "# T\n## Options\n* Tea\n<details>\n<summary>More</summary>\n\n  * Good, because hot\n\n</details>\n\n* Milk\n"
      ).hasPrefix("Tea\n + hot"))
    #expect(
      summary(
        "# T\n## Options\n### Tea\n<details>\n<summary>Pros</summary>\n\n* hot\n\n</details>\n\n* Bad, because slow\n"
      ) == "Tea\n + hot\n - slow")
  }

  @Test("has its title on whatever lines the summary takes")
  func titleOnLines() throws {
    let text = """
      # T
      ## Options
      <details>
      <summary>
        Bowline
      </summary>

      * Good, because it opens

      </details>
      <details><summary>Bend of
      <b>two ropes</b></summary>

      * Bad, because it takes two

      </details>
      """
    #expect(summary(text) == "Bowline\n + it opens\nBend of two ropes\n - it takes two")
    #expect(
      try edited(text, .renameOption(option(1, of: text), title: "Hitch"))
        == text.replacing("Bowline", with: "Hitch"))
    #expect(
      try edited(text, .renameOption(option(2, of: text), title: "Hitch"))
        == text.replacing("Bend of\n<b>two ropes", with: "Hitch\n<b>"))
    let gone = try edited(text, .removeOption(option(1, of: text)))
    #expect(gone == "# T\n## Options\n" + text[text.ranges(of: "<details>")[1].lowerBound...])
    // What never closes is no title.
    #expect(summary("# T\n## Options\n<summary>\nTea\n\n- Milk\n") == "Milk")
  }

  @Test("stands beside an option that a paragraph above a list names in bold")
  func beside() {
    let folded =
      "# T\n## Options\n<details>\n<summary>Tea</summary>\n\n* Pro: hot\n\n</details>\n\n"
    #expect(
      summary(folded + "**Milk** is white.\n\n* cold\n")
        == "Tea\n + hot\nMilk\n note: is white.\n note: cold")
    #expect(summary(folded + "**Milk**\n\n* cold\n") == "Tea\n + hot\nMilk\n note: cold")
    // One that announces a list names none, nor does one that says all itself.
    #expect(summary(folded + "**Also** there are:\n\n* Milk\n") == "Tea\n + hot\nMilk")
    #expect(summary(folded + "**None** is cheap.\n") == "Tea\n + hot")
  }

  @Test("ends with its own details, not with others in it")
  func nested() {
    #expect(
      summary(
        "# T\n## Options\n<details><summary>Tea</summary>\n\n- one\n\n<details><summary>More</summary>\n\nOf it.\n\n</details>\n\n- Good, because hot\n\n</details>\n"
      ) == "Tea\n + hot\n note: one\n note: More\n note: Of it.")
  }

  @Test("goes with its option, and makes room for another")
  func edits() throws {
    let text = Fixtures.folded
    #expect(
      try edited(text, .removeOption(option(3, of: text)))
        == text.replacing(
          "<details>\n<summary>Bend</summary>\n\n* Bad, because it takes two ropes\n\n</details>\n\n",
          with: ""))
    let added = try edited(text, .addOption(title: "Splice"))
    #expect(
      difference(text, added).filter { $0 != "+ " } == [
        "+ <details>", "+ <summary>Splice</summary>", "+ </details>",
      ])
    let argued = try edited(added, .add(.pro, text: "firm", to: option(4, of: added)))
    #expect(difference(added, argued) == ["+ * Good, because firm"])
  }
}
