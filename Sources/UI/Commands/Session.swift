import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// One run of the program: the state that commands work on.
package final class Session {
  let router: Router<Route, Page>
  let scenes: Scenes
  let home: Route
  let faults: FaultPanel
  let edits: EditReporter

  /// The user's own editor; `nil` without a terminal.
  let textEditor: UserEditor?

  /// Reports changes by others; `nil` where they can't be shown.
  private let watch: WatchReporter?

  /// A command line for the user to finish; the shell puts it on the prompt.
  var prefill: String?

  private(set) lazy var tour = Tour(of: self)
  let facts: [(name: String, value: String)]

  let open: Opening

  private(set) var isOver = false

  /// Whether a script's last move, such as `go`, failed.
  private var isAstray = false
  /// Whether a `use` of a script failed: one that succeeds begins another session.
  private(set) var isInWrongFolder = false

  /// The session that takes over from this one; `nil` if none does.
  var successor: Session?

  /// Shows the decisions in browsers; `nil` where that can't be.
  package var pages: (any Pages)?

  package var closed: () -> Void = {}

  package init(
    home: Route, scenes: Scenes, faults: FaultPanel,
    textEditor: (any LongTextEditor)?, watching: WatchingViewModel? = nil,
    facts: [(name: String, value: String)], open: @escaping Opening
  ) {
    let stage = scenes.stage
    let router = Router(home: home, trace: stage.traces.trace) { scenes.scene(for: $0).screen() }
    self.router = router
    edits = EditReporter(scenes.seat, router: router, stage: stage)
    watch = watching.map { WatchReporter($0, router: router, terminal: stage.terminal) }
    (self.home, self.scenes, self.faults) = (home, scenes, faults)
    (self.facts, self.open) = (facts, open)
    self.textEditor = textEditor.map { UserEditor($0, on: stage) }
    store.follow(stage.traces.trace)
    watching?.follow(stage.traces.trace)
  }

  /// Raises an alert about an edit that a killed program has left unfinished. The session has failed
  /// unless it completes or reverses it, so that `check` throws no longer.
  package func reportUnfinishedEdit(
    _ trouble: any Error, _ check: @escaping @Sendable () async throws -> Void
  ) {
    alerts.raise(Reason(trouble).words, at: home)
    edits.checkFinished = check
  }

  /// Reports the drafts that earlier sessions have left, the newest first, and those that can't be
  /// read.
  package func reportDrafts(_ drafts: [LeftDraft], _ troubles: [any Error]) {
    for trouble in troubles { alerts.raise(Reason(trouble).words, at: home) }
    for (index, draft) in drafts.enumerated() {
      let again = index == 0 ? "`draft` resumes it" : "`draft` resumes it later"
      terminal.report("Unfinished draft of \(firstFive(of: draft.files)), \(draft.begun): \(again)")
    }
  }

  package func report(_ proposal: LeftDraft) {
    let name = proposal.author ?? ""
    let ways: Text = "`proposals` shows it, `keep \(name)` writes it, `drop \(name)` discards it"
    terminal.report(
      meanwhile: "\(name) proposes a change of \(firstFive(of: proposal.files)): \(ways)")
  }

  /// Calls `screenChanged` when a change that the user didn't make has reached the screen, and when an edit
  /// was reported that the user wasn't waiting for: it may have opened or ended a draft.
  func follow(_ screenChanged: @escaping () -> Void) {
    edits.reported = screenChanged
    watch?.screenChanged = { [weak self] in
      self?.stage.showTraceOfChange()
      screenChanged()
    }
  }

  /// Waits until the screen shows all known changes, so that a command names a row that is on it.
  func settle() async {
    if watching != nil { await router.screen?.settle() }
  }

  func close() {
    router.leave()
    watching?.stop()
    edits.reportDraft()
    closed()
  }

  /// Ends the session, unless that would lose edits and the user hasn't been warned.
  func leave() { if edits.mayDiscardEdits(by: "Leave") { (isOver, successor) = (true, nil) } }

  var editing: EditingViewModel { edits.viewModel }

  /// The watcher of the decisions; `nil` where changes can't be shown.
  var watching: WatchingViewModel? { watch?.viewModel }

  var stage: Stage { scenes.stage }

  var store: DecisionStore { scenes.seat.store }

  var terminal: Terminal { stage.terminal }

  var alerts: Alerts { stage.alerts }

  /// Runs a command, and shows its trace if every command is traced.
  func run(_ context: CommandContext) async -> Outcome {
    // Commands about traces aren't traced themselves.
    let name = (try? Command.named(context.line.firstWord))?.name
    guard stage.traces.isOn, ![Command.trace.name, Command.tour.name].contains(name) else {
      return await perform(context)
    }
    let outcome = await trace(context)
    await tour.commandEnded()
    return outcome
  }

  func perform(_ context: CommandContext) async -> Outcome {
    alerts.commandBegins()
    let line = context.line
    do throws(CommandError) {
      let (command, isNamed) = try context.meant()
      let name = line.firstWord
      var words = Words(
        isNamed ? line[name.endIndex...] : line, usage: command.usage, on: stage)
      if isInWrongFolder || isAstray, !words.isAtEnd || !Command.shown.contains(command.name) {
        if isInWrongFolder, Command.writes.contains(command.name[...]) { throw .wrongFolder }
        if isAstray, Command.editsHere.contains(command.name[...]) { throw .astray }
      }
      let (route, isMove) = (router.route, Command.moves.contains(command.name))
      if isMove, stage.isScript { isAstray = true }
      if command.name == Command.use.name, stage.isScript { isInWrongFolder = true }
      let outcome = try await command.action(self, context, &words)
      let isRefused = if case .failed(.refused) = outcome { true } else { false }
      if router.route != route || isMove && !isRefused { isAstray = false }
      // A command without arguments is as quick to type again.
      if case .failed = outcome, Command.edits.contains(command.name[...]),
        line.count > name.count
      {
        retry(context)
      }
      return outcome
    } catch {
      // A cancelled command is not an error.
      if Task.isCancelled { return .cancelled }
      if error.returnsLine { returnLine(of: context) }
      terminal.report(error)
      return .failed(.refused(Reason(error)))
    }
  }

  /// Returns the topic at or above the current route; throws an error that names the command.
  func topic(for command: String) throws(CommandError) -> TopicID {
    try router.route.topic.or("`\(command)` needs a decision: open one first with `open N`")
  }
}

extension CommandError {
  fileprivate static let astray = CommandError(
    "nothing changed: an earlier route led nowhere, so this may be the wrong place")
  static let wrongFolder = CommandError(
    "nothing was written: an earlier `use` failed, so this may be the wrong folder: `use PATH` first"
  )
}
