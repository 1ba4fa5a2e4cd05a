import DecisionMarkdown
import Decisions
import TestSupport
import Testing

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
}
