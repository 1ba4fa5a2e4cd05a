import Decisions
import TestSupport
import Testing

@testable import DecisionMarkdown

@Suite("A decision as a new file")
struct WritingTests {
  @Test("begins with an empty template, ready for options, a choice and arguments")
  func template() throws {
    let bytes = try DecisionMarkdown.template(title: "Pick *a* queue", date: "2026-01-02")
    let text = String(decoding: bytes, as: UTF8.self)
    let empty = decision(text)
    #expect(empty.title == "Pick *a* queue")
    #expect(empty.status == "proposed")
    #expect(empty.date == "2026-01-02")
    #expect(empty.options.isEmpty && empty.problems.isEmpty && empty.context == nil)
    var filled = try edited(text, .addOption(title: "Kafka"))
    filled = try edited(filled, .addOption(title: "SQS"))
    filled = try edited(filled, .choose(option(2, of: filled), because: "it is managed"))
    filled = try edited(filled, .add(.pro, text: "it is managed", to: option(2, of: filled)))
    #expect(summary(filled) == "Kafka\nSQS (chosen)\n + it is managed")
  }

  @Test("has the title that was typed, or is refused", arguments: SeededGenerator.hostile)
  func titles(title: String) throws {
    let typed = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let bytes = try? DecisionMarkdown.template(title: typed, date: nil) else {
      #expect(throws: EditRefusal.isNoTitle(typed)) {
        try DecisionMarkdown.template(title: typed, date: nil)
      }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let filled = try edited(edited(text, .addOption(title: "Kafka")), .setContext("Orders."))
    #expect(decision(filled).title == typed)
    #expect(summary(filled) == "Kafka")
    #expect(decision(filled).context == "Orders.")
  }

  @Test("is refused if its title would head a section", arguments: ["con", "Advantages of Redis"])
  func noTitle(title: String) {
    #expect(throws: EditRefusal.isNoTitle(title)) {
      try DecisionMarkdown.template(title: title, date: nil)
    }
  }

  @Test(
    "escapes what would be lost in a title", arguments: ["C #", "a *b* c", "<!-- c -->", "x_y_z"])
  func escaped(title: String) throws {
    let bytes = try DecisionMarkdown.template(title: title, date: nil)
    #expect(decision(String(decoding: bytes, as: UTF8.self)).title == title)
  }

  @Test("in Nygard's form takes each edit in its sections", arguments: [false, true])
  func nygard(isGerman: Bool) throws {
    let (context, outcome, end) =
      isGerman ? ("Kontext", "Entscheidung", "Folgen") : ("Context", "Decision", "Consequences")
    let example =
      "# A\n\n## Status\n\nx\n\n## \(context)\n\nx\n\n## \(outcome)\n\ny\n\n## \(end)\n"
    let like = [Array(example.utf8), Array(example.utf8)]
    let bytes = try DecisionMarkdown.template(title: "T", date: "2026-01-02", like: like)
    var text = String(decoding: bytes, as: UTF8.self)
    text = try edited(text, .setContext("Orders."))
    text = try edited(text, .addOption(title: "Kafka"))
    text = try edited(text, .choose(option(1, of: text), because: "x"))
    text = try edited(text, .addConsequence(.pro, text: "z"))
    text = try edited(text, .setStatus("final"))
    let expected = """
      # T

      Date: 2026-01-02

      ## Status

      final

      ## Context

      Orders.

      ## Considered Options

      * Kafka

      ## Decision

      Chosen option: "Kafka", because x

      ## Consequences

      * Good, because z

      """
    let words = [
      ("Date:", "Datum:"), ("Context", "Kontext"), ("Considered Options", "Betrachtete Optionen"),
      ("Decision", "Entscheidung"), ("Chosen option", "Gewählte Option"),
      ("Consequences", "Konsequenzen"), ("Good", "Gut"), ("because", "weil"),
    ]
    #expect(
      text == (isGerman ? words.reduce(expected) { $0.replacing($1.0, with: $1.1) } : expected))
    #expect(decision(text).chosen == 0)
  }

  @Test(
    "has its number in the title if all examples do",
    arguments: [
      (["1. A", "2. B"], "3. T"), (["ADR-0001: A", "ADR-0002: B"], "ADR-0003: T"),
      (["1. A"], "T"),
      (["[ADR-2] B"], "[ADR-3] T"), (["0002 – B"], "0003 – T"), (["1. A", "B"], "T"),
      (["1 · B"], "T"), (["02 · B"], "03 · T"), (["**1.** B"], "T"), (["[1](b.md) B"], "T"),
      (["3 ways"], "T"), ([], "T"),
    ])
  func numbered(titles: [String], expected: String) throws {
    let examples = titles.map { Array("# \($0)\n\n## Status\n\nx\n".utf8) }
    for title in ["T", expected] {
      let bytes = try DecisionMarkdown.template(title: title, number: 3, date: nil, like: examples)
      #expect(decision(String(decoding: bytes, as: UTF8.self)).title == expected)
    }
    let marked = try DecisionMarkdown.template(
      title: "a *b* c", number: 3, date: nil, like: [Array("# [ADR-2] B\n".utf8)])
    #expect(String(decoding: marked, as: UTF8.self).contains("# [ADR-3] a \\*b\\* c\n"))
  }

  @Test("has the form that its examples share, or that is named")
  func forms() throws {
    let madr2 = Array("# A\n\n* Status: accepted\n* Date: 2020-01-01\n".utf8)
    let madr = Array("---\nstatus: accepted\n---\n# A\n".utf8)
    func new(_ form: DecisionForm?, _ examples: [[UInt8]]) throws -> String {
      let bytes = try DecisionMarkdown.template(
        title: "T", date: "2026-01-02", as: form, like: examples)
      return String(decoding: bytes, as: UTF8.self)
    }
    let bullets = "# T\n\n* Status: proposed\n* Date: 2026-01-02\n"
    let front = "---\nstatus: proposed\ndate: 2026-01-02\n---\n\n# T\n"
    #expect(try new(nil, [madr2, madr2]) == bullets)
    #expect(try new(nil, [madr2, madr]) == front)
    #expect(try new(nil, [Array("# A\n".utf8)]) == front)
    #expect(try new(.madr, [madr2]) == front)
    #expect(try new(.madr2, []) == bullets)
    for form in DecisionForm.allCases {
      let text = try new(form, [])
      #expect(DecisionForm(of: DecisionText(Array(text.utf8), named: "")) == form)
      #expect(decision(text).state == .undecided && decision(text).date == "2026-01-02")
    }
  }
}
