import Decisions
import Testing

/// Reasons after a rejection, and other ways to state a side without naming it.
@Suite("Arguments stated by rejections, signs and questions")
struct StatedRejectionTests {
  @Test(
    "all that follows a rejection is its reason, unless it only says when or by whom",
    arguments: [
      ("Rejected for size and other reasons.", "for size and other reasons."),
      ("Rejected for the pilot.", nil),
      ("Rejected on the rule of 5.", "on the rule of 5."),
      ("Rejected for now: it is slow.", "it is slow."), ("Rejected for now.", nil),
      ("Rejected for now because it is slow. Others may follow.", "it is slow. Others may follow."),
      ("This was discarded during review: it is slow.", "it is slow."),
      ("It was rejected: it is slow.", "it is slow."), ("It was rejected by Bob.", nil),
      ("It was not chosen by accident: it lasts.", nil),
      ("**Rejected for now.** It is slow (see [1]: \"no\").", "It is slow (see [1]: \"no\")."),
    ])
  func rejected(text: String, reason: String?) {
    let expected = reason.map { "Kafka.\n - \($0)" } ?? "Kafka.\n note: \(text)"
    #expect(summary("# T\n## Alternatives\n- **Kafka.** \(text)\n") == expected)
  }

  @Test("a verdict may follow a remark in brackets after the title")
  func bracketed() {
    let text =
      "# T\n## Alternatives\n- **Kafka** (3, or 4): Rejected. Too big.\n- **Redis** (7): quick\n"
    #expect(
      summary(text) == """
        Kafka
         - Too big.
         note: (3, or 4)
        Redis
         note: (7): quick
        """)
  }

  @Test("among the options, bold names above lists of signs are options")
  func signs() {
    let text = """
      # T
      ## Options
      We must choose.

      **Poly**: each has its own.
      - ✅ apart
      - ❌ hard

      **Mono:** all in one.
      - ✅ shared
      """
    #expect(decision(text).options.map { $0.arguments.map(\.side) } == [[.pro, .con], [.pro]])
    let elsewhere = text.replacing("Options", with: "Rules")
    #expect(!decision(elsewhere).options.contains { $0.title == "Poly" })
  }

  @Test("the heading 'Why not X' gives reasons against a listed option")
  func why() {
    let text = """
      # T
      ## Options
      - Kafka
      - Redis
      ## Rationale
      ### Why not "Redis"
      - It forgets.
      ### Why now
      - It is May.
      ## Background
      ### Why Redis
      - It is old.
      """
    #expect(
      summary(text) == """
        Kafka
        Redis
         - It forgets.
        """)
  }
}
