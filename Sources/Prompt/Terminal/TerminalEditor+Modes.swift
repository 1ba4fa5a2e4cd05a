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
    switch lineMode.effect(of: key, on: libedit.line, before: &keys) {
    case .passed: return false
    case .taken: break
    case .cleared:
      endMode()
      display.redraw {
        libedit.replaceLine(with: LineState())
        libedit.undo = LineUndo()
      }
    case .accepted:
      isAccepting = true
      lineMode.tell { mode in
        let command = await mode.accept()
        if !Task.isCancelled { await self.accepted(command) }
      }
    }
    return true
  }

  /// Passes the line to the mode, or ends the mode if the line no longer starts with its key.
  func tellMode(of line: LineState) {
    guard let lineMode else { return }
    if line.text.first == lineMode.key { lineMode.follow(line) } else { endMode() }
  }

  func endMode() {
    lineMode?.end()
    lineMode = nil
    isAccepting = false
  }

  private func accepted(_ command: String?) {
    guard isAccepting else { return }
    isAccepting = false
    guard let command, escaped(command) == command else { return }
    endMode()
    display.change(to: command)
    pendingKey = .scalar("\n")
  }
}
