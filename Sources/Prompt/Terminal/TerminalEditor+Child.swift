import Threads

extension TerminalEditor {
  /// Runs another program in the terminal, with the terminal's original modes, until it ends.
  /// Returns its exit status, or 128 plus the number of the signal that ended it; `nil` if it can't
  /// be started.
  ///
  /// The first of `arguments` is a path or a name to look up in `PATH`. `input` becomes its
  /// standard input; without it, the program reads the keyboard. Output and calls to read a line
  /// wait meanwhile.
  package func runChild(_ arguments: [String], input: String? = nil) -> Int32? {
    guard !isClosed else { return nil }
    flush()
    return lendTerminal(to: arguments, input: input)
  }

  /// Whether a pager may run: not while a line is edited, and not if keys are waiting, which are
  /// for the prompt.
  var canTurnPages: Bool {
    pager != nil && !isEditing && !isClosed && keys.isEmpty && !areKeysComing(within: 0)
  }

  /// Shows `text` in the pager. Returns `false` if the pager can't be started.
  func turnPages(of text: String) -> Bool {
    let status = pager.flatMap { lendTerminal(to: ["/bin/sh", "-c", $0], input: text) }
    // The shell's exit statuses for a command not found or not executable (POSIX.1, 2.8.2).
    return status.map { $0 != 127 && $0 != 126 } ?? false
  }

  /// Runs a program without flushing first: a pager runs while more output may wait behind its
  /// text.
  private func lendTerminal(to arguments: [String], input: String?) -> Int32? {
    leaveTerminal()
    let status = Child(arguments, input: input).map { wait(for: $0) }
    libedit?.enter()
    isAtLineStart = true
    if isEditing {
      Descriptor.write("\r" + Erasing.fromRow, to: STDOUT_FILENO)
      drawLine()
    } else if libedit != nil {
      // The kernel has echoed anything typed ahead while an editor had its own window: erase it. A
      // pager's last line should stay: a row of spaces wraps to the next row, unless the cursor was
      // already at the start of an empty one.
      let count = input == nil ? 0 : TerminalModes.size.columns
      Descriptor.write(
        String(repeating: " ", count: count) + "\r\u{1B}[K", to: STDOUT_FILENO)
    }
    return status
  }

  /// Waits for the child to end, and handles signals meanwhile, so that SIGTERM works.
  private func wait(for child: Child) -> Int32 {
    var child = child
    while true {
      // Before checking the status: a ^C that ended the child is not for us.
      passOn(signals.receive(), to: &child)
      if let status = child.status() { return status }
      var events = [
        pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0),
      ]
      _ = poll(&events, nfds_t(events.count), -1)
      if events[1].revents != 0 { child.feed() }
    }
  }

  private func passOn(_ arrived: [UInt8], to child: inout Child) {
    for byte in arrived {
      switch Int32(byte) {
      case SIGTSTP:
        TerminalSignals.stop()
      case SIGTERM, SIGHUP:
        child.send(Int32(byte))
        awaitEnd(of: &child)
        handle(signal: Int32(byte))
      default:
        // ^C and SIGWINCH are for the child; SIGCHLD only wakes this loop.
        break
      }
    }
  }

  /// Gives the child one second to restore the terminal.
  private func awaitEnd(of child: inout Child) {
    for _ in 1...20 where child.status() == nil { _ = signals.receive(within: 50) }
  }
}
