import BusinessLogic
import Prompt
import ReactiveHybrid

/// How the shell waits for commands.
extension Shell {
  /// At a terminal the prompt comes back before `body` is done, unless that is an edit: what the
  /// person has changed is kept when they go on.
  func attend(
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

  /// Below the line where it can be redrawn, else a line at each quarter.
  private func tellProgress(of work: LiveWork) async {
    let (stage, isPlain) = (session.stage, session.terminal.isPlain)
    if await live?.canShowBelow() == true {
      return work.showProgress { stage.loading.box.value?.text(isPlain: isPlain) ?? "Working" }
    }
    var told = -1
    guard stage.loading.box.value != nil else { return }
    loading = stage.loading.box.bind { [weak self] now in
      guard let now else {
        self?.loading = nil
        return
      }
      guard now.quarter > told else { return }
      told = now.quarter
      stage.terminal.tell("\(now.text(isPlain: isPlain))… (^C cancels)")
    }
  }

  /// Returns whether the command succeeded. Among edits it reports itself that it was cancelled.
  func run(_ context: CommandContext, amongEdits isAmongEdits: Bool = false) async -> Bool {
    isIdle = false
    isMore = context.line == Command.more.name
    let outcome = await interpreter.runTellingNotices(context)
    var isDone = outcome == .done || outcome == .cancelled
    if Task.isCancelled {
      session.draft = nil
      // ^C may have come too late for an edit, which has been reported by now.
      if isAmongEdits, outcome == .cancelled { session.terminal.tell("Cancelled") }
    }
    if let draft = session.draft {
      session.draft = nil
      // A command that has failed has said why; Enter typed ahead would agree to it unseen.
      let typed = CommandLines.line(for: draft)
      if await live?.prefill(typed, forgettingKeys: !isDone) != true, isDone {
        tellNoPrefill(of: draft, by: context.line)
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
}
