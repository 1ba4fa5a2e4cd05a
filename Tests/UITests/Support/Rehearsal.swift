import BusinessLogic
import TestSupport

@testable import UI

/// The whole of the UI on services of a test: what the program's `Scenes` and `App` put together.
final class Rehearsal {
  let output: RecordedOutput
  let terminal: Terminal
  let stage: Stage
  private(set) var session: Session

  init(
    home: Route = .decision("tea"), rows: Int? = nil,
    decisions: any DecisionsWorkerProtocol = ReadyDecisions.menu,
    editing: any EditingWorkerProtocol = ReadyEditing(),
    pros: any ProsWorkerProtocol = ReadyService { $0.option == "2" ? .greenTea : .tea },
    cons: any ConsWorkerProtocol = ReadyService { $0.option == "2" ? .greenTea : .tea },
    neutral: any NeutralWorkerProtocol = ReadyService { $0.option == "2" ? .greenTea : .tea },
    library: any LibraryWorkerProtocol = NoLibrary(),
    exports: any ExportWorkerProtocol = NoLibrary(),
    writer: (any LongTextEditor)? = nil, columns: Int = 80, isCut: Bool = true,
    as presentation: Presentation = .transcript
  ) {
    output = RecordedOutput(columns: columns, rows: rows, isCut: isCut)
    let terminal = Terminal(output, as: presentation)
    let stage = Stage(
      terminal: terminal, alerts: Alerts(on: terminal, time: { "12:00:00" }))
    self.terminal = terminal
    self.stage = stage
    let editing = EditingViewModel(worker: EditingWorker(editing, decisions: decisions))
    let decisions = DecisionsWorker(decisions)
    let library = LibraryWorker(library)
    let searching = SearchWorker(library)
    let exports = ExportWorker(exports, library: library)
    let router = Router(home: home) { route in
      switch route {
      case .decisions:
        DecisionsScreen(DecisionsViewModel(worker: decisions, in: nil), at: route, on: stage)
      case .decision(let key):
        DecisionScreen(DecisionViewModel(worker: decisions, key: key), at: route, on: stage)
      case .option(let topic):
        TopicScreen(TopicViewModel(worker: decisions, topic: topic), at: route, on: stage)
      case .arguments(let topic, .pro): Self.list(ProsWorker(pros), topic, route, stage)
      case .arguments(let topic, .con): Self.list(ConsWorker(cons), topic, route, stage)
      case .arguments(let topic, .neutral): Self.list(NeutralWorker(neutral), topic, route, stage)
      case .argument(let topic, .pro, let n): Self.one(ProsWorker(pros), topic, n, route, stage)
      case .argument(let topic, .con, let n): Self.one(ConsWorker(cons), topic, n, route, stage)
      case .argument(let topic, .neutral, let n):
        Self.one(NeutralWorker(neutral), topic, n, route, stage)
      case .comparison(let key):
        CompareScreen(CompareViewModel(worker: decisions, key: key), at: route, on: stage)
      case .flip(let key):
        FlipScreen(FlipViewModel(worker: decisions, key: key), at: route, on: stage)
      case .strike(let topic):
        StrikeScreen(StrikeViewModel(worker: decisions, topic: topic), at: route, on: stage)
      case .notes(let topic):
        NotesScreen(NotesViewModel(worker: decisions, topic: topic), at: route, on: stage)
      case .matches(let words):
        MatchesScreen(MatchesViewModel(worker: searching, words: words), at: route, on: stage)
      case .reasons(let words):
        ReasonsScreen(ReasonsViewModel(worker: searching, words: words), at: route, on: stage)
      case .search(let text):
        MatchesScreen(MatchesViewModel(worker: searching, searching: text), at: route, on: stage)
      case .check(let isStrict):
        CheckScreen(CheckViewModel(worker: library, isStrict: isStrict), at: route, on: stage)
      }
    }
    session = Session(
      router: router, stage: stage, faults: FaultPanel(targets: ["pros", "cons", "decisions"]),
      editing: editing, writer: writer, searches: { SearchViewModel(worker: searching) },
      exports: { request, route in
        ExportScreen(ExportViewModel(worker: exports, request: request), at: route, on: stage)
      })
  }

  /// Carries out a command line; returns whether it succeeded.
  @discardableResult
  func run(_ line: String) async -> Bool {
    await Interpreter(session: session).run(Substring(line))
  }

  /// What a command writes, and nothing of what was written before.
  func written(by line: String) async -> String {
    output.clear()
    await run(line)
    return output.all
  }

  private static func list<S: Sided>(
    _ worker: ArgumentsWorker<S>, _ topic: TopicID, _ route: Route, _ stage: Stage
  ) -> any Screen {
    ArgumentsScreen(ArgumentsViewModel(worker: worker, topic: topic), at: route, on: stage)
  }

  private static func one<S: Sided>(
    _ worker: ArgumentsWorker<S>, _ topic: TopicID, _ number: Int, _ route: Route, _ stage: Stage
  ) -> any Screen {
    ArgumentScreen(
      ArgumentViewModel(worker: worker, topic: topic, number: number), at: route, on: stage)
  }
}

extension ReadyDecisions {
  /// A decision with one option and a decision with two.
  static let menu = ReadyDecisions(
    entries: [
      DecisionEntry(key: "tea", title: "Tea"), DecisionEntry(key: "0007", title: "What to drink"),
    ]
  ) { key in
    switch key {
    case "tea": Decision(title: "Tea", options: [.tea])
    case "0007": .drink
    default: throw Breakdown("There is no decision \"\(key)\"")
    }
  }
}
