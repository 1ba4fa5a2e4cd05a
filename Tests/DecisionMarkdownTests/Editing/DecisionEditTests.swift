import DecisionMarkdown
import Decisions
import Testing

@Suite("Edits of a decision as a whole")
struct DecisionEditTests {
  private let madr = """
    # T

    ## Considered Options

    * [Kafka](https://x.y)
    * **SQS**: managed
    * Redis

    ## Decision Outcome

    Chosen option: "Kafka", because it is
    durable.

    ### Consequences

    * Good, because known

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because a

    ### SQS

    * Bad, because b

    ## Links
    """

  @Test("choose changes the title, and the reason if one is given")
  func choose() throws {
    let sqs = try edited(madr, .choose(option(2, of: madr), because: "because of the price"))
    #expect(
      difference(madr, sqs) == [
        "- durable.", "- Chosen option: \"Kafka\", because it is",
        "+ Chosen option: \"SQS\", because of the price.",
      ])
    let silent = try edited(madr, .choose(option(2, of: madr), because: nil))
    #expect(difference(madr, silent).last == "+ Chosen option: \"SQS\".")
    #expect(try edited(madr, .choose(option(1, of: madr), because: nil)) == madr)
    let reason = try edited(silent, .choose(option(2, of: silent), because: "it is cheap"))
    #expect(difference(silent, reason).last == "+ Chosen option: \"SQS\", because it is cheap.")
  }

  @Test(
    "choose keeps the wording, the quotes and the language",
    arguments: [
      ("Gewählte Option: „A“, weil gut.", "Gewählte Option: „B“, weil x."),
      ("Gewählte Option: „A“", "Gewählte Option: „B“, weil x"),
      ("Chosen option: **A**, since good", "Chosen option: **B**, because x"),
      ("* Chosen option: A", "* Chosen option: B, because x"),
      ("Decision: A because it is good", "Decision: B, because x"),
      ("**Chosen option:** \"A\"", "**Chosen option:** \"B\", because x"),
      ("Chosen option: A, because", "Chosen option: B, because x"),
      ("Chosen option: A, because of *it*", "Chosen option: B, because x"),
    ])
  func wording(before: String, after: String) throws {
    let head = "# T\n\n## Considered Options\n\n* A\n* B\n\n## Decision Outcome\n\n"
    let text = head + before + "\n"
    #expect(try edited(text, .choose(option(2, of: text), because: "x")) == head + after + "\n")
  }

  @Test("a remark that states the choice counts as one, but only choosing changes it")
  func choiceAsRemark() throws {
    let text =
      "# T\n\n## Options\n\n* A\n* B\n\n## Decision Outcome\n\n* Chosen option: A\n* May\n"
      + "* June\n"
    func remark(_ number: Int) -> ArgumentPlace {
      ArgumentPlace(.remark, of: nil, number: number, text: decision(text).remarks[number - 1])
    }
    for edit in [Edit.remove(remark(1)), .rewrite(remark(1), text: "x"), .move(remark(1), to: 2)] {
      #expect(throws: EditRefusal.isChoice("Chosen option: A", line: 10)) { try edited(text, edit) }
    }
    #expect(try edited(text, .remove(remark(2))) == text.replacing("* May\n", with: ""))
    #expect(
      try edited(text, .move(remark(3), to: 2))
        == text.replacing("* May\n* June\n", with: "* June\n* May\n"))
  }

  @Test("a first consequence is one level below the decision, whatever levels the file has")
  func levels() throws {
    for level in ["#", "##", "###"] {
      let text = "# T\n\n\(level) Options\n\n* A\n* B\n"
      let end = "\n\(level)# Consequences\n\n* Bad, because x\n"
      let new = try edited(text, .addConsequence(.con, text: "x"))
      #expect(new == text + "\n\(level) Decision Outcome\n" + end)
      let old = text + "\n\(level) Decision Outcome\n"
      #expect(try edited(old, .addConsequence(.con, text: "x")) == old + end)
    }
  }

  @Test(
    "rename leaves what else a paragraph says, and another choice is refused beside it",
    arguments: [
      "**Chosen option**: Tea  \nWe pick it in May.", "Chosen option: Tea\nIt is small.",
      "Chosen option: \"Tea\". It is small.",
      "Chosen option: \"Tea\", because, e.g. it is\nsmall. We pick it in May.",
      "Chosen option: Tea, since it is small! Really? We pick it in May.",
    ])
  func otherSentences(before: String) throws {
    let head = "# T\n\n## Considered Options\n\n* Tea\n* Milk\n\n## Decision Outcome\n\n"
    let text = head + before + "\n"
    #expect(throws: EditRefusal.isStatedInWords(line: 10)) {
      try edited(text, .choose(option(2, of: text), because: nil))
    }
    let renamed = try edited(text, .renameOption(option(1, of: text), title: "Mate"))
    #expect(renamed == text.replacing("Tea", with: "Mate"))
  }

  @Test(
    "choose leads to a noun with \"because of\", in whatever words it was led to before",
    arguments: [
      ("because of the size", "because of x"), ("since it is small", "because of x"),
      ("because it is small", "because of x"),
    ])
  func noun(before: String, after: String) throws {
    let text =
      "# T\n\n## Options\n\n* Tea\n* Milk\n\n## Outcome\n\nChosen option: Tea, \(before).\n"
    for typed in ["because of x", "of x"] {
      #expect(
        try edited(text, .choose(option(2, of: text), because: typed))
          == text.replacing(": Tea, \(before)", with: ": Milk, \(after)"))
    }
  }

  @Test("choose takes a name in quotes to their end, whatever is quoted in it")
  func quotesInQuotes() throws {
    let head = "# T\n\n## Options\n\n* My \"dry\" tea\n* Milk\n\n## Outcome\n\n"
    let text = head + "Chosen option: \"My \"dry\" tea\".\n"
    #expect(
      try edited(text, .choose(option(2, of: text), because: nil))
        == text.replacing("\"My \"dry\" tea\".", with: "\"Milk\"."))
  }

  @Test("choose writes the sentence, and its section, where there is none")
  func newOutcome() throws {
    let empty = "# T\n\n## Considered Options\n\n* A\n* B\n\n## Decision Outcome\n\n## Links\n"
    #expect(
      difference(empty, try edited(empty, .choose(option(2, of: empty), because: "x")))
        == ["+ Chosen option: \"B\", because x", "+ "])
    let none = "# T\n\n## Considered Options\n\n* A\n* B\n\n## Links\n"
    #expect(
      try edited(none, .choose(option(1, of: none), because: nil))
        == none.replacing("* B\n", with: "* B\n\n## Decision Outcome\n\nChosen option: \"A\"\n"))
    let open = "# T\n\n## Options\n\n* A one\n* B two\n\n## Decision\n\nWe still think.\n"
    let chosen = try edited(open, .choose(option(2, of: open), because: nil))
    #expect(difference(open, chosen) == ["+ Chosen option: \"B two\"", "+ "])
  }

  @Test(
    "status is one changed line in each notation",
    arguments: [
      ("# T\n* Status: proposed\n", "# T\n* Status: accepted\n"),
      ("# T\n- **Status:** proposed <!-- x -->\n", "# T\n- **Status:** accepted <!-- x -->\n"),
      ("---\nstatus: proposed # x\n---\n# T\n", "---\nstatus: accepted # x\n---\n# T\n"),
      ("---\nstatus: \"proposed\"\n---\n# T\n", "---\nstatus: \"accepted\"\n---\n# T\n"),
      ("# T\n\n## Status\n\nproposed\n\n## Links\n", "# T\n\n## Status\n\naccepted\n\n## Links\n"),
      ("# T\n\n## Status: proposed\n", "# T\n\n## Status: accepted\n"),
      ("# T\n\n| Status | proposed |\n", "# T\n\n| Status | accepted |\n"),
      ("---\nstatus:\n---\n# T\n", "---\nstatus: accepted\n---\n# T\n"),
      ("# T\n* Status:\n", "# T\n* Status: accepted\n"),
      ("# T\n\n## Status\n\n## Links\n", "# T\n\n## Status\n\naccepted\n\n## Links\n"),
      ("---\n# x\ndate: 1\n---\n# T\n", "---\n# x\nstatus: accepted\ndate: 1\n---\n# T\n"),
      ("# T\n\n* Date: 1\n", "# T\n\n* Status: accepted\n* Date: 1\n"),
      ("# T\n\nText\n", "---\nstatus: accepted\n---\n\n# T\n\nText\n"),
    ])
  func status(before: String, after: String) throws {
    #expect(try edited(before, .setStatus("accepted")) == after)
    #expect(try edited("\u{FEFF}" + before, .setStatus("accepted")) == "\u{FEFF}" + after)
  }

  @Test("status is quoted where YAML needs it")
  func quotedStatus() throws {
    let text = "---\nstatus: proposed\n---\n# T\n"
    let result = try edited(text, .setStatus("superseded by: [12](12.md)"))
    #expect(result == "---\nstatus: \"superseded by: [12](12.md)\"\n---\n# T\n")
    #expect(decision(result).status == "superseded by: 12")
  }

  @Test("a new option gets an entry, and a section with its first argument")
  func addOption() throws {
    let added = try edited(madr, .addOption(title: "NATS"))
    #expect(difference(madr, added) == ["+ * NATS"])
    #expect(decision(added).options.map(\.title) == ["Kafka", "SQS", "Redis", "NATS"])
    let argued = try edited(added, .add(.pro, text: "x", to: option(4, of: added)))
    #expect(argued.contains("### NATS\n\n* Good, because x\n\n## Links"))
    let bare = "# T\n\n## Considered Options\n\n1. A\n2. B"
    #expect(try edited(bare, .addOption(title: "C")) == bare + "\n3. C")
    let topic = "# T\n\n## Pros\n\n- a\n"
    #expect(
      try edited(topic, .addOption(title: "C")) == topic + "\n## Considered Options\n\n- C\n")
  }

  @Test("an option is renamed wherever it is named as one")
  func rename() throws {
    let kafka = try edited(madr, .renameOption(option(1, of: madr), title: "Redpanda"))
    #expect(
      kafka
        == madr.replacing("[Kafka]", with: "[Redpanda]").replacing(
          "\"Kafka\"", with: "\"Redpanda\""
        )
        .replacing("### Kafka", with: "### Redpanda"))
    let sqs = try edited(madr, .renameOption(option(2, of: madr), title: "Queue"))
    #expect(sqs == madr.replacing("SQS", with: "Queue"))
    #expect(try edited(sqs, .renameOption(option(2, of: sqs), title: "SQS")) == madr)
  }

  @Test("a renamed option keeps its description")
  func renameDescribed() throws {
    let text = """
      # T

      ## Considered Options

      * Kafka: a log
      * **SQS**: a queue
        that is managed
      * Redis
        Streams

      ## Pros and Cons of the Options

      ### Kafka

      * Good, because a
      """
    let kafka = try edited(text, .renameOption(option(1, of: text), title: "Redpanda"))
    #expect(kafka == text.replacing("Kafka", with: "Redpanda"))
    let sqs = try edited(text, .renameOption(option(2, of: text), title: "NATS"))
    #expect(sqs == text.replacing("SQS", with: "NATS"))
    let redis = try edited(text, .renameOption(option(3, of: text), title: "Valkey"))
    #expect(redis == text.replacing("Redis\n  Streams", with: "Valkey"))
  }

  @Test(
    "a renamed title keeps its bold, and goes with all its lines",
    arguments: [
      ("**Use an `X` tea**", "**Mate**"), ("`a` or `b`", "Mate"),
      ("A1: Keep the tea\n  for years", "Mate"), ("**A1** tea\n  for years", "Mate"),
    ])
  func renameWhole(title: String, renamed: String) throws {
    for heading in ["", "\n### A1\n\n- Bad, because slow\n"]
    where heading.isEmpty || title.contains("A1") {
      let text = "# T\n\n## Options\n\n- \(title)\n- B2: Milk\n\(heading)"
      #expect(
        try edited(text, .renameOption(option(1, of: text), title: "Mate"))
          == text.replacing(title, with: renamed).replacing("### A1", with: "### Mate"))
    }
  }

  @Test("a title whose words go on in the sentence of the choice is not renamed there")
  func renamePart() {
    let text =
      "# T\n\n## Options\n\n* Option 1: Request up to 5 rows and parse them\n* Option 2: Milk\n\n"
      + "## Decision\n\n* Chosen option: request 5 rows and parse them\n\n"
      + "## Pros and Cons\n\n### Option 1: request 5 rows\n\n* Good, because a\n"
    #expect(throws: EditRefusal.isStatedInWords(line: 10)) {
      try edited(text, .renameOption(option(1, of: text), title: "Mate"))
    }
  }

  @Test("a new option gets a heading where the others are known by their order")
  func addHeading() throws {
    let text =
      "# T\n\n## Considered Options\n\n* Keep the layers\n* Add a queue broker\n\n"
      + "## Pros and Cons of the Options\n\n### Keep the layers\n\n* Good, because x\n\n"
      + "### Add a broker for queues\n\n* Bad, because y\n"
    #expect(
      try edited(text, .addOption(title: "NATS"))
        == text.replacing("queue broker\n", with: "queue broker\n* NATS\n") + "\n### NATS\n")
  }

  @Test("an option goes with its entry and its section, but not the chosen one")
  func removeOption() throws {
    let removed = try edited(madr, .removeOption(option(2, of: madr)))
    #expect(
      removed
        == madr.replacing("* **SQS**: managed\n", with: "")
        .replacing("### SQS\n\n* Bad, because b\n\n", with: ""))
    #expect(throws: EditRefusal.isChosen("Kafka", line: 11)) {
      try edited(madr, .removeOption(option(1, of: madr)))
    }
    #expect(throws: EditRefusal.sameTitle("SQS")) { try edited(madr, .addOption(title: "SQS")) }
  }

  @Test("what is removed takes along the comments that exempt only it from a problem")
  func exemptions() throws {
    let ignore = "<!-- proscons ignore no-arguments, broken-link -->\n"
    let text =
      "# T\n<!-- proscons ignore-file conflict -->\n## Options\n\(ignore)### A\n\(ignore)### B\n"
      + "- Good, because a\n\(ignore)- Good, because b\n<!-- c -->\n- Good, because c\n### C\n"
    #expect(
      try edited(text, .removeOption(option(1, of: text)))
        == text.replacing("\(ignore)### A\n", with: ""))
    #expect(
      try edited(text, .remove(argument(.pro, 2, ofOption: 2, of: text)))
        == text.replacing("\(ignore)- Good, because b\n", with: ""))
    #expect(
      try edited(text, .remove(argument(.pro, 3, ofOption: 2, of: text)))
        == text.replacing("- Good, because c\n", with: ""))
  }

  @Test("a con comes before the reason in the text of the decision")
  func reasonInOutcome() throws {
    let text =
      "# T\n## Options\n### Tea\n### Milk\nCons:\n- white\n## Decision\n"
      + "We take tea. Milk was rejected because it is cold.\n"
    let place = option(2, of: text)
    #expect(
      try edited(text, .add(.con, text: "dear", to: place))
        == text.replacing("- white\n", with: "- white\n- dear\n"))
    // The decision may come first.
    let first =
      "# T\n## Decision\nWe take tea. Milk was rejected because it is cold.\n"
      + "## Options\n### Tea\n### Milk\nCons:\n- white\n"
    #expect(
      try edited(first, .add(.con, text: "dear", to: place))
        == first.replacing("- white\n", with: "- white\n- dear\n"))
  }

  @Test("an edit of an option leaves one whose name differs by a sign")
  func signs() throws {
    let text =
      "# T\n## Options\n- C\n- C++\n## Pros and cons\n### C\n- Good: a\n### C++\n- Good: b\n"
    let place = option(2, of: text)
    #expect(
      try edited(text, .renameOption(place, title: "Rust")) == text.replacing("C++", with: "Rust"))
    #expect(
      try edited(text, .removeOption(place))
        == "# T\n## Options\n- C\n## Pros and cons\n### C\n- Good: a\n")
  }
}
