import Escaping
import Threads

extension TerminalEditor {
  /// Applies the meaning of `key` on an empty line. Returns `false` if it has none.
  func begin(with key: Unicode.Scalar) -> Bool {
    guard lineMode == nil, let libedit, libedit.line.text.isEmpty else { return false }
    switch settings.withLock({ $0.emptyLineKeys[key] }) {
    case .command(let command):
      libedit.replaceLine(with: LineState(command))
      pendingKey = .scalar("\n")
    case .mode(let make):
      libedit.replaceLine(with: LineState(String(key)))
      lineMode = RunningMode(key: key, make: make, wake: { [thread] in thread.wake() })
    case nil:
      return false
    }
    return true
  }

  /// Returns whether the running mode handles the key in place of the line.
  func isTaken(byMode key: Key) -> Bool {
    guard let libedit, !libedit.isAside, let lineMode else { return false }
    // An escape sequence arrives at once, or shortly after over a network. Nobody types that fast.
    if key == .scalar("\u{1B}"), keys.isEmpty, KeyInput.isComing(within: 50) { readKeys() }
    let line = libedit.line
    // Keys that arrive together are handled before the mode sees the line. An earlier one may have
    // deleted the mode's key.
    guard case .scalar(let scalar) = key, line.text.first == lineMode.key, lineMode.passing == 0
    else {
      lineMode.passing = max(0, lineMode.passing - 1)
      return false
    }
    switch scalar {
    case "\r", "\n":
      lineMode.follow(line)
      isAccepting = true
      lineMode.send { await self.accepted($0.accept()) }
    case "\u{10}": lineMode.send { $0.move(by: -1) }
    case "\u{E}": lineMode.send { $0.move(by: 1) }
    case "\u{1B}" where keys.first == nil:
      endMode()
      display.redraw {
        libedit.replaceLine(with: LineState())
        libedit.undo = LineUndo()
      }
    case "\u{1B}":
      // Arrows move the selection; any other key goes to the line as a whole.
      let rest = keys.sequence ?? " "
      guard let distance = ["[A": -1, "OA": -1, "[B": 1, "OB": 1][rest] else {
        lineMode.passing = rest.unicodeScalars.count
        return false
      }
      for _ in 0..<2 { _ = keys.next() }
      lineMode.send { $0.move(by: distance) }
    default: return false
    }
    return true
  }

  func endMode() {
    lineMode?.end()
    lineMode = nil
    isAccepting = false
  }

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

  private func accepted(_ command: String?) {
    // If the mode has ended meanwhile, its task was cancelled.
    guard isAccepting, !Task.isCancelled else { return }
    isAccepting = false
    guard let command, escaped(command) == command else { return }
    endMode()
    display.change(to: command)
    pendingKey = .scalar("\n")
  }
}
