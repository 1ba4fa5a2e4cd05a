/// The loop of the prompt: one line after the other, until the end of the input or `quit`.
///
/// A terminal and a script run the same loop. From a script each command is awaited before the
/// next line is read, so that a transcript repeats exactly; at a terminal commands run as tasks.
public final class Shell {
  private let session: Session
  private let editor: any LineEditor
  private let interpreter: Interpreter
  private let work: LiveWork?
  private let live: (any LiveEditor)?

  /// Whether any command was carried out.
  private var isIdle = true

  /// Whether every command succeeded so far.
  private var hasSucceeded = true

  /// Creates a shell that reads from a script.
  public init(_ session: Session, script: any LineEditor) {
    self.session = session
    editor = script
    interpreter = Interpreter(session: session)
    work = nil
    live = nil
  }

  /// Creates a shell for the person at `terminal`; `clock` tells how long they have waited.
  public init(
    _ session: Session, terminal: any LiveEditor, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.session = session
    editor = terminal
    interpreter = Interpreter(session: session)
    work = LiveWork(editor: terminal, clock: clock)
    live = terminal
    Task { [weak self] in
      for await _ in terminal.interrupts { self?.interrupt() }
    }
  }

  /// Runs to the end; returns whether every command succeeded.
  ///
  /// `opening` is carried out first. A terminal without one, and a script without any command,
  /// show the screen where the session begins.
  public func run(opening: String?) async -> Bool {
    let show = Command.show.name
    if let opening = opening ?? (work == nil ? nil : show) { await carryOut(opening) }
    reading: while !session.isOver {
      switch await editor.readLine(prompt: prompt) {
      case .line(let line): await carryOut(line)
      case .interrupted: continue
      case .end: break reading
      }
    }
    if isIdle { await carryOut(show) }
    _ = work?.cancel()
    session.router.leave()
    return hasSucceeded
  }

  /// Where one is; a part of it may have come from a file.
  private var prompt: String {
    ("\(session.router.route.description)> " as Text).safe
  }

  private func carryOut(_ line: String) async {
    guard let command = Interpreter.command(in: line) else { return }
    isIdle = false
    guard let work else { return await run(command) }
    let isDone = await work.run { await self.run(command) }
    if !isDone { session.router.screen?.tellLoading() }
  }

  private func run(_ command: Substring) async {
    if await !interpreter.run(command) { hasSucceeded = false }
    guard let draft = session.draft else { return }
    session.draft = nil
    if await live?.prefill(draft) != true {
      session.terminal.tell(
        "\("error:", .error) the text can't be edited here: write it behind `\(command)`")
      hasSucceeded = false
    }
  }

  private func interrupt() {
    if work?.cancel() == true { session.terminal.tell("Cancelled") }
  }
}
