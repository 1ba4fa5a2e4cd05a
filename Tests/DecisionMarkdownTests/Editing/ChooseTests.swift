import BusinessLogic
import DecisionMarkdown
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
    "takes the reason for the other option along, however that is led to",
    arguments: [
      ("Chosen option: Kafka — it scales", "Redis", "Redis — x"),
      (
        "Chosen option: \"Kafka\" - it scales. In May.", "\"Redis\". In May.",
        "\"Redis\" - x. In May."
      ),
      ("Chosen option: Kafka: it scales.", "Redis.", "Redis: x."),
      (
        "Chosen option: Kafka, since\nit scales\nand lasts.\n\nNext.", "Redis.\n\nNext.",
        "Redis, since\nx.\n\nNext."
      ),
      (
        "Chosen option: Kafka, because\n\n* it scales\n  and\n* lasts\n\nIn May.",
        "Redis\n\nIn May.", "Redis, because x\n\nIn May."
      ),
      ("Chosen option: Kafka, because:\n\n* it scales", "Redis", "Redis, because: x"),
    ])
  func reasons(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == "Chosen option: " + silent)
    #expect(try chosen(before, because: "x") == "Chosen option: " + because)
  }

  @Test(
    "changes the name in a sentence in words of its own, and the reason in it",
    arguments: [
      ("We chose Kafka because it scales.", "We chose Redis.", "We chose Redis because x."),
      (
        "We use **Kafka** for events.", "We use **Redis** for events.",
        "We use **Redis** for events, because x."
      ),
      (
        "We use Kafka for events since it scales. So be it.", "We use Redis for events. So be it.",
        "We use Redis for events since x. So be it."
      ),
      (
        "We use Kafka as the log, as it\nis small.", "We use Redis as the log.",
        "We use Redis as the log, as x."
      ),
      ("Kafka it is", "Redis it is", "Redis it is, because x"),
      (
        "We drink.\n\nWe will use Kafka.", "We drink.\n\nWe will use Redis.",
        "We drink.\n\nWe will use Redis, because x."
      ),
      (
        "**We use Kafka because it scales**", "**We use Redis**", "**We use Redis because x**"
      ),
      (
        "_We use Kafka, because it scales._ So be it.", "_We use Redis._ So be it.",
        "_We use Redis, because x._ So be it."
      ),
      (
        "**We use Kafka because** it scales.", "**We use Redis**.", "**We use Redis because** x."
      ),
      (
        "We use Kafka because *it* is **the_log**", "We use Redis", "We use Redis because x"
      ),
      (
        "*We use Kafka because it is **quick***.", "*We use Redis*.", "*We use Redis because x*."
      ),
      ("**We use Kafka.**", "**We use Redis.**", "**We use Redis, because x.**"),
      (
        "**Chosen option: Kafka, because it scales.**", "**Chosen option: Redis.**",
        "**Chosen option: Redis, because x.**"
      ),
      (
        "**Chosen option: Kafka, since it scales**", "**Chosen option: Redis**",
        "**Chosen option: Redis, since x**"
      ),
      (
        "Chosen option: Kafka, because *it scales*.", "Chosen option: Redis.",
        "Chosen option: Redis, because x."
      ),
    ])
  func inWords(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == silent)
    #expect(try chosen(before, because: "x") == because)
    // The same option may get a reason there too.
    let kafka = text(before)
    #expect(
      try edited(kafka, .choose(option(1, of: kafka), because: "x"))
        == text(because.replacing("Redis", with: "Kafka")))
  }

  @Test(
    "takes the list along that gives the reason in a sentence in words of its own",
    arguments: [
      ("We use Kafka because:\n\n* it scales", "We use Redis", "We use Redis because: x"),
      (
        "_We use Kafka because:_\n\n* it scales\n  and\n* lasts\n\nIn May.",
        "_We use Redis_\n\nIn May.", "_We use Redis because: x_\n\nIn May."
      ),
      (
        "We use Kafka.\n\n* it scales", "We use Redis.\n\n* it scales",
        "We use Redis, because x.\n\n* it scales"
      ),
    ])
  func listOfReasons(before: String, silent: String, because: String) throws {
    #expect(try chosen(before) == silent)
    #expect(try chosen(before, because: "x") == because)
  }

  @Test("finds a title of which the sentence has the beginning")
  func beginning() throws {
    let before = text("We go with NATS, at once.")
    #expect(
      try edited(before, .choose(option(1, of: before), because: nil))
        == text("We go with Kafka, at once."))
    #expect(
      try edited(before, .renameOption(option(3, of: before), title: "Rabbit"))
        == before.replacing("NATS streams", with: "Rabbit").replacing("NATS", with: "Rabbit"))
  }

  @Test("takes a word that decides for no mention of an option that begins with it")
  func decidingWord() throws {
    let before =
      "# T\n\n## Options\n\n* Kafka\n* Redis\n* Use the disk\n\n## Decision\n\nWe use Kafka.\n"
    #expect(
      try edited(before, .choose(option(2, of: before), because: nil))
        == before.replacing("We use Kafka", with: "We use Redis"))
    let disk = before.replacing("We use Kafka", with: "We use the disk")
    #expect(
      try edited(disk, .choose(option(2, of: disk), because: nil))
        == disk.replacing("We use the disk", with: "We use Redis"))
    #expect(
      try edited(before, .choose(option(3, of: before), because: nil))
        == before.replacing("We use Kafka", with: "We use the disk"))
  }

  @Test(
    "is refused with the line where somebody has to write it anew, and changes nothing",
    arguments: [
      ("We use Kafka. Kafka scales.", 11), ("We chose Kafka over Redis.", 11),
      ("We use Kafka, which scales.", 11), ("We use Kafka — our log.", 11),
      ("We use [Kafka](#kafka).", 11), ("We decided for option 1.", 11),
      ("Chosen option: Kafka\n\nSo we use Kafka from May.", 13),
      ("We use Kafka.\n\nWe go live with Kafka in May.", 13),
      ("Chosen option: Kafka, for these reasons:\n\n* it scales", 13),
      ("Chosen option: Kafka, because\n\n* Good, because it scales", 13),
      ("We use Kafka for these reasons:\n\n* it scales", 13),
      ("_We use Kafka for these reasons:_\n\n* it scales", 13),
      ("We use Kafka because:\n\n* Good, because it scales", 13),
    ])
  func refused(outcome: String, line: Int) {
    let before = text(outcome)
    for because in [nil, "x"] {
      #expect(throws: EditRefusal.isToldInWords(line: line)) {
        try edited(before, .choose(option(2, of: before), because: because))
      }
    }
    #expect(EditRefusal.isToldInWords(line: line).description.contains("line \(line) "))
  }

  @Test(
    "never leaves the sentence that told the choice of an option with a short name",
    arguments: [
      "We decided for A since it is great.", "We go with A because x.", "We will use A, since y.",
      "A", "**A**", "Option A.",
    ], ["A", "Option A: foo"])
  func shortNames(sentence: String, title: String) throws {
    let text =
      "# T\n\n## Options\n\n* \(title)\n* B. bar\n\n## Decision Outcome\n\n\(sentence)\n"
    #expect(decision(text).chosen == 0)
    do {
      let after = try edited(text, .choose(option(2, of: text), because: nil))
      #expect(decision(after).chosen == 1)
      #expect(!lines(after).contains(sentence))
      #expect(lines(after).count == lines(text).count)
    } catch let refusal as EditRefusal {
      #expect(refusal == .isToldInWords(line: 10))
    }
  }

  @Test("is refused where a sentence that isn't understood decides for another option")
  func notUnderstood() {
    let text = text("It was not easy, but we decided for Kafka.")
    #expect(decision(text).chosen == nil)
    #expect(throws: EditRefusal.isToldInWords(line: 11)) {
      try edited(text, .choose(option(3, of: text), because: nil))
    }
  }

  @Test("is refused where the title of the other, or its row, says that it was chosen")
  func marked() throws {
    let list = "# T\n\n## Options\n\n* Tea (chosen)\n* Milk\n"
    #expect(throws: EditRefusal.isToldInWords(line: 5)) {
      try edited(list, .choose(option(2, of: list), because: nil))
    }
    #expect(
      difference(list, try edited(list, .choose(option(1, of: list), because: "x")))
        .contains("+ Chosen option: \"Tea (chosen)\", because x"))
    let heading =
      "# T\n\n## Options\n\n### Option 1: Tea\n### Option 2: Milk\n\n## Decision (option 1)\n"
    #expect(throws: EditRefusal.isToldInWords(line: 8)) {
      try edited(heading, .choose(option(2, of: heading), because: nil))
    }
  }
}
