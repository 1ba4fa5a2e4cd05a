import CLibrary

extension TerminalEditor {
  func handle(signal: Int32) {
    guard !isClosed else { return TerminalSignals.end(by: signal) }
    switch signal {
    case SIGINT:
      if !interruptWork(), isEditing { pendingKey = .interrupt }
    case SIGTSTP:
      guard TerminalSignals.canStop else { return }
      display.leave()
      TerminalSignals.stop()
      // The shell may have changed the modes.
      TerminalModes.remember()
      display.enter()
    case SIGCONT:
      if TerminalModes.areOthers { TerminalSignals.waitForFront { handle(signal: $0) } }
      // SIGSTOP can't be caught: afterwards the terminal has the shell's modes, but libedit assumes
      // its own.
      libedit?.exit()
      libedit?.enter()
      if isEditing { display.redraw() }
    case SIGWINCH, SIGCHLD:
      // The event loop checks the size itself, and SIGCHLD only matters to a loop that waits for a
      // child.
      break
    default:
      flush(turningPages: false)
      // A dying shell may have taken the terminal. Setting the modes would then stop the program,
      // and no shell would be left to continue it.
      CLibrary.signal(SIGTTOU, SIG_IGN)
      if !TerminalModes.areOthers { display.leave() }
      TerminalSignals.end(by: signal)
    }
  }
}
