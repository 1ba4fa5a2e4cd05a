import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Sets the meaning of `key`, a slash or a space, on an empty line; `nil` to insert it.
  public nonisolated func setMeaning(
    of key: Unicode.Scalar, onEmptyLine meaning: EmptyLineKey?
  ) {
    emptyLineKeys.withLock { $0[key] = meaning }
  }

  /// Applies the meaning of `key` on an empty line. Returns `false` if it has none.
  func begin(with key: Unicode.Scalar) -> Bool {
    guard lineMode == nil, discipline.typed?.text.isEmpty == true else { return false }
    switch emptyLineKeys.withLock({ $0[key] }) {
    case .command(let command):
      discipline.replaceLine(with: command)
      finishing = true
    case .mode(let make):
      discipline.replaceLine(with: String(key))
      lineMode = RunningMode(key: key, make: make, wake: { [thread] in thread.wake() }) { command in
        await self.accepted(command)
      }
      modeText = nil
    case nil:
      return false
    }
    return true
  }

  /// Whether the running mode handles the key in place of the line.
  func isTaken(byMode key: Key) -> Bool {
    guard !discipline.isAside else { return false }
    endModeIfLeft()
    guard let mode = lineMode else { return false }
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
      tellMode(of: discipline.typed)
      isAccepting = true
      mode.enter()
    case "\u{10}":
      mode.move(by: -1)
    case "\u{E}":
      mode.move(by: 1)
    case "\u{1B}":
      return escape(in: mode)
    default:
      return false
    }
    return true
  }

  /// Ends the mode if the line no longer starts with its key. Keys that arrive together are handled
  /// before the mode sees the line.
  private func endModeIfLeft() {
    guard let mode = lineMode, let text = discipline.typed?.text.unicodeScalars else { return }
    if text.first != mode.key { endMode() }
  }

  /// Passes the line to the mode, or ends the mode if the line no longer starts with its key.
  func tellMode(of line: TypedLine?) {
    // The history search uses the line for itself.
    guard !discipline.isAside, let mode = lineMode, let text = line?.text.unicodeScalars else {
      return
    }
    guard text.first == mode.key else { return endMode() }
    let rest = String(String.UnicodeScalarView(text.dropFirst()))
    guard rest != modeText else { return }
    modeText = rest
    mode.textChanged(to: rest)
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
      redraw { discipline.beginAnew() }
      return true
    }
    let sequence = keys.sequence
    switch sequence {
    case "[A", "OA": mode.move(by: -1)
    case "[B", "OB": mode.move(by: 1)
    default:
      passing = sequence?.unicodeScalars.count ?? 1
      return false
    }
    for _ in 0..<2 { _ = keys.next() }
    return true
  }

  /// Replaces the current line and redraws it.
  func change(to line: String) {
    redraw { discipline.replaceLine(with: line) }
  }
}
