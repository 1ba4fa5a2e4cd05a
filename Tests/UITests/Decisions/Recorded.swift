import BusinessLogic
import Decisions

extension Weighed {
  /// Five files: two decisions in full, one that nobody has made, one that can't be read, and one
  /// that is none.
  static var listed: Weighed {
    Weighed(
      decision: databases.decision,
      entries: [
        entry(
          "0001", "Keep decisions",
          Decision(title: "", status: "Accepted", toldState: .accepted, options: [])),
        entry(
          "0007", "Use which database for the invoices of the years to come?",
          Decision(
            title: "", status: "superseded by 0012", toldState: .superseded, date: "2024-05-01",
            options: databases.decision.options, chosen: 1)),
        entry("0008", "日本語のデータベース\u{1B}[1m", databases.decision),
        DecisionEntry(
          key: "0009", number: "0009", title: "0009-an-old-and-very-long-name-of-a-file.md",
          trouble: "is not UTF-8 on line 3"),
        DecisionEntry(
          key: "readme", title: "README.md", trouble: "contains no pros or cons", isDecision: false
        ),
        entry(nil, "Tabs or spaces", intelligence.decision),
      ],
      folder: "docs/decisions")
  }

  /// A decision that says all that one can say.
  static var recorded: Weighed {
    Weighed(
      decision: Decision(
        title: "Use which database?", status: "accepted", date: "2024-05-01",
        options: [
          Topic(
            title: "PostgreSQL",
            arguments: [Argument(.pro, "known", weight: 5), Argument(.con, "one more server")],
            notes: ["It is blue", "It has an elephant"]),
          Topic(title: "SQLite", arguments: [Argument(.neutral, "it is in C")]),
        ],
        chosen: 0,
        context: "Invoices must be kept for ten years by a team that likes to sleep at night.",
        drivers: ["cheap", "known to the team"],
        consequences: [Argument(.pro, "safe invoices"), Argument(.con, "one server more to keep")],
        remarks: ["we shall see"],
        problems: [
          Problem(line: 9, .unknownChoice, "the chosen option isn't in the list of options"),
          Problem(line: 12, .noArguments, "the pros and cons in this table are not read"),
        ]))
  }

  private static func entry(_ key: String?, _ title: String, _ decision: Decision) -> DecisionEntry
  {
    DecisionEntry(
      key: key ?? "tabs", number: key, title: title, summary: DecisionSummary(of: decision))
  }
}
