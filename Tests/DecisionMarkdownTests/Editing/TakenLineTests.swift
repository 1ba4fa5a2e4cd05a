import DecisionMarkdown
import Decisions
import Testing

@Suite("What belongs to others stays")
struct TakenLineTests {
  private static func text(below first: String, _ second: String = "- Good, because b\n") -> String
  {
    "# T\n\n## Options\n\n### A\n\n- Good, because [a][1]\n\n\(first)### B\n\n\(second)"
  }

  @Test("where another option needs the target of a link, or a footnote")
  func definitions() throws {
    for (definition, use) in [("[1]: http://x.org", "[b][1]"), ("[^1]: May.", "b[^1]")] {
      let text = Self.text(below: "\(definition)\n\n", "- Good, because \(use)\n")
      #expect(
        throws: EditRefusal.wouldReadOtherwise(
          "option remove A", cause: "\"\(definition)\" gone, which other lines need", line: 9)
      ) { try edited(text, .removeOption(option(1, of: text))) }
      let alone = text.replacing(use, with: "b")
      #expect(
        try edited(alone, .removeOption(option(1, of: alone)))
          == "# T\n\n## Options\n\n### B\n\n- Good, because b\n")
    }
  }

  @Test("where a comment stands directly above the next heading")
  func comment() throws {
    let text = Self.text(below: "<!-- ours -->\n")
    #expect(
      try edited(text, .removeOption(option(1, of: text)))
        == "# T\n\n## Options\n\n<!-- ours -->\n### B\n\n- Good, because b\n")
  }

  @Test("where the document goes on below a rule")
  func rule() throws {
    let end = Self.text(below: "", "- Good, because b\n\n---\n\nWritten by Ana.\n")
    #expect(
      throws: EditRefusal.wouldReadOtherwise(
        "option remove B", cause: "the text below line 13 gone", line: 13)
    ) { try edited(end, .removeOption(option(2, of: end))) }
    // Between two options, a rule is a part of the first.
    let between = Self.text(below: "---\n\n")
    #expect(
      try edited(between, .removeOption(option(1, of: between)))
        == "# T\n\n## Options\n\n### B\n\n- Good, because b\n")
  }

  @Test(
    "where a text would become the target of links",
    arguments: ["[a]: http://y.org", "[a]: y 'z'", "[^a]: May it be"])
  func newDefinition(typed: String) throws {
    let text = "# T\n\n## Options\n\n### A\n\nPros:\n\n- a\n"
    let pro = try edited(text, .add(.pro, text: typed, to: option(1, of: text)))
    #expect(difference(text, pro) == ["+ - Good, because \(typed)"])
    #expect(
      throws: EditRefusal.wouldReadOtherwise(
        "driver \(typed)", cause: "\"\(typed)\" as the target of links", line: 3)
    ) { try edited(text, .addDriver(typed)) }
    let plain = try edited(text, .add(.pro, text: "[a]: y is z", to: option(1, of: text)))
    #expect(difference(text, plain) == ["+ - [a]: y is z"])
  }

  @Test("where a line goes on behind a line break")
  func lineBreak() {
    let text = "# T\n\nPros:\n\n- a\\\n  and b\n"
    #expect(
      throws: EditRefusal.wouldReadOtherwise(
        "weigh a and b 3", cause: "\"and b\" as pro", line: 6)
    ) { try edited(text, .weigh(argument(.pro, 1, of: text), 3)) }
  }

  @Test("in the quotes of French, and with the number of a name")
  func choice() throws {
    let french = "# T\n\n## Options\n\n- A\n- B\n\n## Décision\n\nOption choisie : « A », car x.\n"
    #expect(
      try edited(french, .choose(option(2, of: french), because: "y"))
        == french.replacing("« A », car x", with: "« B », car y"))
    let options = "# T\n\n## Options\n\n1. Kafka\n2. Redis\n\n"
    let numbered = options + "## Decision\n\nChosen option: 1. Kafka\n"
    #expect(
      try edited(numbered, .choose(option(2, of: numbered), because: "y"))
        == numbered.replacing("option: 1. Kafka", with: "option: Redis, because y"))
  }

  @Test("in a paragraph that gives the reason for the old choice")
  func reasonBelow() {
    let text = "# T\n\n- A\n- B\n\n## Decision\n\nChosen option: \"A\"\n\nReason: x.\n"
      .replacing("T\n", with: "T\n\n## Options\n")
    #expect(throws: EditRefusal.isStatedInWords(line: 12)) {
      try edited(text, .choose(option(2, of: text), because: "y"))
    }
  }

  @Test("in the head, where a value has a box, an anchor or a mapping around it")
  func head() {
    for text in [
      "# T\n\n## Status\n\n- [x] Proposed\n- [ ] Accepted\n",
      "---\nstatus: &s proposed\nother: *s\n---\n# T\n", "---\n{status: proposed}\n---\n# T\n",
      "---\nstatus:\n  is: proposed\n---\n# T\n",
    ] {
      #expect(throws: EditRefusal.self) { try edited(text, .setStatus("on hold")) }
    }
  }

  @Test("in the context that is a list: it gets no second section")
  func context() throws {
    let text = "# T\n\n## Context\n\n- a\n- b\n\n## Decision\n\nC.\n"
    #expect(
      try edited(text, .setContext("d"))
        == text.replacing("## Context\n", with: "## Context\n\nd\n"))
  }
}
