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
