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
      if isEditing { discipline.leave() }
      discipline.exit()
      TerminalSignals.stop()
      resume()
    case SIGCONT:
      resume()
    case SIGWINCH:
      if isEditing { discipline.resize() }
    case SIGCHLD:
      // Only who waits for a child wants to know.
      break
    default:
      flush()
      if isEditing { discipline.leave() }
      discipline.exit()
      endIfAsked(by: signal)
    }
  }

  /// The shell, or whoever stopped the program, may have changed the terminal.
  private func resume() {
    TerminalModes.remember()
    discipline.enter()
    guard isEditing else { return }
    Descriptor.write(discipline.makeRoom(), to: STDOUT_FILENO)
    discipline.redraw()
  }

  private func endIfAsked(by signal: Int32) {
    // Not `exit`: other threads are in the middle of what its handlers would tear down.
    if signal == SIGTERM || signal == SIGHUP { _exit(128 + signal) }
  }
}
