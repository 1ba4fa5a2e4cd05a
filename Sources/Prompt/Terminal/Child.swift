import Threads

/// A child process in the terminal's foreground process group, so that ^C and ^Z reach it, as for a
/// command in a shell.
nonisolated struct Child {
  private let process: pid_t

  /// The write end of the child's standard input; -1 if it reads the terminal, or has all its
  /// input.
  private var input: Int32 = -1

  private var rest: ArraySlice<UInt8>

  /// Starts the first of `arguments`, looked up in `PATH`, with `input` as its standard input.
  /// Fails if the program can't be started.
  init?(_ arguments: [String], input text: String?) {
    rest = Array((text ?? "").utf8)[...]
    let pipe = text == nil ? nil : Spawn.pipe()
    guard (pipe == nil) == (text == nil) else { return nil }
    defer { if let pipe { close(pipe.output) } }
    let process = Spawn.start(arguments, descriptors: pipe.map { [STDIN_FILENO: $0.output] } ?? [:])
    guard let process else {
      if let pipe { close(pipe.input) }
      return nil
    }
    self.process = process
    guard let pipe else { return }
    // Non-blocking: a pager reads on only when the user scrolls.
    _ = fcntl(pipe.input, F_SETFL, O_NONBLOCK)
    input = pipe.input
  }

  /// Writes as much of the remaining input as the pipe accepts.
  private mutating func feed() {
    guard input >= 0 else { return }
    if !Spawn.feed(&rest, to: input) || rest.isEmpty { endInput() }
  }

  /// Returns the exit status, or 128 plus the number of the signal that ended the child; `nil`
  /// while it runs.
  private mutating func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
    endInput()
    return Spawn.exitStatus(status)
  }

  /// Waits for the child to end. `end` handles a signal that ends the program, so that SIGTERM works.
  mutating func wait(hearing signals: SelfPipe, end: (Int32) -> Void) -> Int32 {
    while true {
      // Before checking the status: a ^C that ended the child is not for us.
      for signal in signals.receive().map(Int32.init) {
        switch signal {
        case SIGTSTP: TerminalSignals.stop()
        case SIGTERM, SIGHUP:
          kill(process, signal)
          // A second for the child to restore the terminal.
          for _ in 1...20 where status() == nil { _ = signals.receive(within: 50) }
          end(signal)
        default:
          // ^C and SIGWINCH are for the child; SIGCHLD only wakes this loop.
          break
        }
      }
      if let status = status() { return status }
      var events = [
        pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      ]
      _ = poll(&events, nfds_t(events.count), -1)
      if events[1].revents != 0 { feed() }
    }
  }

  private mutating func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }
}
