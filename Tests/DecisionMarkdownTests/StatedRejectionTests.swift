import Decisions
import Testing

/// Reasons after a rejection, and other ways to state a side without naming it.
@Suite("Arguments stated by rejections, signs and questions")
struct StatedRejectionTests {
  @Test(
    "all that follows a rejection is its reason, unless it only says when or by whom",
    arguments: [
      ("Rejected for size, weight and taste.", "for size, weight and taste."),
      ("Rejected for its weight", "for its weight"),
      ("Rejected on the rule of 5.", "on the rule of 5."),
      ("Rejected for now: it is slow.", "it is slow."), ("Rejected for now.", nil),
      ("Rejected for now because it is slow. Others may follow.", "it is slow. Others may follow."),
      ("This was discarded during review: it is slow.", "it is slow."),
      ("It was rejected: it is slow.", "it is slow."), ("It was rejected by Bob.", nil),
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
        Redis
         note: (7): quick
        """)
  }

  @Test(
    "bold names above lists of signs are options in any section",
    arguments: ["Context", "Options", "The story so far"])
  func signs(heading: String) {
    let poly = "**Poly**: each has its own.\n- ✅ apart\n- ❌ hard\n"
    func read(_ mono: String) -> [[Side]] {
      decision("# T\n## \(heading)\nWe must choose.\n\n\(poly)\n**Mono:** all in one.\n\(mono)")
        .options.map { $0.arguments.map(\.side) }
    }
    #expect(read("- ✅ shared\n- ❌ big\n") == [[.pro, .con], [.pro, .con]])
    if heading == "Options" { #expect(read("- ✅ shared\n") == [[.pro, .con], [.pro]]) }
  }

  @Test("a table with signs below an option gives its pros and cons")
  func judged() {
    let table = "| Aspect | Assessment |\n|---|---|\n| **Cost** | ❌ high |\n| Speed | ✅ quick |\n"
    #expect(
      summary("# T\n## Options\n### Kafka\n\(table)### Redis\n- Pro: small\n") == """
        Kafka
         - Cost: high
         + Speed: quick
        Redis
         + small
        """)
    let plain = table.replacing("❌ high", with: "high")
    #expect(decision("# T\n## Options\n### Kafka\n\(plain)### Redis\n").options[0].arguments == [])
  }

  @Test("the headings 'Why X' and 'Why not X' give reasons for and against a listed option")
  func why() {
    let text = """
      # T
      ## Options
      - Kafka
      - Redis
      ## Rationale
      ### Why Kafka
      - It lasts.
      ### Why not Redis
      - It forgets.
      ### Why now
      - It is May.
      """
    #expect(
      summary(text) == """
        Kafka
         + It lasts.
        Redis
         - It forgets.
        """)
  }

  @Test("a list below 'Why not the alternatives' gives reasons against the alternatives")
  func alternatives() {
    let text = """
      # T
      ## Options
      | Option | Pros | Cons |
      |---|---|---|
      | Kafka | lasts | big |
      | Redis | quick | |
      ## Rationale
      Why not the alternatives:

      - **Redis**: it forgets.
      """
    #expect(
      summary(text) == """
        Kafka
         + lasts
         - big
        Redis
         + quick
         - it forgets.
        """)
  }
}
