import Decisions
import Testing

/// Notations found in decisions that other people keep, in words of our own.
@Suite("As found elsewhere")
struct FoundNotationTests {
  @Test("letters count options")
  func letters() {
    let read = decision(Fixtures.lettered)
    #expect(read.title == "ADR-0012: How guests sign in")
    #expect(read.status == "Accepted")
    #expect(read.date == "2026-03-04")
    #expect(
      summary(read) == """
        A — no further step
         + it is quick
        B — one more question (chosen)
         + we know them
         - it is a page
        = - one more page
        """)
    let options = "## Options\n### A) Tea\n### B) Milk\n## Decision\n"
    #expect(decision(options + "We choose B.").chosen == 1)
    #expect(decision(options + "**(B), with sugar.**").chosen == 1)
    #expect(decision(options + "A cup is enough.").chosen == nil)
  }

  @Test("a table may say that an option was chosen")
  func verdicts() {
    #expect(
      decision(
        "## Options\n| Option | Pros | Verdict |\n|--|--|--|\n| Tea | a | ❌ No |\n| Milk | b | ✅ Keep |"
      ).chosen == 1)
  }

  @Test("several bold names are several choices, an empty one is none")
  func names() {
    let options = "## Options\n- Tea\n- Milk\n- Water\n## Decision Outcome\n"
    #expect(
      decision(options + "Chosen option: **Tea**\nand **Milk**").problems
        == [Problem(line: 6, .jointChoice)])
    #expect(decision(options + "Chosen option: **Tea** — not **Milk**").chosen == 0)
    #expect(decision(options + "Chosen option: \"\", because hot.\nWe use Tea.").problems == [])
  }

  @Test("a page that opens with a rule has no front matter")
  func rule() {
    let read = decision("---\n\n# Tea?\n\n## Status\n\naccepted\n\n---\n\n## Pros\n- hot\n")
    #expect(read.title == "Tea?")
    #expect(summary(read) == "Tea?\n + hot")
    #expect(decision("---\n# a comment\nstatus: x\n---\n# T\n## Pros\n- a").status == "x")
  }

  @Test("fields may stand beside each other")
  func fields() {
    #expect(decision("# T\n**Date:** 2024-01-02 · **Status:** accepted\n").date == "2024-01-02")
    #expect(decision("# T\n**状态：** 草稿\n").status == "草稿")
    #expect(decision("# T\nStatus: accepted | by all\n").status == "accepted | by all")
    #expect(decision("# T\n> **Date**: 2024-01-02 · later\n").date == "2024-01-02")
  }

  @Test("what a text opens itself stays, what its mark opened goes")
  func decoration() {
    let options = "## Options\n### A\n"
    #expect(summary(options + "- Good, `x` is fast") == "A\n + `x` is fast")
    #expect(summary(options + "- **Pro**: **x** is fast") == "A\n + **x** is fast")
    #expect(summary(options + "- **Main advantage:** `x` is fast") == "A\n + `x` is fast")
    #expect(summary(options + "- **Bad** - *x* is slow") == "A\n - *x* is slow")
    #expect(summary(options + "- **Main drawback: x is slow**") == "A\n - x is slow")
  }

  @Test("a row that names a matrix or comparison is no option")
  func matrix() {
    #expect(
      summary("## Options Considered\n### Tea\nPros:\n- hot\n### Comparison Matrix\n| x | y |\n")
        == "Tea\n + hot")
  }

  @Test("a label that is indented into the item above it is one of the list below")
  func indentedLabel() {
    let text = "# T\n## Options\n### Tea\nBenefits:\n\n- warm\n  Disadvantages:\n- dear\n- slow\n"
    #expect(summary(text) == "Tea\n + warm\n - dear\n - slow")
    let empty = "# T\n## Options\n- Tea\n  Pros:\n  - warm\n  Cons:\n- Milk\n  Pros:\n  - white\n"
    #expect(summary(empty) == "Tea\n + warm\nMilk\n + white")
  }
}
