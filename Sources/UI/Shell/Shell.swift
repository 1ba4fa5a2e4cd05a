import BusinessLogic
import Prompt

/// The loop of the prompt: one line after the other, until the end of the input or `quit`.
///
/// A terminal and a script run the same loop. From a script each command is awaited before the
/// next line is read, so that a transcript repeats exactly; at a terminal commands run as tasks.
public final class Shell {
  private let session: Session
  private let interpreter: Interpreter
  private let script: (any Script)?
  private let work: LiveWork?
  private let live: (any LiveEditor)?

  private var lines = CommandLines()

  /// Whether an edit is waited for, or a block with one in it.
  private var isEditing = false

  /// Whether any command was carried out.
  private var isIdle = true

  /// Whether every command succeeded so far.
  private var hasSucceeded = true

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
      await session.router.enter(route)
      if session.router.screen?.hasFailed == true { hasSucceeded = false }
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
        guard let command = lines.add(line), !isCarriedOutAtOnce(command) else { continue }
        await live?.remember(CommandLines.line(for: command))
        await carryOut(command)
      case .block(let block): await carryOut(block.compactMap { lines.add($0) })
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
  private func setLineBeginning() {
    guard let live else { return }
    live.setPrompt(prompt)
    let hasMore = session.router.screen?.hasMore == true || session.command == Command.more.name
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

  /// Carries out what is no more than a moment's work in a script: most of the time of such a command
  /// would go by in calls that may be suspended, and never are.
  private func isCarriedOutAtOnce(_ line: String) -> Bool {
    guard script != nil, let command = Interpreter.command(in: line),
      let isDone = interpreter.runAtOnce(command)
    else { return false }
    isIdle = false
    if !isDone { hasSucceeded = false }
    return true
  }

  private func carryOut(_ line: String) async {
    guard let command = Interpreter.command(in: line) else { return }
    guard work != nil else { return _ = await run(command) }
    let isEdit = Self.isEdit(command)
    await attend(isEdit: isEdit) { _ = await self.run(command, amongEdits: isEdit) }
  }

  /// Carries out the commands of a block one after the other, up to the first that fails or is
  /// cancelled: what follows may rely on it.
  private func carryOut(_ block: [String]) async {
    let isEdit = block.compactMap(Interpreter.command).contains(where: Self.isEdit)
    await attend(isEdit: isEdit) {
      for (place, line) in block.enumerated() where !self.session.isOver {
        await self.live?.remember(CommandLines.line(for: line))
        guard let command = Interpreter.command(in: line) else { continue }
        if await self.run(command, amongEdits: isEdit), !Task.isCancelled { continue }
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

  /// At a terminal the prompt comes back before `body` is done, unless that is an edit: what the
  /// person has changed is kept when they go on.
  private func attend(
    isEdit: Bool, _ body: @escaping @MainActor () async -> Void
  ) async {
    guard let work else { return await body() }
    isEditing = isEdit
    defer { isEditing = false }
    guard let task = await work.run(body) else { return }
    guard isEdit else { return await tellProgress(of: work) }
    if !session.isInEditor, !task.isCancelled {
      session.terminal.tell("Writing… (^C cancels)")
    }
    await task.value
  }

  /// Below the line where it can be redrawn, else once and for all.
  private func tellProgress(of work: LiveWork) async {
    guard await live?.canShowBelow() == true else {
      session.router.screen?.tellLoading()
      return
    }
    work.showProgress { [session] in session.router.screen?.loading ?? "Working" }
  }

  /// Returns whether `command` succeeded. Among edits it says itself if ^C has kept it from that.
  private func run(_ command: Substring, amongEdits isAmongEdits: Bool = false) async -> Bool {
    isIdle = false
    let outcomes = session.editing.outcomes
    var isDone = await interpreter.runTellingNotices(command)
    if script != nil { await session.settle() }
    if Task.isCancelled {
      session.draft = nil
      // ^C may have come too late for an edit, which has told by now what it has brought about.
      if isAmongEdits, session.editing.outcomes == outcomes { session.terminal.tell("Cancelled") }
    }
    if let draft = session.draft {
      session.draft = nil
      // A command that has failed has said why; Enter typed ahead would agree to it unseen.
      let typed = CommandLines.line(for: draft)
      if await live?.prefill(typed, forgettingKeys: !isDone) != true, isDone {
        tellNoPrefill(of: draft, by: command)
        isDone = false
      }
    }
    if !isDone { hasSucceeded = false }
    setLineBeginning()
    return isDone
  }

  /// Says why the text of a row can't come to the prompt, and how else it can be edited.
  private func tellNoPrefill(of draft: String, by command: Substring) {
    var reason: Text = ""
    // Typed as it is it would be a key, or deceive whoever reads the line.
    let (typed, safe) = (draft.unicodeScalars, escaped(draft).unicodeScalars)
    if let sign = zip(typed, safe).first(where: { $0 != $1 })?.0 {
      reason = ", as it has \(String(sign)) in it"
    }
    var ways: Text = "write it behind `\(command)`"
    if session.writer != nil, let row = command.split(whereSeparator: \.isWhitespace).last {
      ways = "`edit -e \(row)` opens it in your editor, or \(ways)"
    }
    session.terminal.tell("\("error:", .error) the text can't be edited here\(reason): \(ways)")
  }

  /// Of an edit it is not known yet whether it can still be cancelled.
  private func interrupt() {
    if work?.cancel() == true, !isEditing { session.terminal.tell("Cancelled") }
  }
}
