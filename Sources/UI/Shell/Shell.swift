import BusinessLogic
import Prompt
import ReactiveHybrid

/// The loop of the prompt: one line after the other, until the end of the input or `quit`.
///
/// A terminal and a script run the same loop. From a script each command is awaited before the
/// next line is read, so that a transcript repeats exactly; at a terminal commands run as tasks.
public final class Shell {
  let session: Session
  let interpreter: Interpreter
  let script: (any Script)?
  let work: LiveWork?
  let live: (any LiveEditor)?

  var lines = CommandLines()

  /// Whether an edit is waited for, or a block with one in it.
  var isEditing = false

  /// Reports the progress of a fetch where the line can't be redrawn.
  var loading: Binding?

  /// Whether the last command was `more`.
  var isMore = false

  /// Whether any command was carried out.
  var isIdle = true

  /// Whether every command succeeded so far.
  var hasSucceeded = true

  /// Creates a shell that reads from a script.
  public init(_ session: Session, script: any Script) {
    self.session = session
    self.script = script
    interpreter = Interpreter(session: session)
    work = nil
    live = nil
  }

  /// Creates a shell for the person at `terminal`; `clock` tells how long they have waited.
  public init(
    _ session: Session, terminal: any LiveEditor, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.session = session
    script = nil
    interpreter = Interpreter(session: session)
    work = LiveWork(editor: terminal, clock: clock)
    live = terminal
    session.screenChanged = { [weak self] in self?.setLineBeginning() }
    Task { [weak self] in
      for await _ in terminal.interrupts { self?.interrupt() }
    }
    Task { [weak self] in
      for await _ in terminal.resizes { self?.setLineBeginning() }
    }
  }

  /// Begins a script at `route`, which is shown unless `isSilent`; returns whether there is such a place.
  /// If not, nothing may be run: it is meant for that place.
  public func begin(at route: Route, silently isSilent: Bool) async -> Bool {
    if isSilent {
      if case .failed = await session.enter(route) { hasSucceeded = false }
    } else {
      await carryOut("\(Command.go.name) \(route)")
    }
    return session.router.route == route
  }

  /// Runs to the end; returns whether every command succeeded.
  ///
  /// `opening` is carried out first. A terminal where that shows nothing, and a script without any
  /// command, show the screen where the session begins.
  public func run(opening: String?) async -> Bool {
    let show = Command.show.name
    if let opening { await carryOut(opening) }
    let showsNothing = opening == nil || (!hasSucceeded && session.router.screen == nil)
    if live != nil, showsNothing { await carryOut(show) }
    while !session.isOver {
      let event = if let script { script.nextLine() } else { await typedLine() }
      switch event {
      case .line(let line):
        let number = session.terminal.begunLine
        guard let command = lines.add(line) else { continue }
        await live?.remember(CommandLines.line(for: command))
        await carryOut(command, typedOn: number)
      case .block(let block):
        await carryOut(
          block.compactMap { lines.add($0) }, typedOn: session.terminal.begunLine)
      case .interrupted: lines = CommandLines()
      case .end where lines.isOpen: dropBegunCommand()
      case .end: session.leave()
      }
    }
    if isIdle { await carryOut(show) }
    if live == nil { session.tellLosses() }
    _ = work?.cancel()
    session.router.leave()
    return hasSucceeded
  }

  private func typedLine() async -> LineEvent {
    setLineBeginning()
    live?.assist(with: session.assistance(behind: lines.begun))
    return await live?.readLine(prompt: prompt) ?? .end
  }

  /// Where one is, or as much of it as leaves room for a line; a part of it may have come from a file.
  private var prompt: String {
    if lines.isOpen { return "… " }
    let place = Text(session.router.route.description)
    return ("\(place.cut(to: max(12, session.terminal.columns / 2)))> " as Text).safe
  }

  /// Brings what the line begins with up to date: the prompt, and what keys mean there.
  ///
  /// In the middle of a command every key stands for itself; so does Space where there is no more,
  /// as it begins a line that is not to be remembered. Behind `more` there may be one too many, which
  /// nobody would see.
  func setLineBeginning() {
    guard let live else { return }
    live.setPrompt(prompt)
    let hasMore = session.stage.hasMore || isMore
    live.setMeaning(
      of: " ", onEmptyLine: hasMore && !lines.isOpen ? .command(Command.more.name) : nil)
    live.setMeaning(
      of: "/", onEmptyLine: lines.isOpen ? nil : .mode { [session] in session.search(drawing: $0) })
  }

  private func dropBegunCommand() {
    lines = CommandLines()
    hasSucceeded = false
    session.terminal.tell("error: nothing follows the backslash at the end of the last line")
  }

  private func carryOut(_ line: String, typedOn number: Int? = nil) async {
    guard let command = Interpreter.command(in: line) else { return }
    let context = CommandContext(
      line: command, number: number, seen: session.stage.seen)
    guard work != nil else { return _ = await run(context) }
    let isEdit = Self.isEdit(command)
    await attend(isEdit: isEdit) { _ = await self.run(context, amongEdits: isEdit) }
  }

  /// Carries out the commands of a block one after the other, up to the first that fails or is
  /// cancelled: what follows may rely on it.
  private func carryOut(_ block: [String], typedOn number: Int?) async {
    let isEdit = block.compactMap(Interpreter.command).contains(where: Self.isEdit)
    await attend(isEdit: isEdit) {
      for (place, line) in block.enumerated() where !self.session.isOver {
        await self.live?.remember(CommandLines.line(for: line))
        guard let command = Interpreter.command(in: line) else { continue }
        let context = CommandContext(
          line: command, number: number, seen: self.session.stage.seen)
        if await self.run(context, amongEdits: isEdit), !Task.isCancelled { continue }
        let rest = block.count - place - 1
        if rest > 0 { self.session.terminal.tell("Stopped here: \(rest) not run") }
        return
      }
    }
  }

  private static func isEdit(_ command: Substring) -> Bool {
    // Names are found in any case.
    let name = try? CommandTable.command(command.firstWord).name
    return name.map { CommandTable.edits.contains(Substring($0)) } ?? false
  }

  /// Of an edit it is not known yet whether it can still be cancelled.
  private func interrupt() {
    if work?.cancel() == true, !isEditing { session.terminal.tell("Cancelled") }
  }
}
