import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Says what `key`, a slash or a space, does as the first one of an empty line; `nil` for nothing
  /// but its own.
  public nonisolated func setMeaning(
    of key: Unicode.Scalar, onEmptyLine meaning: EmptyLineKey?
  ) {
    emptyLineKeys.withLock { $0[key] = meaning }
  }

  /// Does what `key` stands for on an empty line; false if it only stands for itself.
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

  /// Whether the mode takes a key for itself, instead of the line that is being typed.
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

  /// Keys that come at once are dealt with before the mode sees what the line has become.
  private func endModeIfLeft() {
    guard let mode = lineMode, let text = discipline.typed?.text.unicodeScalars else { return }
    if text.first != mode.key { endMode() }
  }

  /// The mode sees what has been typed; it ends where the line no longer begins with its key.
  func tellMode(of line: TypedLine?) {
    // libedit's search in the history has a line of its own.
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

  /// An arrow moves in the mode, another key's sequence goes to libedit, the key alone leaves.
  private func escape(in mode: RunningMode) -> Bool {
    // A sequence comes at once, or, over a network, soon after; nobody types that fast.
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

  /// Puts `line` in the place of the one that is being typed.
  func change(to line: String) {
    redraw { discipline.replaceLine(with: line) }
  }
}
