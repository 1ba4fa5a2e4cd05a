import BusinessLogic
import Decisions

/// A service that keeps one decision under every key.
struct Weighed: DecisionsWorkerProtocol {
  let decision: Decision
  var entries: [DecisionEntry] = []
  var folder: String?
  var source: [SourceLine] = []

  nonisolated func getDecisions(upTo limit: Int?) -> DecisionSlice {
    DecisionSlice(of: entries, upTo: limit)
  }

  nonisolated func getDecision(_ key: String) -> Decision { decision }

  nonisolated func getSource(_ key: String) -> [SourceLine] { source }

  nonisolated func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] { [] }

  /// Four options: weighed, chosen, with a long and wide title, and with hardly an argument.
  static let databases = Weighed(
    decision: Decision(
      title: "Use which database?",
      options: [
        Topic(
          title: "PostgreSQL",
          arguments: [
            Argument(.pro, "it is known to everybody on the team", weight: 5),
            Argument(.pro, "it is free"), Argument(.con, "it is one more server", weight: 2),
          ]),
        Topic(
          title: "SQLite in a file of its own beside the program, with a backup every night",
          arguments: [
            Argument(.pro, "there is no server", weight: 3), Argument(.pro, "it is fast"),
            Argument(.pro, "it is free"), Argument(.con, "one writer at a time", weight: 2),
            Argument(.neutral, "it is in C"),
          ]),
        Topic(title: "日本語のデータベース", arguments: [Argument(.con, "nobody knows it")]),
        Topic(title: "None", arguments: []),
      ],
      chosen: 1))

  /// The document's question, with one option.
  static let intelligence = Weighed(
    decision: Decision(
      title: "AI", options: [AI(title: "AI", advantages: ["a", "b"], disadvantages: ["c"])]))
}
