import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modes in which the program found the terminal: every way out of it leads back to them.
public nonisolated enum TerminalModes {
  // Unsafe: a signal handler, which may take no lock, reads what the editor's thread writes. In
  // between, the worst to be seen are the modes as they were before the program was suspended.
  private nonisolated(unsafe) static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static var areKnown = false
  private nonisolated(unsafe) static var bracketsPastes = false

  /// Notes the modes as they are now.
  static func remember() {
    areKnown = tcgetattr(STDIN_FILENO, found) == 0
  }

  /// Whether the program is at the front of its terminal, and not behind a shell's prompt.
  static var areOurs: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Whether another program is. Nobody is where the terminal is gone: whoever stopped then would not
  /// be continued, as the shell goes, too.
  static var areOthers: Bool {
    let front = tcgetpgrp(STDIN_FILENO)
    return front > 0 && front != getpgrp()
  }

  /// Whether the kernel edits lines.
  static var areCooked: Bool {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Puts the noted modes back. Safe in a signal handler.
  static func restore() {
    // In the background the terminal is the shell's, and setting it would stop the program.
    guard areKnown, areOurs else { return }
    if bracketsPastes {
      bracketsPastes = false
      writeRaw("\u{1B}[?2004l")
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, found)
  }

  /// Asks the terminal to say what is typed and what is pasted; ``restore()`` takes it back.
  static func bracketPastes() {
    guard !bracketsPastes else { return }
    bracketsPastes = true
    writeRaw("\u{1B}[?2004h")
  }

  /// Without an allocation, for a signal handler.
  private static func writeRaw(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// The terminal's size; 80 by 24 if it does not tell.
  public static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
