import BusinessLogic
import Prompt
import ReactiveHybrid
import Services
import UI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Composes the program and runs it: the only place that knows both sets of services.
@MainActor
struct App {
  private let launch: Launch
  private let presentation: Presentation
  private let faults = FaultPanel(targets: Launch.targets)

  init(_ launch: Launch) {
    self.launch = launch
    presentation = Environment.presentation(isPlain: launch.isPlain, colour: launch.colour)
  }

  /// Runs to the end and returns whether every command succeeded. Always `true` at a terminal,
  /// where the user has seen the errors.
  func run() async -> Bool {
    // Writing past the file size limit should fail the edit, not end the session.
    signal(SIGXFSZ, SIG_IGN)
    for order in launch.faults { await faults.inject(order.fault, into: order.targets) }
    return isAtTerminal ? await runAtTerminal() : await runScript()
  }

  private var isAtTerminal: Bool {
    !launch.hasCommands && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The time limit of a command; `nil` for none. By default, a service that hangs can't hold a script
  /// forever.
  private var limit: Duration? {
    let limit = launch.timeout ?? (isAtTerminal ? .zero : .seconds(30))
    return limit > .zero ? limit : nil
  }

  private func runAtTerminal() async -> Bool {
    // If the reader of standard error or a pager exits, the terminal must still be restored.
    signal(SIGPIPE, SIG_IGN)
    let editor = TerminalEditor(
      program: "proscons", historyPath: Environment.historyPath,
      mode: presentation.canRedraw ? .libedit : .plain, palette: presentation.standard.palette,
      pager: presentation.pager)
    // Only libedit can tell whether it supports the terminal.
    let canRedraw = await editor.canShowBelow()
    let isKnown = canRedraw || !presentation.canRedraw
    let terminal = Terminal(editor, as: isKnown ? presentation : presentation.withoutEscapes)
    let demo: Text = launch.path == nil ? " The demo lives in memory." : ""
    terminal.tell("ProsCons \(Proscons.version). `help` lists the commands, ^D leaves.\(demo)")
    let writer = ExternalEditor(
      Environment.editor, folder: Environment.temporaryFolder, on: editor)
    let session = await session(on: terminal, writer: writer, isLive: canRedraw)
    _ = await Shell(session, terminal: editor, limit: limit).run(
      opening: launch.opening)
    await editor.close()
    return true
  }

  private func runScript() async -> Bool {
    // The parent process may have ignored SIGPIPE, but a closed pipe should end a script.
    signal(SIGPIPE, SIG_DFL)
    let streams = StandardStreams(columns: Environment.columns)
    let pipe =
      launch.hasCommands || launch.isTour
      ? nil : PipeLines(STDIN_FILENO, beforeWaiting: streams.flush)
    let script: any Script =
      pipe ?? ScriptLines(launch.isTour ? ["tour"] : launch.commands, words: launch.words)
    let session = await session(on: Terminal(streams, as: presentation), writer: nil)
    let shell = Shell(session, script: script, limit: limit)
    if let route = launch.route, await !shell.begin(at: route, silently: pipe == nil) {
      streams.flush()
      return false
    }
    let hasSucceeded = await shell.run(opening: nil)
    return streams.finish(reading: pipe?.failure ?? 0) && hasSucceeded
  }

  /// Creates the session. Only a terminal has a watcher, and it starts by itself only if the
  /// session is live: without redrawing, output above the line would hide the line.
  private func session(
    on terminal: Terminal, writer: (any LongTextEditor)?, isLive: Bool? = nil
  ) async -> Session {
    let stage = Stage(
      terminal: terminal, alerts: Alerts(on: terminal, time: WallClock.time),
      input: isLive != nil ? .terminal : launch.hasCommands ? .commandLine : .pipe)
    let folder = launch.path.flatMap { DecisionFolder.inside($0) }
    let (plugins, home) = source(at: folder?.path ?? launch.path, hearing: stage.traces.listener) {
      sentence in
      Task { @MainActor in terminal.tell("\(sentence)") }
    }
    let workers = Scenes.Workers(
      decisions: plugins.decisions, pros: plugins.pros, cons: plugins.cons,
      neutral: plugins.neutral, library: plugins.library, exports: plugins.exports,
      history: plugins.history)
    let scenes = Scenes(workers, on: stage, folder: folder?.name)
    let watching = isLive.map { _ in WatchingViewModel(worker: WatchingWorker(plugins.watched)) }
    if launch.watches, isLive == true { await watching?.start(afterShowing: false) }
    return Session(
      home: home, scenes: scenes.screen, stage: stage, faults: faults,
      editing: EditingViewModel(
        worker: EditingWorker(plugins.editing, decisions: plugins.edited, drafts: plugins.drafts),
        isLasting: launch.path != nil),
      writer: writer, watching: watching, searches: scenes.search, answers: scenes.answer)
  }

  /// The services for `path` and the route to start at. Services call `report` with what they wait for,
  /// and with warnings.
  private func source(
    at path: String?, hearing hear: @escaping @Sendable () -> Trace.Listener?,
    reporting report: @escaping @Sendable (String) -> Void
  ) -> (Plugins, home: Route) {
    guard let path else {
      let ai = MemoryDecisions.artificialIntelligence(reporting: report)
      return (Plugins(ai, faults: faults, hearing: hear, reporting: report), .decision("ai"))
    }
    let files = FileDecisions(path: path, today: WallClock.date, reporting: report)
    let plugins = Plugins(files, faults: faults, hearing: hear, reporting: report)
    return (plugins, files.onlyKey.map { .decision($0) } ?? .decisions)
  }
}
