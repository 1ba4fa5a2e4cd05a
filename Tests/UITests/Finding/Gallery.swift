import BusinessLogic
import Decisions
import Presentation

@testable import UI

/// The screens of finding, checking and exporting, on a library of one decision.
enum Gallery {
  nonisolated static let decision = Decision(
    title: "Which database", status: "accepted",
    options: [
      Topic(title: "PostgreSQL", arguments: [Argument(.pro, "it\u{1B} scales, \"well\"")]),
      Topic(title: "SQLite", arguments: [Argument(.con, "no PostgreSQL")]),
    ], chosen: 0)

  /// What a session says to `commands`, line by line, and whether each succeeded.
  static func run(
    _ commands: String..., problems: [Problem] = [], as appearance: Appearance = .transcript
  ) async -> (lines: [String], successes: [Bool]) {
    let rehearsal = Rehearsal(
      home: .decision("0007"), decisions: Weighed(decision: decision),
      library: Shelf(problems: problems), exports: Echo(), as: appearance)
    var successes: [Bool] = []
    for command in commands { successes.append(await rehearsal.run(command)) }
    return (
      rehearsal.output.all.unicodeScalars.split(separator: "\n").map { String($0) }, successes
    )
  }

  private struct Shelf: DecisionsWorkerProtocol {
    let problems: [Problem]

    nonisolated func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
      [
        pass.digest(
          LibraryFile(
            key: "0007", path: "adr/0007.md", number: 7, decision: Gallery.decision,
            problems: problems))
      ]
    }
  }

  /// "Exports" what it is asked for, with an escape in it; nothing can be written.
  private struct Echo: ExportWorkerProtocol {
    struct Full: Error, CustomStringConvertible {
      let description = "Disk full"
    }

    nonisolated func document(of files: [LibraryFile], as format: ExportFormat) -> String {
      "\(format.rawValue) of \(files.count)\u{1B}\r\n\nend\n"
    }

    nonisolated func document(of trace: [TracedSeam]) -> String { "\(trace.count)" }

    nonisolated func write(_ document: String, to path: String, _ use: FileUse) throws {
      throw Full()
    }
  }
}
