import Threads

extension TerminalEditor {
  package nonisolated func setMeaning(
    of key: Unicode.Scalar, onEmptyLine meaning: EmptyLineKey?
  ) {
    emptyLineKeys.withLock { $0[key] = meaning }
  }

  /// Applies the meaning of `key` on an empty line. Returns `false` if it has none.
  func begin(with key: Unicode.Scalar) -> Bool {
    guard lineMode == nil, let libedit, libedit.line.text.isEmpty else { return false }
    switch emptyLineKeys.withLock({ $0[key] }) {
    case .command(let command):
      libedit.replaceLine(with: LineState(command))
      finishing = true
    case .mode(let make):
      libedit.replaceLine(with: LineState(String(key)))
      lineMode = RunningMode(key: key, make: make, wake: { [thread] in thread.wake() })
      modeText = nil
    case nil:
      return false
    }
    return true
  }

  /// Returns whether the running mode handles the key in place of the line.
  func isTaken(byMode key: Key) -> Bool {
    guard let libedit, !libedit.isAside, let mode = lineMode else { return false }
    // Keys that arrive together are handled before the mode sees the line.
    guard libedit.line.text.first == mode.key else {
      endMode()
      return false
    }
    if case .paste = key { return false }
    guard case .scalar(let scalar) = key else {
      endMode()
      return false
    }
    guard passing == 0 else {
      passing -= 1
      return false
    }
    switch scalar {
    case "\r", "\n":
      tellMode(of: libedit.line)
      isAccepting = true
      mode.tell { mode in
        let command = await mode.accept()
        if !Task.isCancelled { await self.accepted(command) }
      }
    case "\u{10}":
      mode.tell { $0.move(by: -1) }
    case "\u{E}":
      mode.tell { $0.move(by: 1) }
    case "\u{1B}":
      return escape(in: mode)
    default:
      return false
    }
    return true
  }

  /// Passes the line to the mode, or ends the mode if the line no longer starts with its key.
  func tellMode(of line: LineState) {
    // The history search uses the line for itself.
    guard !isAside, let mode = lineMode else { return }
    guard line.text.first == mode.key else { return endMode() }
    let rest = String(line.string.unicodeScalars.dropFirst())
    guard rest != modeText else { return }
    modeText = rest
    mode.tell { $0.textChanged(to: rest) }
  }

  func endMode() {
    lineMode?.end()
    lineMode = nil
    isAccepting = false
    passing = 0
  }

  private func accepted(_ command: String?) {
    guard isAccepting else { return }
    isAccepting = false
    guard let command, escaped(command) == command else { return }
    endMode()
    change(to: command)
    finishing = true
  }

  /// Handles an escape: arrows move the selection, other sequences go to libedit, a plain Escape
  /// ends the mode.
  private func escape(in mode: RunningMode) -> Bool {
    // A sequence arrives at once, or shortly after over a network. Nobody types that fast.
    if keys.count == 0, areKeysComing(within: 50) { readKeys() }
    guard keys.first != nil else {
      endMode()
      redraw { libedit?.beginAnew() }
      return true
    }
    let sequence = keys.sequence
    switch sequence {
    case "[A", "OA": mode.tell { $0.move(by: -1) }
    case "[B", "OB": mode.tell { $0.move(by: 1) }
    default:
      passing = sequence?.unicodeScalars.count ?? 1
      return false
    }
    for _ in 0..<2 { _ = keys.next() }
    return true
  }

  func change(to line: String) {
    redraw { libedit?.replaceLine(with: LineState(line)) }
  }
}
