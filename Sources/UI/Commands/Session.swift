import BusinessLogic
import Prompt
import ReactiveHybrid

/// One run of the program: the state that commands work on.
package final class Session {
  let router: Router<Route, Page>
  let scenes: Scenes
  let home: Route
  let stage: Stage
  let faults: FaultPanel

  /// The view model of edits. It is lazy because most scripts change nothing, and creating it takes
  /// a tenth of the startup time.
  private(set) lazy var editing: EditingViewModel = {
    let editing = EditingViewModel(scenes.seat)
    editing.follow(stage.traces.trace, as: "edits")
    edits = editing.content.bind { [weak self, unowned editing] in
      self?.editsChanged($0, in: editing)
    }
    return editing
  }()
  private var edits: Binding?
  private var changes: Binding?
  var hasEditing: Bool { edits != nil }

  /// The last warning that edits will be lost: by which command, after how many edits.
  var lossWarning: (way: Text, outcomes: Int)?
  let writer: (any LongTextEditor)?

  /// Whether the external editor is open; meanwhile, the session waits for no command.
  var isInEditor = false

  /// The watcher of the decisions; `nil` where changes can't be shown.
  let watching: WatchingViewModel?
  private var watchReporter: WatchReporter?

  /// A command line for the user to finish; the shell puts it on the prompt.
  var prefill: String?

  /// Called when a change that the user didn't make has reached the screen.
  var screenChanged: () -> Void = {}

  private(set) lazy var tour = Tour(of: self)
  let facts: [(name: String, value: String)]

  /// Opens other decisions in a session of their own.
  let open: Opening

  /// The session that `use` has opened: it replaces this one.
  var successor: Session?

  /// Whether a script ended without `keep` or `drop`.
  var hasLostDraft = false

  /// Called at the end.
  package var closed: () -> Void = {}

  /// Throws as long as a killed program's edit is unfinished.
  private var checkFinished: (@Sendable () async throws -> Void)?
  var isOver = false

  /// Creates a session that begins at `home`.
  package init(
    home: Route, scenes: Scenes, faults: FaultPanel,
    writer: (any LongTextEditor)?, watching: WatchingViewModel? = nil,
    facts: [(name: String, value: String)], open: @escaping Opening
  ) {
    stage = scenes.stage
    router = Router(home: home, trace: stage.traces.trace, scenes: scenes.screen)
    (self.home, self.scenes, self.faults) = (home, scenes, faults)
    (self.writer, self.watching) = (writer, watching)
    (self.facts, self.open) = (facts, open)
    watchReporter = watching.map {
      WatchReporter($0, router: router, terminal: stage.terminal) { [weak self] in
        self?.stage.showTraceOfChange()
        self?.screenChanged()
      }
    }
    store.trace = stage.traces.trace
    changes = store.changes.bind { [weak self] in
      if let change = $0, self?.changes != nil { self?.changed(change) }
    }
  }

  /// Raises an alert about an edit that a killed program has left unfinished. The session has failed
  /// unless it completes or reverses it, so that `check` throws no longer.
  package func begin(
    in trouble: any Error, _ check: @escaping @Sendable () async throws -> Void
  ) {
    alerts.raise(Reason(trouble).words, at: home)
    checkFinished = check
  }

  /// Whether the session leaves anything lost or unfinished.
  func hasFailed() async -> Bool {
    if hasLostDraft { return true }
    do { try await checkFinished?() } catch { return true }
    return false
  }

  /// Waits until the screen shows all known changes, so that a command names a row that is on it.
  func settle() async {
    if watching != nil { await router.screen?.settle() }
  }

  func close() {
    router.leave()
    watching?.stop()
    closed()
  }

  var store: DecisionStore { scenes.seat.store }

  var terminal: Terminal { stage.terminal }

  var alerts: Alerts { stage.alerts }

  /// Runs a command, and shows its trace if every command is traced.
  func run(_ context: CommandContext) async -> Outcome {
    guard stage.traces.isOn,
      (try? Command.named(context.line.firstWord))?.isAboutTraces != true
    else { return await perform(context) }
    let outcome = await trace(context)
    await tour.commandEnded()
    return outcome
  }

  func perform(_ context: CommandContext) async -> Outcome {
    alerts.commandBegins()
    let line = context.line
    do {
      let nameless = Command.nameless(in: line)
      let name = line.firstWord
      let command = if let nameless { nameless } else { try Command.named(name) }
      var words = Words(nameless == nil ? line[name.endIndex...] : line, usage: command.usage)
      let outcome = try await command.action(self, context, &words)
      // A command without arguments is as quick to type again.
      if case .failed = outcome, Command.edits.contains(command.name[...]),
        !command.arguments.isEmpty
      {
        retry(context)
      }
      return outcome
    } catch {
      // A cancelled command is not an error.
      if Task.isCancelled { return .cancelled }
      if error.returnsLine { returnLine(of: context) }
      terminal.tell(error)
      return .failed(.refused(Reason(error)))
    }
  }

  /// Returns the topic at or above the current route; throws an error that names the command.
  func topic(for command: String) throws(CommandError) -> TopicID {
    guard let topic = router.route.topic else {
      throw CommandError("`\(command)` needs a decision: open one first with `open N`")
    }
    return topic
  }
}
