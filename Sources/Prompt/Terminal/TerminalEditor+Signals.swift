import Threads

extension TerminalEditor {
  func handle(signal: Int32) {
    guard !isClosed else { return TerminalSignals.end(by: signal) }
    switch signal {
    case SIGINT:
      if !interruptWork() { isInterrupted = isEditing }
    case SIGTSTP:
      guard TerminalSignals.canStop else { return }
      leaveTerminal()
      TerminalSignals.stop()
      // The shell may have changed the modes.
      TerminalModes.remember()
      libedit?.enter()
      if isEditing { drawLine() }
    case SIGCONT:
      if TerminalModes.areOthers { waitForFront() }
      // SIGSTOP can't be caught: afterwards the terminal has the shell's modes, but libedit assumes
      // its own.
      if TerminalModes.areCooked { libedit?.exit() }
      libedit?.enter()
      if isEditing { redraw() }
    case SIGWINCH, SIGCHLD:
      // The event loop checks the size itself, and SIGCHLD only matters to a loop that waits for a
      // child.
      break
    default:
      flush(turningPages: false)
      // A dying shell may have taken the terminal. Setting the modes would then stop the program,
      // and no shell would be left to continue it.
      Threads.signal(SIGTTOU, SIG_IGN)
      if !TerminalModes.areOthers { leaveTerminal() }
      TerminalSignals.end(by: signal)
    }
  }

  /// Stops until the program is in the foreground, so as not to draw over the shell's prompt.
  /// Handles other signals first: a dying shell causes SIGHUP and SIGCONT, which may be seen in
  /// either order.
  private func waitForFront() {
    handleOtherSignals()
    guard TerminalModes.areOthers else { return }
    kill(0, SIGTTIN)
    // The stop may take effect a moment later, on another thread.
    handleOtherSignals()
  }

  private func handleOtherSignals() {
    for signal in signals.receive(within: 50) where Int32(signal) != SIGCONT {
      handle(signal: Int32(signal))
    }
  }
}
