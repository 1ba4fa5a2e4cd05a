import BusinessLogic
import Decisions
import Presentation
import TestSupport
import Testing

@testable import UI

/// A screen to be looked at, on decisions that have something of everything: wide, combining and
/// right-to-left text, words longer than a line, and text that would like to steer the terminal.
nonisolated struct Exhibit: Sendable, CustomTestStringConvertible {
  let name: String
  let home: String
  let commands: [String]

  init(_ name: String, at home: String = "/0007", _ commands: String...) {
    (self.name, self.home, self.commands) = (name, home, commands)
  }

  var testDescription: String { name }

  static let all = [
    Exhibit("decisions", at: "/", "show"),
    Exhibit("decision", "show"),
    Exhibit("option", "open 2"),
    Exhibit("pros", at: "/0007/1/pros", "show"),
    Exhibit("argument", at: "/0007/1/pros/2", "show"),
    Exhibit("notes", "notes"),
    Exhibit("source", "source"),
    Exhibit("source-of-option", at: "/0007/2", "source"),
    Exhibit("compare", "compare"),
    Exhibit("flip", "flip"),
    Exhibit("strike", at: "/0007/1", "strike"),
    Exhibit("find", "find server"),
    Exhibit("why", "why server"),
    Exhibit("check", "check"),
    Exhibit("help", "help"),
    Exhibit("help-find", "help find"),
    Exhibit("keys", "keys"),
    Exhibit("alerts", "cons", "open 9", "opne 1", "go /0007/9", "alerts"),
  ]

  /// What a session writes, alerts and errors among the answers.
  @MainActor
  func written(columns: Int, as appearance: Appearance) async throws -> String {
    let rehearsal = Rehearsal(
      home: try Route(path: home),
      decisions: Weighed(
        decision: Self.decision, entries: Weighed.listed.entries, source: Self.source),
      pros: ReadyService { _ in Self.decision.options[0] },
      library: Shelf(), columns: columns, isCut: appearance.standard.isTerminal, as: appearance)
    for command in commands { await rehearsal.run(command) }
    return rehearsal.output.all
  }

  private struct Shelf: DecisionsWorkerProtocol {
    func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
      [
        pass.digest(
          LibraryFile(
            key: "0007", path: "docs/decisions/0007-use-which-database.md", number: 7,
            decision: Exhibit.decision))
      ]
    }
  }

  private static let source = [
    SourceLine("# Use which database for the invoices?", [.title]), SourceLine(""),
    SourceLine("## Considered Options", [.heading(.options)]),
    SourceLine("* 日本語のデータベースは「速い」です", [.option(1), .choice(1)], option: 1),
    SourceLine("\tand\u{1B}[2J\u{202E} on", [.continued], option: 1),
    SourceLine("", option: 1), SourceLine("Pros:", [.label(.pro)], option: 1),
    SourceLine(
      "| it is known to everybody on the team | one server more to keep |",
      [
        .item(.argument(.pro), option: 0, number: 1, of: 2),
        .item(.argument(.con), option: 1, number: 2, of: 2),
      ], option: 1),
    SourceLine("* a note", [.item(.note, option: 1, number: 1, of: 1)], option: 1),
    SourceLine("Signed by Ann", [.text]),
  ]

  static let decision = Decision(
    title: "Use which database for the invoices?", status: "accepted", date: "2024-05-01",
    options: [
      Topic(
        title: "PostgreSQL",
        arguments: [
          Argument(.pro, "it is known to everybody on the team", weight: 5),
          Argument(
            .pro, "see https://example.com/a/very/long/address/that/fits/nowhere for how it scales",
            details: ["日本語のデータベースは、とても速くて安全です。", "one server is enough"], line: 12),
          Argument(.con, "it is one more server \u{1B}[2J\u{202E}to keep", weight: 2),
        ], notes: ["It has an elephant"]),
      Topic(
        title: "日本語のデータベースは「速い」です",
        arguments: [
          Argument(.pro, "קל להפעיל ואין צורך בשרת נוסף", weight: 3),
          Argument(.con, "Zoe\u{308} and 👩‍👩‍👧 need 🇨🇭 1️⃣ a server"),
          Argument(.neutral, "it is in C"),
        ],
        notes: ["한국어로 된 문서는 아직 없습니다", "सर्वर की आवश्यकता नहीं है"]),
      Topic(title: "None", arguments: []),
    ],
    chosen: 1,
    context: "Invoices must be kept for ten years by a team that likes to sleep at night.",
    drivers: ["cheap", "known to the team, who have run it for years without a night's work"],
    consequences: [Argument(.pro, "safe invoices"), Argument(.con, "one server more to keep")],
    remarks: ["we shall see"],
    problems: [Problem(line: 9, .noArguments, "the pros and cons in this table are not read")])
}
