import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// The command loop: runs line after line, until the end of the input or `quit`.
///
/// Terminals and scripts share this loop. A script awaits each command before it reads the next
/// line, so its transcript is reproducible; at a terminal, commands run as tasks.
package final class Shell {
  var session: Session
  let script: (any Script)?
  let work: LiveWork?
  let live: (any LiveEditor)?

  var lines = CommandLines()

  /// Whether the shell is waiting for an edit, or for a block that contains one.
  var awaitsEdit = false

  var isMore = false
  /// Whether a question of its own stands on the line.
  var isAsking = false
  var commands = 0
  var hasSucceeded = true

  let limit: Duration?
  let clock: any Clock<Duration>

  /// Creates a shell that reads a script or a terminal. A command that takes longer than `limit` is
  /// cancelled; `clock` measures how long the user has waited.
  package init(
    _ session: Session, script: (any Script)? = nil, terminal: (any LiveEditor)? = nil,
    limit: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.session, self.script, live) = (session, script, terminal)
    (self.limit, self.clock) = (limit, clock)
    work = terminal.map { LiveWork(editor: $0, clock: clock) }
    guard let terminal else { return }
    followChanges()
    Task { [weak self] in
      for await _ in terminal.interrupts { self?.interrupt() }
    }
    Task { [weak self] in
      for await _ in terminal.resizes { self?.setLineBeginning() }
    }
  }

  /// Begins a script at `route`, without showing it; returns whether the route exists. If it doesn't, no
  /// command may run.
  package func begin(at route: Route) async -> Bool {
    await withinLimit {
      let route = await self.session.canonical(route)
      if case .failed = await self.session.enter(route) { self.hasSucceeded = false }
      return self.session.router.route == route
    }
  }

  /// Runs to the end; returns whether every command succeeded.
  ///
  /// `opening` runs first. If it shows nothing at a terminal, or if a script has no commands, the
  /// start screen is shown.
  package func run(opening: String?) async -> Bool {
    let show = Command.show.name
    if let opening { await carryOut([opening]) }
    if live == nil {
      // The time limit cancels the task that a command runs in: the next command needs a new one.
      while !session.isOver { await withinLimit { await self.runLines() } }
      session.terminal.lineNumber = nil
      if commands == 0 { await withinLimit { await self.carryOut([show]) } }
    } else {
      let showsNothing = opening == nil || (!hasSucceeded && session.router.screen == nil)
      if showsNothing { await carryOut([show]) }
      await runLines()
    }
    _ = work?.cancel()
    session.close()
    endLog()
    if await session.edits.hasFailed() { return false }
    return hasSucceeded
  }

  func endLog() {
    do {
      try session.stage.endLog()
    } catch {
      session.terminal.report(error)
      hasSucceeded = false
    }
  }

  private func runLines() async {
    while !session.isOver, !Task.isCancelled {
      let event = if let script { script.nextLine() } else { await typedLine() }
      session.stage.log?.note(SessionEvent(event, number: script?.lineNumber))
      switch event {
      case .line(let line) where live == nil:
        // Running each line as a block would make a script 5 % slower.
        if !lines.isOpen { session.terminal.lineNumber = script?.lineNumber }
        let number = session.terminal.begunLine
        guard let command = lines.add(line).flatMap(CommandContext.command) else { continue }
        _ = await run(CommandContext(command, typedOn: number, in: session))
      case .line(let line):
        if await !redirect(line) { await carryOut(typed: [line]) }
      case .block(let block): await carryOut(typed: block)
      case .interrupted:
        lines = CommandLines()
        session.tour.end()
      case .end where lines.isOpen: dropBegunCommand()
      case .end: session.leave()
      }
    }
  }

  private func typedLine() async -> LineEvent {
    setLineBeginning()
    live?.set(assist)
    return await live?.readLine(prompt: prompt) ?? .end
  }

  func dropBegunCommand() {
    lines = CommandLines()
    hasSucceeded = false
    session.terminal.report(CommandError("expected another line after the backslash"))
  }

  private func carryOut(typed block: [String]) async {
    let number = session.terminal.begunLine
    let list = lines.isOpen ? nil : Adding(session: session).joined(block)
    let typed = block.filter { !$0.isEmpty }
    let commands = list == nil ? typed.compactMap { lines.add($0) } : typed
    for command in commands { await live?.remember(CommandLines.line(for: command)) }
    await carryOut(list.map { [$0] } ?? commands, typedOn: number)
  }

  /// Runs commands up to the first that fails: later ones may depend on it.
  private func carryOut(_ block: [String], typedOn number: Int? = nil) async {
    let commands = block.compactMap(CommandContext.command)
    guard !commands.isEmpty else { return }
    let wait =
      live == nil
      ? nil : commands.compactMap { Self.wait(for: session.stage.aliases.expanded($0)) }.first
    await attend(saying: wait) {
      for (index, command) in commands.enumerated() {
        let context = CommandContext(command, typedOn: number, in: self.session)
        let isDone = await self.run(context, amongEdits: wait != nil)
        if self.session.isOver { return }
        if isDone, !Task.isCancelled { continue }
        let rest = commands.count - index - 1
        if rest > 0 { self.session.terminal.report("Stopped; \(counted(rest, "line")) not run") }
        return
      }
    }
  }

  /// Returns the message shown while the next command waits for this one's result; `nil` if it
  /// doesn't.
  static func wait(for command: Substring) -> Text? {
    var words = Words(command, usage: "")
    guard let name = try? Command.meant(by: command).command.name else { return nil }
    _ = words.next()
    if name == Command.trace.name {
      _ = words.skip("--box")
      return wait(for: Substring(words.rest()))
    }
    if name == Command.use.name { return "Opening" }
    if name == Command.export.name {
      if words.next()?.lowercased() == "index", (try? words.skipReader()) == false {
        return "Writing"
      }
      _ = words.take("--raw")
      _ = try? words.filterBeforeRest()
      return words.isAtEnd ? nil : "Writing"
    }
    return Command.edits.contains(Substring(name)) ? "Writing" : nil
  }

  /// Handles ^C. Doesn't report an edit as cancelled, because it may still succeed.
  private func interrupt() {
    session.stage.log?.note(SessionEvent(.key, nil, "cancel"))
    if work?.cancel() == true, !awaitsEdit { session.terminal.report("Cancelled") }
  }
}
