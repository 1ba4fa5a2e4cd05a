import BusinessLogic
import Escaping
import Prompt
import ReactiveHybrid

extension Clock<Duration> {
  /// Sleeps where it is called: the `sleep(for:)` of the standard library goes through another thread.
  func pause(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
  }
}

extension Shell {
  /// Runs `body`. At a terminal, the prompt may return before it is done, unless there is a
  /// `message` for the time until then.
  func attend(
    saying message: Text?, _ body: @escaping @MainActor () async -> Void
  ) async {
    guard let work else { return await body() }
    awaitsEdit = message != nil
    defer { awaitsEdit = false }
    guard let task = await work.run({ await self.withinLimit(body) }) else { return }
    guard let message else { return await showProgress(of: work) }
    if session.textEditor?.isOpen != true, !task.isCancelled {
      session.terminal.report(meanwhile: "\(message)… (^C cancels)")
    }
    await task.value
  }

  /// Runs `body`, which is cancelled if a command in it takes longer than the time limit.
  func withinLimit<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) async -> Value {
    guard let limit else { return await body() }
    let task = Task { await body() }
    let timer = Task {
      if await isTimeUp(after: limit) { task.cancel() }
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits until a command has taken longer than `limit`, then raises an alert; `false` if
  /// cancelled first. A pasted block counts as one command. Polls, because a timer for each command
  /// would take longer than most commands.
  private func isTimeUp(after limit: Duration) async -> Bool {
    let parts = 8
    var (seen, looks) = (commands, 0)
    while looks < parts {
      guard (try? await clock.pause(for: limit / parts)) != nil else { return false }
      let isSame = seen == commands || live != nil
      (seen, looks) = (commands, isSame && session.textEditor?.isOpen != true ? looks + 1 : 0)
    }
    session.alerts.raise(
      "No answer within \(limit.words), so the command was cancelled; `--timeout` sets the limit",
      at: session.router.route)
    hasSucceeded = false
    return true
  }

  /// Shows what is loading, with a spinner below the line if that can be redrawn, else in a line.
  private func showProgress(of work: LiveWork) async {
    let stage = session.stage
    if await live?.canShowBelow() == true {
      return work.showProgress { stage.loading.box.value ?? "Working" }
    }
    if let loading = stage.loading.box.value {
      stage.terminal.report(meanwhile: "\(loading)… (^C cancels)")
    }
  }

  /// Runs a command; returns whether it succeeded. Among edits, it reports a cancellation.
  func run(_ context: CommandContext, amongEdits isAmongEdits: Bool = false) async -> Bool {
    commands += 1
    isMore = context.line == Command.more.name
    let (late, outcomes) = (session.edits.used?.lateWrite, session.store.outcomes)
    // Another command may replace the session meanwhile.
    let stage = session.stage
    let outcome = await session.run(context)
    stage.log?.note(SessionEvent(.outcome, String(context.line), outcome.description))
    var isDone = outcome == .done || outcome == .cancelled
    // If ^C came too late for an edit, its result is already reported. An edit that was still waiting for an
    // earlier late write never begins.
    // That of a late write may be reported by now, too.
    if Task.isCancelled, isAmongEdits, outcome == .cancelled, session.store.outcomes == outcomes {
      let writing = session.edits.used?.lateWrite
      session.terminal.report(
        writing != nil && writing != late
          ? "Still being written: the answer follows" : "Cancelled")
    }
    if let text = session.prefill {
      session.prefill = nil
      // After an error, a typed-ahead Enter would confirm the text unseen.
      let typed = CommandLines.line(for: text)
      if await live?.prefill(typed, forgettingKeys: !isDone) != true, isDone {
        reportNoPrefill(of: text, by: context.line)
        isDone = false
      }
    }
    if !isDone { hasSucceeded = false }
    if let next = session.successor {
      session.close()
      // Whoever still holds this session mustn't keep all later ones through it.
      session.successor = nil
      if await session.edits.hasFailed() { hasSucceeded = false }
      session = next
      followChanges()
      if let pages = next.pages {
        await next.stage.log == nil
          ? pages.follow(next.scenes.workers.decisions, in: next.store) : pages.close()
      }
    }
    if session.stage.log?.hasFailed == true { endLog() }
    setLineBeginning()
    return isDone
  }

  /// Reports why a row's text can't be put on the prompt, and how else to edit it.
  private func reportNoPrefill(of text: String, by command: Substring) {
    // Unescaped, the text could act as keys or mislead the reader.
    let sign = zip(text.unicodeScalars, escaped(text).unicodeScalars).first { $0 != $1 }?.0
    let reason: Text = sign.map { " because it contains \(String($0))" } ?? ""
    var ways: Text = "type it after `\(command)`"
    if session.textEditor != nil {
      // The command may have been a synonym.
      let row = command[command.firstWord.endIndex...].trimmed
      ways = "`edit -e \(row)` opens it in your editor, or \(ways)"
    }
    session.terminal.report("\("error:", .error) the text can't be edited here\(reason): \(ways)")
  }
}
