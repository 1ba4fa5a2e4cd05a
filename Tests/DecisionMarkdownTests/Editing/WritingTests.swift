import BusinessLogic
import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("A decision as a new file")
struct WritingTests {
  @Test("is MADR 4.0")
  func madr() {
    let decision = Decision(
      title: "Pick a queue", status: "accepted", date: "2026-01-02",
      options: [
        Topic(
          title: "Kafka",
          arguments: [Argument(.pro, "it is durable", details: ["on disk"], weight: 3)],
          notes: ["written in Scala"]),
        Topic(title: "SQS", arguments: [Argument(.con, "of all the cost")]),
      ],
      chosen: 0, context: "Events get lost.", drivers: ["no loss"],
      consequences: [Argument(.con, "it must be run")], remarks: ["hire somebody"])
    let text = """
      ---
      status: accepted
      date: 2026-01-02
      ---

      # Pick a queue

      ## Context and Problem Statement

      Events get lost.

      ## Decision Drivers

      * no loss

      ## Considered Options

      * Kafka
      * SQS

      ## Decision Outcome

      Chosen option: "Kafka"

      ### Consequences

      * hire somebody
      * Bad, because it must be run

      ## Pros and Cons of the Options

      ### Kafka

      * written in Scala
      * Good, because it is durable <!-- weight: 3 -->
        * on disk

      ### SQS

      * Bad: of all the cost

      """
    #expect(written(decision) == text)
    #expect(read(text) == decision.withoutLines)
  }

  @Test("is a plain list where the only option is the decision itself")
  func topic() {
    let decision = Decision(
      title: "AI",
      options: [
        AI(title: "AI", advantages: ["fast", "Good: fast"], disadvantages: ["costly"])
      ])
    #expect(
      written(decision) == """
        # AI

        ## Pros

        * fast
        * Good, because Good: fast

        ## Cons

        * costly

        """)
    #expect(read(written(decision)) == decision)
  }

  @Test("reads back as the same values", arguments: 0..<200)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let decision = random.anyDecision()
    #expect(read(written(decision)) == decision)
  }

  @Test("keeps what any file said", arguments: Fixtures.all)
  func fixtures(text: String) {
    let decision = decision(text)
    let plain = decision.withoutLines
    #expect(read(written(decision)) == plain)
  }

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

  private func written(_ decision: Decision) -> String {
    String(decoding: DecisionMarkdown.document(of: decision), as: UTF8.self)
  }

  private func read(_ text: String) -> Decision { decision(text).withoutLines }
}

extension Decision {
  /// The same decision as if it stood in no file.
  fileprivate var withoutLines: Decision {
    func plain(_ arguments: [Argument]) -> [Argument] {
      arguments.map { Argument($0.side, $0.text, details: $0.details, weight: $0.weight) }
    }
    return Decision(
      title: title, status: status, date: date,
      options: options.map {
        Topic(title: $0.title, arguments: plain($0.arguments), notes: $0.notes)
      },
      chosen: chosen, context: context, drivers: drivers, consequences: plain(consequences),
      remarks: remarks)
  }
}
