import BusinessLogic

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
    _ commands: String..., problems: [Problem] = []
  ) async throws -> (lines: [String], successes: [Bool]) {
    let page = Page(columns: 80)
    let terminal = Terminal(page)
    let stage = Stage(terminal: terminal, alerts: Alerts(on: terminal) { "12:00:00" })
    let library = LibraryWorker(Shelf(problems: problems))
    let decisions = DecisionsWorker(Weighed(decision: decision))
    let router = Router(home: .decision("0007")) { route in
      switch route {
      case .matches(let words):
        MatchesScreen(MatchesViewModel(worker: library, words: words), at: route, on: stage)
      case .reasons(let words):
        ReasonsScreen(ReasonsViewModel(worker: library, words: words), at: route, on: stage)
      case .check:
        CheckScreen(CheckViewModel(worker: library), at: route, on: stage)
      default:
        DecisionScreen(DecisionViewModel(worker: decisions, key: "0007"), at: route, on: stage)
      }
    }
    let session = Session(
      router: router, stage: stage, faults: FaultPanel(targets: []),
      exports: { request, route in
        let worker = ExportWorker(Echo(), library: library)
        return ExportScreen(
          ExportViewModel(worker: worker, request: request), at: route, on: stage)
      })
    let interpreter = Interpreter(session: session)
    var successes: [Bool] = []
    for command in commands { successes.append(await interpreter.run(Substring(command))) }
    return (page.written.unicodeScalars.split(separator: "\n").map { String($0) }, successes)
  }

  private struct Shelf: LibraryWorkerProtocol {
    let problems: [Problem]

    nonisolated func getLibrary() -> [LibraryFile] {
      [
        LibraryFile(
          key: "0007", path: "adr/0007.md", number: 7, decision: Gallery.decision,
          problems: problems)
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

    nonisolated func write(_ document: String, to path: String) throws { throw Full() }
  }
}
