import BusinessLogic
import Prompt
import TestSupport
import Threads

@testable import UI

/// A page of a given width that keeps what is written on it.
nonisolated final class Page: Output {
  let columns: Int
  private let text = Locked("")

  init(columns: Int) {
    self.columns = columns
  }

  func write(_ text: String, to stream: OutputStream) {
    self.text.withLock { $0 += text }
  }

  /// Everything that was written so far, answers and alerts alike.
  var written: String { text.withLock { $0 } }

  /// What a session says to `commands`, line by line, at home at `home`.
  @MainActor
  static func lines(
    _ commands: String..., of service: Weighed = .databases, from home: String = "/0007",
    columns: Int = 80
  ) async throws -> [String] {
    try await lines(commands, of: service, from: home, columns: columns)
  }

  /// The same for a list of commands.
  @MainActor
  static func lines(
    _ commands: [String], of service: Weighed, from home: String = "/0007", columns: Int
  ) async throws -> [String] {
    let page = Page(columns: columns)
    let terminal = Terminal(page)
    let stage = Stage(terminal: terminal, alerts: Alerts(on: terminal) { "12:00:00" })
    let worker = DecisionsWorker(service)
    let router = Router(home: try Route(path: home)) { route in
      switch route {
      case .comparison(let key):
        CompareScreen(CompareViewModel(worker: worker, key: key), at: route, on: stage)
      case .flip(let key):
        FlipScreen(FlipViewModel(worker: worker, key: key), at: route, on: stage)
      case .strike(let topic):
        StrikeScreen(StrikeViewModel(worker: worker, topic: topic), at: route, on: stage)
      case .decisions:
        DecisionsScreen(
          DecisionsViewModel(worker: worker, in: service.folder), at: route, on: stage)
      case .option(let topic):
        TopicScreen(TopicViewModel(worker: worker, topic: topic), at: route, on: stage)
      case .notes(let topic):
        NotesScreen(NotesViewModel(worker: worker, topic: topic), at: route, on: stage)
      default:
        DecisionScreen(DecisionViewModel(worker: worker, key: "0007"), at: route, on: stage)
      }
    }
    let session = Session(
      router: router, stage: stage, faults: FaultPanel(targets: []),
      editing: EditingViewModel(worker: EditingWorker(ReadyEditing(), decisions: service)),
      writer: nil,
      searches: { SearchViewModel(worker: SearchWorker(LibraryWorker(NoLibrary()))) },
      exports: { name, _ in FakeScreen(name.format.rawValue, log: FakeScreen.Log()) })
    let interpreter = Interpreter(session: session)
    for command in commands { _ = await interpreter.run(Substring(command)) }
    return page.written.split(separator: "\n").map(String.init)
  }
}
