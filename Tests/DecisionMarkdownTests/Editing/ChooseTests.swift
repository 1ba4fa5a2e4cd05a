import DecisionMarkdown
import Decisions
import Testing

@Suite("Choosing another option")
struct ChooseTests {
  private func text(_ outcome: String) -> String {
    "# T\n\n## Considered Options\n\n* Kafka\n* Redis\n* NATS streams\n\n## Decision Outcome\n\n"
      + outcome + "\n"
  }

  /// The outcome after Redis was chosen.
  private func chosen(_ outcome: String, because: String? = nil) throws -> String {
    let before = text(outcome)
    let after = try edited(before, .choose(option(2, of: before), because: because))
    #expect(decision(after).chosen == 1)
    let head = text("").dropLast()
    #expect(after.hasPrefix(head))
    return String(after.dropFirst(head.count).dropLast())
  }

  @Test(
    "keeps what brackets say behind the name, and a reference behind a dash",
    arguments: [
      (
        "Chosen option: Kafka (see [study](s.md))", "Chosen option: Redis (see [study](s.md))",
        "Chosen option: Redis (see [study](s.md)), because x"
      ),
      (
        "Chosen option: **Kafka** (in May), because it scales.",
        "Chosen option: **Redis** (in May).", "Chosen option: **Redis** (in May), because x."
      ),
      (
        "Chosen option: Kafka — see ADR 7", "Chosen option: Redis — see ADR 7",
        "Chosen option: Redis, because x — see ADR 7"
      ),
    ])
  func remarks(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == silent)
    #expect(try chosen(before, because: "x") == because)
  }

  @Test(
    "ends with one full stop, whether the reason has one or not",
    arguments: [("x", "x."), ("x.", "x."), ("x!", "x!"), ("x…", "x…")])
  func fullStop(reason: String, end: String) throws {
    let after = try chosen("Chosen option: \"Kafka\", because it scales.", because: reason)
    #expect(after == "Chosen option: \"Redis\", because \(end)")
  }

  @Test(
    "replaces a link as a whole",
    arguments: [
      "[Kafka](k.md)", "[Kafka][k]", "[[Kafka]]", "\"[Kafka](k.md)\"", "**[Kafka](k.md)**",
    ])
  func link(name: String) throws {
    let plain = name.replacing(/\[+Kafka\]+(\(k.md\)|\[k\])?/, with: "Redis")
    #expect(try chosen("Chosen option: \(name)") == "Chosen option: \(plain)")
    #expect(
      try chosen("Chosen option: \(name), because:\n\n* it scales", because: "x")
        == "Chosen option: \(plain), because x")
    let before = text("Chosen option: \(name).")
    #expect(
      try edited(before, .choose(option(1, of: before), because: "x"))
        == text("Chosen option: \(name), because x."))
  }

  @Test("gives the same option another reason, but not within a sentence that goes on")
  func same() throws {
    let (more, goesOn) = (
      text("Chosen option: Kafka, because a. In May."), text("Chosen option: Kafka, with b.")
    )
    #expect(
      try edited(more, .choose(option(1, of: more), because: "x"))
        == more.replacing("because a", with: "because x"))
    #expect(throws: EditRefusal.isStatedInWords(line: 11)) {
      try edited(goesOn, .choose(option(1, of: goesOn), because: "x"))
    }
    #expect(
      try edited(goesOn, .renameOption(option(1, of: goesOn), title: "Mate"))
        == goesOn.replacing("Kafka", with: "Mate"))
  }

  @Test("is written in a sentence of its own where code has the colon")
  func code() throws {
    let before = "`Decision::Wait` (see `a 3`). The rest stays.\n\n"
    let text = "# T\n\n\(before)## Options\n\n* Tea (chosen)\n* Milk\n"
    let after = try edited(text, .choose(option(1, of: text), because: "x"))
    #expect(after.contains(before))
    #expect(after.contains("\nChosen option: \"Tea\", because x\n"))
  }

  @Test("finds the sentence that states the choice wherever the reader does")
  func far() throws {
    let notes = (1...20).map { "Note \($0).\n\n" }.joined()
    #expect(try chosen(notes + "Chosen option: Kafka") == notes + "Chosen option: Redis")
    #expect(
      throws: EditRefusal.self
    ) { try chosen("Chosen option: \"Kafka\".\n\n" + notes + "We decided to use Kafka.") }
  }

  @Test(
    "takes the reason for the other option along, however that is led to",
    arguments: [
      ("Chosen option: Kafka — it scales", "Redis", "Redis, because x"),
      ("Chosen option: \"Kafka\" - it scales.", "\"Redis\".", "\"Redis\", because x."),
      ("Chosen option: Kafka: it scales.", "Redis.", "Redis, because x."),
      (
        "Chosen option: Kafka, since\nit scales\nand lasts.\n\nNext.", "Redis.\n\nNext.",
        "Redis, because x.\n\nNext."
      ),
      ("Chosen option: Kafka, because *it scales*.", "Redis.", "Redis, because x."),
      (
        "Chosen option: Kafka, because:\n\n* it scales\n  and\n* lasts\n\nIn May.",
        "Redis\n\nIn May.", "Redis, because x\n\nIn May."
      ),
    ])
  func reasons(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == "Chosen option: " + silent)
    #expect(try chosen(before, because: "x") == "Chosen option: " + because)
  }

  @Test(
    "leaves decoration around the whole sentence as it is",
    arguments: [
      (
        "**Chosen option: Kafka, because it scales.**", "**Chosen option: Redis.**",
        "**Chosen option: Redis, because x.**"
      ),
      (
        "**Chosen option: Kafka, since it scales**", "**Chosen option: Redis**",
        "**Chosen option: Redis, because x**"
      ),
    ])
  func decorated(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == silent)
    #expect(try chosen(before, because: "x") == because)
  }

  @Test(
    "is refused with the line that states the choice in other words, and changes nothing",
    arguments: [
      ("We use **Kafka** for events.", 11), ("We drink.\n\nWe will use Kafka.", 13),
      ("We use Kafka. Kafka scales.", 11), ("We chose Kafka over Redis.", 11),
      ("We use Kafka, which scales.", 11), ("We use Kafka — our log.", 11),
      ("We use [Kafka](#kafka).", 11), ("We decided for option 1.", 11),
      ("Chosen option: Kafka\n\nSo we use Kafka from May.", 13),
      ("We use Kafka.\n\nWe go live with Kafka in May.", 11),
      ("Chosen option: Kafka, for these reasons:\n\n* it scales", 13),
      ("Chosen option: Kafka, because\n\n* Good, because it scales", 13),
      ("We use Kafka for these reasons:\n\n* it scales", 11),
      ("Chosen option: \"Kafka\", with Redis in front, because it scales.", 11),
      ("Chosen option: **Kafka _and_ a cache in front.**", 11),
      ("Chosen option: Kafka\nwith a cache in front.", 11),
      ("Chosen option: Kafka, because it scales. It has been stable for years.", 11),
      ("Chosen option: [the Kafka log](k.md)", 11),
    ])
  func refused(outcome: String, line: Int) {
    let before = text(outcome)
    for because in [nil, "x"] {
      #expect(throws: EditRefusal.isStatedInWords(line: line)) {
        try edited(before, .choose(option(2, of: before), because: because))
      }
    }
    #expect(EditRefusal.isStatedInWords(line: line).description.contains("line \(line) "))
  }

  @Test("is refused where a sentence that the reader doesn't understand decides for another option")
  func notUnderstood() {
    let text = text("It was not easy, but we decided for Kafka.")
    #expect(decision(text).chosen == nil)
    #expect(throws: EditRefusal.isStatedInWords(line: 11)) {
      try edited(text, .choose(option(3, of: text), because: nil))
    }
  }

  @Test(
    "is refused where a sentence decides for what isn't listed",
    arguments: [
      "We will use RabbitMQ because it lasts.", "Adopt RabbitMQ.", "Go with RabbitMQ",
    ])
  func notListed(outcome: String) {
    #expect(throws: EditRefusal.isStatedInWords(line: 11)) { try chosen(outcome) }
  }

  @Test("stands beside what decides nothing")
  func undecided() throws {
    for outcome in ["We talked about it on Monday.", "Not decided yet.", "To be decided."] {
      #expect(try chosen(outcome) == "\(outcome)\n\nChosen option: \"Redis\"")
    }
  }

  @Test("is refused where the title of the other, or its row, says that it was chosen")
  func marked() throws {
    let list = "# T\n\n## Options\n\n* Tea (chosen)\n* Milk\n"
    #expect(throws: EditRefusal.isStatedInWords(line: 5)) {
      try edited(list, .choose(option(2, of: list), because: nil))
    }
    #expect(
      difference(list, try edited(list, .choose(option(1, of: list), because: "x")))
        .contains("+ Chosen option: \"Tea\", because x"))
  }
}
