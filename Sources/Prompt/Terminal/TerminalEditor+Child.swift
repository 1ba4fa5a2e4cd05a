#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Gives the terminal to another program, in the modes in which we found it, until that ends;
  /// returns its exit status (128 and the signal if one ended it), or `nil` if it can't be started.
  ///
  /// The first of `arguments` is a path, or a name to be found by `PATH`. `input` becomes its
  /// standard input, as for a pager; without one it reads the keyboard. What is written meanwhile,
  /// and a line that is asked for, wait.
  public func runChild(_ arguments: [String], input: String? = nil) -> Int32? {
    guard !isClosed else { return nil }
    flush()
    return lendTerminal(to: arguments, input: input)
  }

  /// The same for a pager, while more may wait to be written behind its text.
  func lendTerminal(to arguments: [String], input: String?) -> Int32? {
    if isEditing { discipline.leave() }
    panel = Panel()
    discipline.exit()
    let status = Child(arguments, input: input).map { wait(for: $0) }
    discipline.enter()
    isAtLineStart = true
    if isEditing {
      Descriptor.write("\r" + Erasing.fromRow, to: STDOUT_FILENO)
      discipline.redraw()
    } else if discipline.isRaw {
      // What was typed meanwhile, to an editor that has a window of its own, was echoed by the kernel.
      // What a pager has left is to be read: a row of blanks ends in the next one, unless it began at
      // the beginning of this.
      let count = input == nil ? 0 : TerminalModes.size.columns
      Descriptor.write(
        String(repeating: " ", count: count) + "\r\u{1B}[K", to: STDOUT_FILENO)
    }
    return status
  }

  /// Not `waitpid` alone: whoever wants to end us shall not have to wait for the child.
  private func wait(for child: Child) -> Int32 {
    var child = child
    while true {
      // Before asking for its end: a ^C that ended it is not for us.
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
        // ^C and the window's size are the child's; the end of one is what we wait for.
        break
      }
    }
  }

  /// Gives it a second to put back what it has changed of the terminal.
  private func awaitEnd(of child: inout Child) {
    for _ in 1...20 where child.status() == nil { _ = signals.receive(within: 50) }
  }
}
