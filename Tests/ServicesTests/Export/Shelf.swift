import BusinessLogic
import DecisionMarkdown
import Decisions
import Services

/// The decisions for the tests of exports.
enum Shelf {
  /// A decision with everything that is hard to format.
  static let file = LibraryFile(
    key: "0007", path: "adr/0007, \"the\" one.md", number: 7,
    decision: Decision(
      title: "Which /slashes/ | \u{1B}[31m\u{7F}\u{9B}\u{202E}\u{E0001}", status: "accepted",
      options: [
        Topic(
          title: "Post|gre\"SQL",
          arguments: [
            Argument(.pro, "it scales, \"well\"", weight: 3, line: 12),
            Argument(.con, "a | b \\| c", details: ["one", "two"], line: 13),
            Argument(.neutral, "café\r\nand more"),
          ], notes: ["a note"]),
        Topic(title: "SQLite", arguments: []),
      ], chosen: 0, consequences: [Argument(.con, "more work", line: 40)],
      problems: [Problem(line: 9, .noArguments, "a table")]),
    problems: [Problem(line: 4, .brokenLink, "a link")])

  /// A decision of which each side of a merge has another con, and one side a choice.
  static let inConflict = LibraryFile(
    key: "0001", path: "0001.md",
    decision: DecisionMarkdown.decision(
      in: Array(
        """
        # Queue

        ## Considered Options

        * Kafka
        * Redis

        ## Pros and Cons of the Options

        ### Kafka

        <<<<<<< HEAD
        * Bad, because heavy
        =======
        * Bad, because slow
        >>>>>>> other

        ## Decision Outcome

        <<<<<<< HEAD
        Chosen option: "Kafka", because it scales.
        =======
        >>>>>>> other

        """.utf8), named: ""))

  static func document(_ format: ExportFormat, of files: [LibraryFile] = [file]) async throws
    -> String
  {
    try await DocumentExport { _ in "" }.document(of: files, as: format)
  }
}
