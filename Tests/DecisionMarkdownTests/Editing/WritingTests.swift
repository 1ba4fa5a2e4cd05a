import DecisionMarkdown
import Decisions
import Testing

@Suite("A decision as a new file")
struct WritingTests {
  @Test("begins with an empty template, ready for options, a choice and arguments")
  func template() throws {
    let bytes = DecisionMarkdown.template(title: "Pick *a* queue", date: "2026-01-02")
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
}
