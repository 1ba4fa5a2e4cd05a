import Decisions
import Testing

@testable import DecisionMarkdown

@Suite("The date")
struct DateEditTests {
  /// Returns the text after the edit on the last day of January.
  private func edited(_ text: String, _ edit: Edit) throws -> String {
    let after = try edit.made(in: DecisionText(Array(text.utf8), named: "file"), on: "2026-01-31")
    return String(decoding: after.bytes, as: UTF8.self)
  }

  private static let body = "\n# Tea\n\n## Considered Options\n\n* Green\n* Black\n"

  @Test(
    "becomes the day of a status that decides, where the file keeps one",
    arguments: [
      ("---\nstatus: proposed\ndate: 2024-05-01\n---\n", "---\nstatus: S\ndate: 2026-01-31\n---\n"),
      (
        "---\ndate: '2024-05-01' # last\nstatus: x\n---\n",
        "---\ndate: '2026-01-31' # last\nstatus: S\n---\n"
      ),
      (
        "---\nstatus: proposed\ndate: {YYYY-MM-DD when the decision was last updated}\n---\n",
        "---\nstatus: S\ndate: 2026-01-31\n---\n"
      ),
      ("---\nstatus: proposed\ndate:\n---\n", "---\nstatus: S\ndate: 2026-01-31\n---\n"),
      // What says more than a day, or was no day of a decision, stays.
      (
        "---\nstatus: x\ndate: 2024-05-01, again in May\n---\n",
        "---\nstatus: S\ndate: 2024-05-01, again in May\n---\n"
      ),
      ("---\nstatus: x\ncreated: 2024-05-01\n---\n", "---\nstatus: S\ncreated: 2024-05-01\n---\n"),
      ("---\nstatus: proposed\n---\n", "---\nstatus: S\n---\n"),
      ("---\nstatus: x\ndate: after May\n---\n", "---\nstatus: S\ndate: after May\n---\n"),
      ("---\nstatus: x\ndate: TBD\n---\n", "---\nstatus: S\ndate: 2026-01-31\n---\n"),
      ("---\nstatus: x\ndate: JJJJ-MM-TT\n---\n", "---\nstatus: S\ndate: 2026-01-31\n---\n"),
    ])
  func decided(before: String, after: String) throws {
    for status in ["accepted", "rejected"] {
      #expect(
        try edited(before + Self.body, .setStatus(status))
          == after.replacing("S", with: status) + Self.body)
    }
    let open = try edited(before + Self.body, .setStatus("on ice"))
    #expect(!open.contains("2026"))
  }

  @Test("becomes that day below the title, too, but not if the status was the same")
  func below() throws {
    let madr = "# Tea\n\n* Status: proposed\n* Deciders: we\n* Date: 2024-05-01\n"
    #expect(
      try edited(madr, .setStatus("accepted"))
        == "# Tea\n\n* Status: accepted\n* Deciders: we\n* Date: 2026-01-31\n")
    let nygard =
      "# 1. Tea\n\nDate: 2016-02-12\n\n## Status\n\nAccepted\n\n## Context\n\nWe drink.\n"
    for same in ["Accepted", "accepted"] {
      #expect(try edited(nygard, .setStatus(same)) == nygard)
    }
    let open = "# T\n\n## Decision\n\nNot decided yet.\n"
    #expect(try edited(open, .setStatus("undecided")) != open)
    #expect(
      try edited(nygard, .setStatus("Rejected"))
        == nygard.replacing("Accepted", with: "Rejected").replacing(
          "2016-02-12", with: "2026-01-31"))
  }

  @Test(
    "and the status stay where the status tells that state already",
    arguments: [
      "Accepted on 2025-01-01", "Accepted.", "accepted ✅", "akzeptiert", "accepted by Jane",
    ])
  func told(status: String) throws {
    let text =
      "# 1. Tea\n\nDate: 2016-02-12\n\n## Status\n\n\(status)\n\n## Context\n\nWe drink.\n"
    #expect(try edited(text, .setStatus("accepted")) == text)
    #expect(try edited(text, .setStatus("done")).contains("\ndone\n"))
    #expect(try edited(text, .setStatus("rejected")).contains("Date: 2026-01-31\n"))
  }

  @Test(
    "and the status keep what is around them, and what is said behind them",
    arguments: [
      (
        "**Status: x.** Decided in May; the\nwork goes on.\n",
        "**Status: accepted.** Decided in May; the\nwork goes on.\n"
      ),
      (
        "**Status: x**\n\n**Date: 2024-05-01**\n",
        "**Status: accepted**\n\n**Date: 2026-01-31**\n"
      ),
      ("> *Status: x*\n", "> *Status: accepted*\n"),
      ("- __Status: x · Date: 2024-05-01__\n", "- __Status: accepted · Date: 2026-01-31__\n"),
      ("**Status:** `x`\n", "**Status:** `accepted`\n"),
      ("Status: **x**\n", "Status: **accepted**\n"),
      ("Status:`x`\n", "Status:`accepted`\n"), ("**Status**:\n", "**Status**: accepted\n"),
      ("**状态**：x\n\n**日期**：2026-04-24\n", "**状态**：accepted\n\n**日期**：2026-01-31\n"),
      (
        "| Key    | Value     |\n| ------ | --------- |\n| Status | `x`       |\n",
        "| Key    | Value     |\n| ------ | --------- |\n| Status | `accepted` |\n"
      ),
      (
        "| Status | Date         |\n| ------ | ------------ |\n| **x**  | `2024-05-01` |\n",
        "| Status | Date         |\n| ------ | ------------ |\n| **accepted** | `2026-01-31` |\n"
      ),
    ])
  func around(before: String, after: String) throws {
    #expect(try edited("# T\n\n" + before, .setStatus("accepted")) == "# T\n\n" + after)
  }

  @Test(
    "and the status are refused where a sentence in bold goes on behind it",
    arguments: ["**Status: superseded** by 0012", "**Status: x in\nMay** again"])
  func goesOn(before: String) {
    #expect(throws: EditRefusal.self) { try edited("# T\n\n\(before)\n", .setStatus("rejected")) }
  }

  @Test(
    "is set in the field that is read, or added in the form of the file",
    arguments: [
      ("# Tea\n\n- Start Date: 2024-05-01\n", "# Tea\n\n- Start Date: 2025-12-24\n"),
      ("---\ncreated: 2024-05-01\n---\n# Tea\n", "---\ncreated: 2025-12-24\n---\n# Tea\n"),
      (
        "# Tea\n\n- Start Date: 2024-05-01\n- Date:\n",
        "# Tea\n\n- Start Date: 2024-05-01\n- Date: 2025-12-24\n"
      ),
      ("---\nstatus: x\n---\n# Tea\n", "---\ndate: 2025-12-24\nstatus: x\n---\n# Tea\n"),
      ("# Tea\n\n* Status: x\n", "# Tea\n\n* Date: 2025-12-24\n* Status: x\n"),
      ("# Tea\n\n## Status\n\nx\n", "# Tea\n\nDate: 2025-12-24\n\n## Status\n\nx\n"),
      (
        "# Tea\n\nDate: in May\n\n## Status\n\nx\n", "# Tea\n\nDate: 2025-12-24\n\n## Status\n\nx\n"
      ),
    ])
  func set(before: String, after: String) throws {
    #expect(try edited(before, .setDate("2025-12-24")) == after)
  }
}
