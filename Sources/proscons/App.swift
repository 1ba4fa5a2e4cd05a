import BusinessLogic
import CLibrary
import Presentation
import Prompt
import ReactiveHybrid
import Services
import Threads
import UI

/// Composes the program and runs it: the only place that knows the interfaces and the services.
@MainActor
struct App {
  let launch: Launch
  let appearance: Appearance
  let pages = PromptPages()
  let faults = FaultPanel(targets: Launch.targets)

  /// The threads that services may block at a terminal and in a server. A script has nothing else to do meanwhile,
  /// and starting a thread would take a tenth of the time that `proscons -c pros` does.
  let threads = WaitingThreads()
  let clock = MainLoopClock()

  init(_ launch: Launch) {
    self.launch = launch
    appearance = Environment.appearance(isPlain: launch.isPlain, colour: launch.colour)
  }

  /// Injects the faults of the flags, for a session and for a server.
  func prepare() async {
    // Writing past the file size limit should fail the edit, not end the session.
    signal(SIGXFSZ, SIG_IGN)
    for order in launch.faults { await faults.inject(order.fault, into: order.targets) }
  }

  /// Returns whether every command succeeded; at a terminal always `true`.
  func run() async -> Bool {
    if let path = launch.replay { return await replay(path) }
    return isAtTerminal ? await runAtTerminal() : await runScript()
  }

  private var isAtTerminal: Bool {
    !launch.hasCommands && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  func stage(
    on terminal: Terminal, isScript: Bool, log: (any SessionLog)? = nil
  ) -> Stage {
    let alerts = Alerts(on: terminal) {
      log?.read("time", WallClock.time()) ?? WallClock.time()
    }
    let stage = Stage(terminal: terminal, alerts: alerts, isScript: isScript)
    stage.log = log
    return stage
  }

  /// Returns the names of the branches and the tags of the repository around `path`.
  static func revisions(around path: String) async -> [String] {
    await FileDecisions(path: path, today: WallClock.date).getBranches().names
  }

  /// The time limit of a command; `nil` for none. Defaults to 30 seconds in a script.
  var limit: Duration? {
    let limit = launch.timeout ?? (isAtTerminal ? .zero : .seconds(30))
    return limit > .zero ? limit : nil
  }

  private func runAtTerminal() async -> Bool {
    // If the reader of standard error or a pager exits, the terminal must still be restored.
    signal(SIGPIPE, SIG_IGN)
    // The search takes as long as all else up to the prompt, so both run at the same time. The
    // prompt waits for its result anyway, so it may block a thread of the pool.
    let nearby = Task { @concurrent [launch] in launch.decisionsNearby }
    let editor = TerminalEditor(
      program: "proscons", historyPath: Environment.historyPath,
      usesLibedit: appearance.canRedraw, palette: appearance.standard.palette,
      pager: appearance.pager)
    // Only libedit can tell whether it supports the terminal.
    let canRedraw = await editor.canShowBelow()
    let isKnown = canRedraw || !appearance.canRedraw
    let terminal = Terminal(editor, as: isKnown ? appearance : appearance.withoutEscapes)
    let demo: Text = launch.path == nil ? " The demo isn't saved." : ""
    terminal.report("ProsCons \(Proscons.version). `help` lists the commands, ^D leaves.\(demo)")
    let textEditor = ExternalEditor(
      command: Environment.editor, folder: Variables.value(of: "TMPDIR") ?? "/tmp",
      terminal: editor)
    // Without redrawing, output above the line would hide the line. Only the shell holds the session:
    // `use` replaces it.
    let shell = await Shell(
      session(
        at: launch.path, on: stage(on: terminal, isScript: false), textEditor: textEditor,
        watches: launch.watches && canRedraw), terminal: editor, limit: limit,
      clock: clock)
    if let nearby = await nearby.value { terminal.report("\(nearby.fact): `use \(nearby.path)`") }
    if launch.readsInit { await begin(shell, on: terminal, with: Environment.initPath) }
    _ = await shell.run(opening: launch.opening)
    await pages.close()
    await editor.close()
    return true
  }

  /// Creates the session of the decisions at `path`, or of the demo. `watches` tells whether it shows
  /// changes automatically; `nil` if it can't, as in a script. A replay opens nothing.
  func session(
    at path: String?, on stage: Stage, textEditor: (any LongTextEditor)?, watches: Bool?
  ) async -> Session {
    let disk = AtomicFile { [terminal = stage.terminal] sentence in
      Task { @MainActor in terminal.report(meanwhile: "\(sentence)") }
    }
    let threads = stage.isScript ? nil : threads
    let opened = launch.replay == nil ? path : nil
    let look = { @Sendable in opened.flatMap { DecisionFolder.inside($0) } }
    let inside = if let threads, opened != nil { await threads.run(look) } else { look() }
    let place = inside?.path ?? path
    let files = opened.map {
      FileDecisions(path: inside?.path ?? $0, on: disk, today: WallClock.date)
    }
    // A script can be run again, and a replay must see what its recording saw.
    let isRepeatable = stage.isScript || stage.log != nil
    let drafts = isRepeatable ? nil : place.flatMap { Environment.drafts(of: $0, on: disk) }
    let source: any DecisionSource = files ?? MemoryDecisions.artificialIntelligence(on: disk)
    let (workers, watched) = Workers.wrapping(
      source, savingIn: drafts, beside: proposals(to: place), on: disk, faults: faults,
      listener: stage.traces.listener, in: stage.log, on: threads, isOnDisk: files != nil)
    func read(_ name: String, _ value: String?) -> String? {
      stage.log.map { $0.read(name, value) } ?? value
    }
    var home = files.map { $0.onlyKey.map { .decision($0) } ?? .decisions } ?? Route.decision("ai")
    if stage.log != nil {
      home = read("home", home.description).flatMap { try? Route(path: $0) } ?? home
    }
    let (name, folder) = (read("name", inside?.name), read("path", place))
    var trouble: (any Error)?
    let check: @Sendable () async throws -> Void = {
      try await withTaskExecutorPreference(threads) { try await files?.checkFinished() }
    }
    do {
      // Without files, another thread would start for nothing.
      if files != nil, stage.isScript {
        try await check()
      } else if let files {
        try await withTaskExecutorPreference(threads) { try await files.recover() }
      }
    } catch {
      trouble = error
    }
    let store = DecisionStore(
      worker: workers.editing, isLasting: folder != nil,
      draftIsSafe: { drafts?.areSafe == true }, on: threads)
    let watching = watches.map { _ in WatchingViewModel(watched, notifying: store) }
    if watches == true { await watching?.start(afterShowing: false) }
    let session = Session(
      home: home,
      scenes: Scenes(workers, at: Seat(Author("prompt"), at: store), on: stage, folder: name),
      faults: faults, textEditor: textEditor, watching: watching,
      facts: [
        ("version", "\(Environment.build), \(Environment.optimization)"),
        ("folder", folder ?? "none: the demo is in memory"),
        ("history", Environment.historyPath ?? "none"),
      ].map { name, value in (name, stage.read(name, value)) }
    ) { target, isWatching throws(CommandError) in
      let watches = watches.map { _ in isWatching }
      switch target {
      case .path(let path):
        return await self.session(
          at: path, on: Stage(after: stage), textEditor: textEditor, watches: watches)
      case .recording(let file):
        let log = try recorder(file, stage, watches)
        let next = self.stage(on: stage.terminal, isScript: stage.isScript, log: log)
        return await self.session(at: path, on: next, textEditor: textEditor, watches: watches)
      }
    }
    await begin(session, on: stage, in: folder, files, drafts)
    if let trouble { session.reportUnfinishedEdit(trouble, check) }
    return session
  }
}
