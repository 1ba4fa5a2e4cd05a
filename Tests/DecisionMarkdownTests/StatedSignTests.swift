import Decisions
import Testing

/// Signs, words and scripts that only look like those of arguments, and others that don't.
@Suite("Signs and what they mean")
struct StatedSignTests {
  @Test("directly in the decision tell what is done, not what speaks for it")
  func tasks() {
    let text = "# T\n\n## Decision\n\nWe wait.\n\nWe will:\n\n- ✅ Ask\n- ❌ Pay\n"
    #expect(decision(text).consequences.isEmpty)
    let option = "# T\n\n## Options\n\n### Tea\n\n**Decision: Rejected**\n\n- ❌ cold\n\n### Milk\n"
    #expect(summary(option).contains(" - cold"))
    #expect(
      summary("# T\n\n## Decision\n\nWe wait.\n\n## Consequences\n\n- ✅ a\n- ❌ b\n")
        == "= + a\n= - b")
  }

  @Test("that begin lines of one paragraph begin an argument each")
  func lines() {
    let text = "# T\n\n## Consequences\n\n### Negative\n\n⚠️ Slow  \n⚠️ Big\n⚠️ Dear and\nold\n"
    #expect(summary(text) == "= - ⚠️ Slow\n= - ⚠️ Big\n= - ⚠️ Dear and old")
    let quoted = "# T\n\n## Consequences\n\n### Negative\n\n“Slow” and\n“big”\n"
    #expect(summary(quoted) == "= - “Slow” and “big”")
  }

  @Test("are no argument if they define a footnote")
  func footnotes() {
    let benefits = "# T\n\n## Consequences\n\n### Benefits\n\nHot[^1].\n\n"
    #expect(summary(benefits + "[^1]: See it\n") == "= + Hot[^1].")
    #expect(summary("# T\n\n## Drawbacks\n\n[^a-z] is slow\n") == "T\n - [^a-z] is slow")
  }

  @Test("of a language don't mix with another's: a BOM isn't good")
  func languages() {
    let text =
      "# T\n\n## Alternatives\n\n- **Tea.** Rejected: cold.\n- **BOM as a column.** Rejected: slow.\n"
    #expect(summary(text) == "Tea.\n - cold.\nBOM as a column.\n - slow.")
    #expect(
      summary("# T\n\n## Consequences\n\n- Bom porque dura\n- Good as it lasts\n")
        == "= + dura\n= + it lasts")
  }

  @Test("are read whole: what follows `parce qu'`, and a problem that is no statement")
  func words() {
    let text =
      "# T\n\n## Options\n\n### Thé\n\nRejeté parce qu'il est cher.\n\n### Lait\n\nRejeté parce qu’une vache manque.\n"
    #expect(summary(text) == "Thé\n - il est cher.\nLait\n - une vache manque.")
    let relative =
      "# T\n\n## Options\n\n### Tea\n\nIt may spill, a problem that is all but unknown today.\n\n### Milk\n"
    #expect(!summary(relative).contains(" - "))
  }

  @Test("end clauses where there are no spaces, and a letter labels a title there")
  func wide() {
    let text = """
      # T

      ## 备选方案

      - **A 全自建**：完全从零。优点：快。缺点：慢。
      - **B 复用**：用别人的。优点：可靠。缺点：难。

      ## 决策

      选择 **B**：快。
      """
    #expect(
      summary(text) == """
        A 全自建
         + 快。
         - 慢。
         note: 完全从零。
        B 复用 (chosen)
         + 可靠。
         - 难。
         note: 用别人的。
        """)
  }

  @Test("behind a colon, a heading of a side is one")
  func headings() {
    let text =
      "# T\n\n## Proposed solution\n\nWe wait.\n\n### Proposed solution: drawbacks\n\nIt takes time.\n"
    #expect(summary(text) == "T\n - It takes time.")
    #expect(!summary("# T\n\n## Kafka: drawbacks of logs\n\nText.\n").contains(" - "))
  }

  @Test("that caption a block of code are no outcome")
  func captions() {
    let code = "# T\n\n## Decision\n\n- Tea\n\nIn code:\n\n```\ntea\n```\n"
    #expect(decision(code).outcome == nil)
  }
}
