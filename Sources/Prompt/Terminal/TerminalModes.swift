import CEditLine
import CLibrary
import Synchronization

/// The original modes of the terminal, restored on every exit.
nonisolated enum TerminalModes {
  // Unsafe: a signal handler, which must not lock, reads what the editor's thread writes. At worst
  // it sees the modes from before the program was suspended.
  private nonisolated(unsafe) static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let areKnown = Atomic(false)
  private static let bracketsPastes = Atomic(false)

  /// Returns the key that sends a signal, such as `VINTR`, usually ^C; `nil` if disabled.
  ///
  /// In raw mode it arrives as a byte, in order with the other keys. As a signal, the kernel would
  /// also discard pending input and output.
  static func key(_ index: Int32) -> UInt8? {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    return UInt8(exactly: editline_control_character(&modes, index))
  }

  static func remember() {
    areKnown.store(tcgetattr(STDIN_FILENO, found) == 0, ordering: .releasing)
  }

  /// Whether another program is in the foreground. `false` if the terminal is gone: its shell is
  /// gone, too, and could not continue a stopped program.
  static var areOthers: Bool {
    let front = tcgetpgrp(STDIN_FILENO)
    return front > 0 && front != getpgrp()
  }

  /// Restores the saved modes, once all output is shown unless it isn't `waiting`. Async-signal-safe.
  static func restore(waiting isWaiting: Bool = true) {
    // In the background, setting the modes would stop the program (SIGTTOU).
    guard areKnown.load(ordering: .acquiring), !areOthers else { return }
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    let isFree = isWaiting || poll(&output, 1, 0) > 0
    if isFree, bracketsPastes.exchange(false, ordering: .relaxed) { writeRaw("\u{1B}[?2004l") }
    tcsetattr(STDIN_FILENO, isWaiting ? TCSADRAIN : TCSANOW, found)
  }

  /// Enables bracketed paste. ``restore()`` disables it.
  static func bracketPastes() {
    if !bracketsPastes.exchange(true, ordering: .relaxed) { writeRaw("\u{1B}[?2004h") }
  }

  /// Writes without allocating memory; async-signal-safe.
  private static func writeRaw(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// The terminal's size; 80 by 24 if unknown.
  package static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
