import DecisionMarkdown
import Decisions
import Testing

@Suite("Where the place of an edit isn't plain")
struct SpecialPlaceTests {
  @Test("comments stay behind whatever line they stand on, though the words on it go")
  func comments() throws {
    let text = "# T\n\n- Pro: quick\n  and small <!-- who says? -->\n  and neat\n- Con: loud\n"
    #expect(
      try edited(text, .rewrite(argument(.pro, 1, of: text), text: "cheap"))
        == "# T\n\n- Pro: cheap\n   <!-- who says? -->\n- Con: loud\n")
  }

  @Test("a comment that says more than a weight stays")
  func remarkOnWeight() throws {
    let text = "# T\n\n- Pro: quick <!-- weight: 3 (agreed with Ann) -->\n"
    #expect(
      try edited(text, .weigh(argument(.pro, 1, of: text), 2))
        == "# T\n\n- Pro: quick <!-- weight: 3 (agreed with Ann) --> <!-- weight: 2 -->\n")
  }

  @Test("pros and cons of the decision itself take no note, and say why")
  func document() {
    let text = Fixtures.plain
    #expect(throws: EditRefusal.isNoOption("add note x")) {
      try edited(text, .add(nil, text: "x", to: option(1, of: text)))
    }
    #expect(
      EditRefusal.isNoOption("add note x").description.contains("belong to the decision itself"))
  }

  @Test("what says more than its side isn't written before another argument")
  func plainMarkers() throws {
    let text = "# T\n## Options\n### A\n- Very good, because a\n- Main drawback: b\n"
    let pro = try edited(text, .add(.pro, text: "x", to: option(1, of: text)))
    #expect(difference(text, pro) == ["+ - Good, because x"])
    let con = try edited(text, .add(.con, text: "x", to: option(1, of: text)))
    #expect(difference(text, con) == ["+ - Bad, because x"])
  }

  @Test("the last argument of a line is weighed at its end")
  func weighInSentence() throws {
    let text = Fixtures.inSentences
    for place in arguments(of: text) where place.side != nil {
      let weighed = try edited(text, .weigh(place, 3))
      #expect(difference(text, weighed).count == 2)
      let heavier = try edited(weighed, .weigh(place, 5))
      #expect(heavier == weighed.replacing("weight: 3", with: "weight: 5"))
      #expect(try edited(heavier, .weigh(place, 1)) == text)
    }
    let gone = try edited(text, .remove(argument(.con, 1, of: text)))
    #expect(gone == text.replacing(" Rejected because it is much work", with: ""))
  }

  @Test(
    "an argument behind a title goes with what separates them, and nothing else",
    arguments: [
      (" (fold it into the cache). Rejected: it is slow", " (fold it into the cache)."),
      (" — rejected: it is slow", ""), (": rejected, it is slow", ""),
      (" (3.5): rejected, it is slow", " (3.5)"),
      (" – a log. Rejected: it is slow", " – a log."),
      ("\n  — rejected: it is slow", ""),
    ])
  func removeBehindTitle(before: String, after: String) throws {
    let text = "# T\n\n## Alternatives considered\n\n- **Redis**\(before)\n- **Kafka**\n"
    let con = argument(.con, 1, of: text)
    #expect(con.text == "it is slow")
    #expect(try edited(text, .remove(con)) == text.replacing(before, with: after))
  }

  @Test("a description on a line of its own goes with that line")
  func removeDescription() throws {
    let text = "# T\n\n## Options\n\n- [chi](u)\n  – small\n- Tea\n"
    #expect(
      try edited(text, .remove(argument(nil, 1, of: text)))
        == text.replacing("\n  – small", with: ""))
  }

  @Test("a new list has a blank line above and below it where the file's lists and headings have")
  func blanks() throws {
    let text =
      "# T\n\n## Options\n\n### A\n\nA router.\n\n### B\n\n- Bad, because x\n## Links\n\n"
      + "None.\n"
    let a = try edited(text, .add(.pro, text: "y", to: option(1, of: text)))
    #expect(a == text.replacing("router.\n", with: "router.\n\n- Good, because y\n"))
    let b = try edited(text, .add(.pro, text: "y", to: option(2, of: text)))
    #expect(b == text.replacing("because x\n", with: "because x\n- Good, because y\n\n"))
    let close = text.replacing("\n\n", with: "\n")
    let c = try edited(close, .add(.pro, text: "y", to: option(2, of: close)))
    #expect(c == close.replacing("because x\n", with: "because x\n- Good, because y\n"))
    let tight = text.replacing("None.\n", with: "None.\n- a\n")
    let d = try edited(tight, .add(.pro, text: "y", to: option(1, of: tight)))
    #expect(d == tight.replacing("router.\n", with: "router.\n- Good, because y\n"))
  }

  @Test("a paragraph in an item stays apart from the one above it")
  func paragraphInItem() throws {
    let text =
      "# T\n\n## Options\n\n1. **Kafka**: These:\n\n   - f\n\n   Rejected because gone.\n"
      + "2. **Redis**\n"
    #expect(
      try edited(text, .add(.neutral, text: "x", to: option(1, of: text)))
        == text.replacing("gone.\n", with: "gone.\n\n   Neutral, because x\n"))
  }

  @Test("options that only headings name get a list")
  func newOption() throws {
    let argued = "# T\n\n## Tea\n\n* Good, because hot\n* Bad, because wet\n"
    #expect(
      difference(argued, try edited(argued, .addOption(title: "Milk"))).filter { $0 != "+ " } == [
        "+ ## Considered Options", "+ * Tea", "+ * Milk", "+ ## Milk",
      ])
  }

  @Test("an option goes with the sections of its sides, whatever their titles are")
  func removeOption() throws {
    let text = """
      # T

      ## Options

      ### Option A – Kafka

      A log.

      ### Option B – Rabbit

      A queue.

      ## Evaluation

      ### Option A

      - Good, because a

      ### Option B

      - Bad, because b
      """
    let result = try edited(text, .removeOption(option(1, of: text)))
    #expect(
      result
        == text.replacing("### Option A – Kafka\n\nA log.\n\n", with: "")
        .replacing("### Option A\n\n- Good, because a\n\n", with: ""))
  }
}
