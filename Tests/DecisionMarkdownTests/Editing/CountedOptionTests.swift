import DecisionMarkdown
import Decisions
import Testing

@Suite("A new option counts on")
struct CountedOptionTests {
  @Test(
    "behind the last heading, bold line or item of its form",
    arguments: [
      ("### 1. Kafka", "### 2. Redis", "### 3. NATS"),
      ("### Option A - Kafka", "### Option B - Redis", "### Option C - NATS"),
      ("**Option 1: Kafka**", "**Option 2: Redis**", "**Option 3: NATS**"),
      ("### Alternative 9: Kafka", "### Alternative 10: Redis", "### Alternative 11: NATS"),
    ])
  func sections(first: String, second: String, third: String) throws {
    let text =
      "# T\n\n## Options\n\n\(first)\n\n- Good, because a\n\n\(second)\n\n- Good, because b\n"
    let end = "\n## Links\n\nNone.\n"
    #expect(
      try edited(text + end, .addOption(title: "NATS")) == text + "\n\(third)\n" + end)
  }

  @Test("in a list")
  func list() throws {
    let text = "# T\n\n## Options\n\n- Option 1: Kafka\n- Option 2: Redis\n"
    #expect(try edited(text, .addOption(title: "NATS")) == text + "- Option 3: NATS\n")
    #expect(
      try edited(text, .addOption(title: "Option 3 – NATS")) == text + "- Option 3 – NATS\n")
    let bold = text.replacing("Option 1:", with: "**A** –").replacing("Option 2:", with: "**B** –")
    #expect(try edited(bold, .addOption(title: "NATS")) == bold + "- **C** – NATS\n")
    let mixed = text.replacing("Option 2: Redis", with: "Redis")
    #expect(try edited(mixed, .addOption(title: "NATS")) == mixed + "- NATS\n")
  }

  @Test("where headings of the document's level are options")
  func headings() throws {
    let text =
      "# T\n\n## Option 1: Cloud\n\nPros:\n- a\n\n## Option 2: Own\n\nPros:\n- b\n\n## Notes\n"
    #expect(
      difference(text, try edited(text, .addOption(title: "Both"))).filter { $0 != "+ " }
        == ["+ ## Option 3: Both"])
  }

  @Test("as a column, where the columns of a table are options")
  func column() throws {
    let text = "# T\n\n| | Kafka | Redis |\n|---|---|---|\n| Pros | a | b |\n| Cons | c | d |\n"
    #expect(
      try edited(text, .addOption(title: "NATS"))
        == "# T\n\n| | Kafka | Redis | NATS |\n|---|---|---|---|\n| Pros | a | b | |\n"
        + "| Cons | c | d | |\n")
  }
}
