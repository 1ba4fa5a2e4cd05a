import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Threads

@testable import UI

/// The whole of the UI on services of a test: what the program's `Scenes` and `App` put together.
final class Rehearsal {
  let output: RecordedOutput
  let terminal: Terminal
  let stage: Stage
  private(set) var session: Session
  /// Whether the files that `use` was to open were to be watched.
  let wishes = Locked<[Bool]>([])

  init(
    home: Route = .decision("tea"), rows: Int? = nil,
    decisions: any DecisionsWorkerProtocol = ReadyDecisions.menu,
    editing: any EditingWorkerProtocol = ReadyEditing(),
    pros: any ProsWorkerProtocol = ReadyService { $0.option == "green-tea" ? .greenTea : .tea },
    cons: any ConsWorkerProtocol = ReadyService { $0.option == "green-tea" ? .greenTea : .tea },
    neutral: any ArgumentsWorkerProtocol<Neutral> = ReadyService {
      $0.option == "green-tea" ? .greenTea : .tea
    },
    library: any DecisionsWorkerProtocol = NoLibrary(),
    exports: any ExportWorkerProtocol = NoLibrary(),
    watched: (any WatchingWorkerProtocol)? = nil,
    textEditor: (any LongTextEditor)? = nil, folder: String? = nil, columns: Int = 80,
    isCut: Bool = true, clock: any Clock<Duration> = ContinuousClock(),
    as appearance: Appearance = .transcript
  ) {
    output = RecordedOutput(columns: columns, rows: rows, isCut: isCut)
    let terminal = Terminal(output, as: appearance)
    let stage = Stage(
      terminal: terminal, alerts: Alerts(on: terminal, time: { "12:00:00" }))
    self.terminal = terminal
    self.stage = stage
    let workers = Workers(
      decisions: DecisionsWorker(TwoServices(decisions: decisions, library: library)),
      editing: EditingWorker(editing, decisions: decisions),
      arguments: { side in
        switch side {
        case .pro: ProsWorker(pros)
        case .con: ConsWorker(cons)
        case .neutral: ArgumentsWorker(neutral)
        }
      }, exports: exports)
    let store = DecisionStore(worker: workers.editing, clock: clock)
    session = Session(
      home: home,
      scenes: Scenes(workers, at: Seat(Author("prompt"), at: store), on: stage, folder: folder),
      faults: FaultPanel(targets: ["pros", "cons", "decisions"]), textEditor: textEditor,
      watching: watched.map { WatchingViewModel($0, notifying: store) }, facts: []
    ) { [wishes] _, watches throws(CommandError) in
      wishes.withLock { $0.append(watches) }
      throw CommandError("a rehearsal opens nothing else")
    }
  }

  /// Carries out a command line; returns whether it succeeded.
  @discardableResult
  func run(_ line: String) async -> Bool {
    await run(context(of: line)) == .done
  }

  /// Carries out a command that was typed in `context`.
  func run(_ context: CommandContext) async -> Outcome {
    await session.run(context)
  }

  /// What a line means that is typed now.
  func context(of line: String) -> CommandContext {
    CommandContext(Substring(line), typedOn: output.begunLine, in: session)
  }

  /// Has the screen show what others have changed.
  func update() async {
    session.store.publish(.doubt)
    await session.router.fetch(.update)
  }

  /// What a command writes, and nothing of what was written before.
  func written(by line: String) async -> String {
    output.clear()
    await run(line)
    return output.all
  }
}

extension Rehearsal {
  /// The lines that a session says to `commands`.
  static func lines(
    _ commands: String..., of service: Weighed = .databases, from home: String = "/0007",
    columns: Int = 80
  ) async throws -> [String] {
    try await lines(commands, of: service, from: home, columns: columns)
  }

  /// The lines that a session says to a list of commands.
  static func lines(
    _ commands: [String], of service: Weighed, from home: String = "/0007", columns: Int
  ) async throws -> [String] {
    let rehearsal = Rehearsal(
      home: try Route(path: home), decisions: service, folder: service.folder, columns: columns)
    for command in commands { await rehearsal.run(command) }
    return rehearsal.output.all.split(separator: "\n").map(String.init)
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
    default: throw Refused.noDecision(key, among: [])
    }
  }
}
