#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// What a signal means here, on the editor's thread.
  func handle(signal: Int32) {
    guard !isClosed else { return endIfAsked(by: signal) }
    switch signal {
    case SIGINT:
      if !interruptWork() { isInterrupted = isEditing }
    case SIGTSTP:
      guard TerminalSignals.canStop else { return }
      if isEditing { discipline.leave() }
      panel = Panel()
      discipline.exit()
      TerminalSignals.stop()
      // The shell, or whoever stopped the program, may have changed them.
      TerminalModes.remember()
      discipline.enter()
      if isEditing { discipline.redraw() }
    case SIGCONT:
      if TerminalModes.areOthers { waitForFront() }
      // After SIGSTOP, of which nothing told us, the terminal is as the shell has left it, but libedit
      // takes it to be in its own mode still.
      if TerminalModes.areCooked { discipline.exit() }
      discipline.enter()
      if isEditing { redraw() }
    case SIGWINCH, SIGCHLD:
      // The size is looked at anyway; of a child only who waits for it wants to know.
      break
    default:
      flush(turningPages: false)
      // A shell that is ended, too, may have taken the terminal: to set it would stop the program, and
      // nobody would be left to continue it.
      TerminalSignals.neverStop()
      if !TerminalModes.areOthers {
        if isEditing { discipline.leave() }
        discipline.exit()
      }
      endIfAsked(by: signal)
    }
  }

  /// Stops until the program is brought to the front: behind the shell's prompt there is nothing to
  /// draw. A shell that is ended ends us and continues us, and which of the two is seen first is chance.
  private func waitForFront() {
    handleOtherSignals()
    guard TerminalModes.areOthers else { return }
    kill(0, SIGTTIN)
    // Another thread may be the one that stops all, a moment later.
    handleOtherSignals()
  }

  private func handleOtherSignals() {
    for signal in signals.receive(within: 50) where Int32(signal) != SIGCONT {
      handle(signal: Int32(signal))
    }
  }

  private func endIfAsked(by signal: Int32) {
    if signal == SIGQUIT { TerminalSignals.quit() }
    // Not `exit`: other threads are in the middle of what its handlers would tear down.
    if signal == SIGTERM || signal == SIGHUP { _exit(128 + signal) }
  }
}
