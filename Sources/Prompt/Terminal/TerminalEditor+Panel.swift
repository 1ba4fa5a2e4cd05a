import Threads

extension TerminalEditor {
  /// Updates the prompt and the panel. Called once all typed keys are handled.
  func drawPanel() {
    guard isEditing, let libedit else { return }
    let settings = settings.withLock { $0 }
    if let prompt = settings.prompt { display.change(prompt: prompt) }
    let (line, isAside) = (libedit.line, libedit.isAside)
    // A paste refers to the rows shown when it arrived, although the question about it hides the
    // line.
    noteBegun(isEmpty: line.text.isEmpty && !isAside && !isAccepting)
    // The mode lasts as long as the line starts with its key.
    if !isAside, let lineMode {
      if line.text.first == lineMode.key { lineMode.follow(line) } else { endMode() }
    }
    let hints = isAside ? [] : lineMode?.lines ?? settings.hints(line.string, line.beforeCursor)
    display.show(hints + settings.below)
  }

  /// Notes whether the line is empty. A continued line keeps the number of the line that it
  /// continues.
  func noteBegun(isEmpty: Bool) {
    let isContinued = settings.withLock { $0.isContinued }
    begunLines.withLock { $0.lineBecame(isEmpty: isEmpty && !isContinued) }
  }
}
