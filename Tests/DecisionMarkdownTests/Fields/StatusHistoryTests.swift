import DecisionMarkdown
import Decisions
import Testing

@Suite("A status of several lines")
struct StatusHistoryTests {
  @Test(
    "is told by the line with the latest day",
    arguments: [
      ("- 2021-05-02: Proposed\n- 2021-06-02: Accepted\n- 2022-06-02: Deprecated", .deprecated),
      ("- 2022-06-02: Deprecated\n- 2021-06-02: Accepted", .deprecated),
      ("* Accepted (2021-05-02)\n* Rejected (2021-06-02)", .rejected),
      ("2021-05-02 Proposed\n\n2021-06-02 Rejected", .rejected),
      ("2021-05-02: Proposed  \n2021-06-02: Accepted", .accepted),
      ("| Date | Status |\n| - | - |\n| 2021-05-02 | Draft |\n| 2021-06-02 | Done |", .accepted),
      ("| Date | Status |\n| - | - |\n| 2021-06-02 | Done |\n| 2021-05-02 | Draft |", .accepted),
      ("Accepted\n\nDeprecated on 2022-06-02", .deprecated),
      ("Accepted\n\nReplaced by 4\n\nAccepted on 2021-05-02", .superseded),
      ("Accepted\nReplaced by 4", .superseded), ("Done<br>Replaced by [4](4.md)", .superseded),
      ("Accepted\nReplaced Jenkins 4", .accepted),
    ] as [(String, Decision.State)])
  func days(lines: String, state: Decision.State) {
    #expect(decision("# T\n\n## Status\n\n\(lines)\n\n## Context\n\nText\n").state == state)
  }

  @Test(
    "is told by its first line if no other has a day or a number",
    arguments: [
      "Proposed\n\nRejected ideas are below", "Proposed\n\n- Accepted\n- Rejected",
      "Proposed\n\nAsked 3 teams", "Proposed 2021-05-02\n\nAccepted 2021-04-02 by one team",
    ])
  func first(lines: String) {
    #expect(decision("# T\n\n## Status\n\n\(lines)\n").status?.hasPrefix("Proposed") == true)
  }

  @Test(
    "is edited in the line that tells it, and in those above it only if they would tell another",
    arguments: [
      ("- 2021-05-02: Draft\n- 2021-06-02: Done", "- 2021-05-02: Draft\n- rejected", "- on ice"),
      ("Accepted\n\nDeprecated on 2022-06-02", "rejected", "on ice"),
    ])
  func edit(lines: String, rejected: String, other: String) throws {
    func text(_ status: String) -> String {
      "# T\n\n## Status\n\n\(status)\n\n## Context\n\nText\n"
    }
    #expect(try edited(text(lines), .setStatus("rejected")) == text(rejected))
    #expect(try edited(text(lines), .setStatus("on ice")) == text(other))
  }

  @Test("is edited with a word about the lines that go")
  func loss() throws {
    let text = "# T\n\n## Status\n\nProposed, for now\n\nAccepted on 2024-03-02\n"
    let before = DecisionText(Array(text.utf8), named: "t")
    #expect(try before.after(.setStatus("rejected")).loss == "Proposed, for now")
    #expect(try before.after(.setStatus("rejected on 2024-03-03")).loss == nil)
  }

  @Test("has the date beside it in a table")
  func row() {
    let rows = "| Date | Status |\n| - | - |\n| 2021-05-02 | Draft |\n| 2021-06-02 | Done |\n"
    #expect(decision("# T\n\n## Status\n\n\(rows)").date == "2021-06-02")
    #expect(decision("---\ndate: 2020\n---\n# T\n\n## Status\n\n\(rows)").date == "2020")
  }

  @Test("goes on with the item behind its colon")
  func item() throws {
    let text = "# T\n\n## Status\n\nSuperseded by:\n\n- [B](0002-b.md)\n\n## Context\n\nText\n"
    let read = decision(text)
    #expect(read.status == "Superseded by: B")
    #expect(read.state == .superseded)
    #expect(read.successor == Link(line: 7, .file("0002-b.md")))
    #expect(
      try edited(text, .setStatus("accepted"))
        == "# T\n\n## Status\n\naccepted\n\n## Context\n\nText\n")
  }

  @Test(
    "may have tags, and line ends in HTML",
    arguments: [
      ("## Status\n\n<b>Rejected</b>", "Rejected"),
      ("## Status\n\n<span style=\"color: red\">Rejected</span>", "Rejected"),
      ("## Status\n\n<kbd>Rejected</kbd> by us", "Rejected by us"),
      ("**Status:** Rejected<br>**Date:** 2021-05-02", "Rejected"),
      ("Status: Rejected<br/>Date: 2021-05-02", "Rejected"),
      ("## Status\n\nRejected<br>by us", "Rejected by us"), ("Status: <accepted>", "<accepted>"),
    ])
  func tags(written: String, status: String) {
    let read = decision("# T\n\n\(written)\n")
    #expect(read.status == status)
    #expect(read.date == (written.contains("2021") ? "2021-05-02" : nil))
  }

  @Test("may be the text of a picture, but not its name alone")
  func picture() {
    let link = "](https://x.example/rejected.svg)"
    #expect(decision("# T\n\n## Status\n\n![Rejected\(link)\n").state == .rejected)
    #expect(decision("# T\n\n![Status: Rejected\(link)\n").status == "Rejected")
    #expect(decision("# T\n\n[![Status: Rejected\(link)](x.md)\n").status == "Rejected")
    #expect(decision("# T\n\n## Status\n\n![Status\(link)\n").status == nil)
  }
}
