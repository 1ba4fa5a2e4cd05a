import CLibrary
import Threads

/// The standard output and standard error of a script.
///
/// Answers are buffered; an error first flushes them, so that both streams keep their order if they
/// lead to the same file.
package final nonisolated class StandardStreams: Output {
  private static let enough = 1 << 16

  private struct State {
    var gathered = ""
    var failure: Int32 = 0
  }

  private let state = Locked(State())
  private let fixedColumns: Int?
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Opens /dev/null on each closed standard descriptor: otherwise the next opened file would get
  /// that number, and receive the program's output. Reading or writing there still fails.
  package static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // `open` takes the lowest free number.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Creates the streams; lines are `columns` wide, or as wide as the terminal.
  package init(columns: Int? = nil) {
    fixedColumns = columns
  }

  /// The given width, else the width of the terminal, else 80.
  package var columns: Int { fixedColumns ?? (isTerminal ? TerminalModes.size.columns : 80) }

  /// The given width, else the width of the terminal, if standard output is one.
  package var limit: Int? { isTerminal ? columns : fixedColumns }

  /// Buffers an answer; writes an error at once, after the buffered answers.
  package func write(_ text: String, to stream: OutputStream) {
    state.withLock { state in
      switch stream {
      case .standard:
        state.gathered += text
        if state.gathered.utf8.count >= Self.enough { Self.letOut(&state) }
      case .error:
        Self.letOut(&state)
        Descriptor.write(text, to: STDERR_FILENO)
      }
    }
  }

  package func flush() {
    state.withLock { Self.letOut(&$0) }
  }

  /// Writes the buffer and returns whether all reads and writes of the run succeeded; if not,
  /// reports why. `reading` is the error number of a failed read, or 0.
  package func finish(reading: Int32 = 0) -> Bool {
    flush()
    let writing = state.withLock { $0.failure }
    // A closed standard input is not an error: no command was expected from it.
    let reading = reading == EBADF ? 0 : reading
    func report(_ fact: String, _ failure: Int32) {
      guard failure != 0 else { return }
      write("error: standard \(fact): \(String(cString: strerror(failure)))\n", to: .error)
    }
    report("input can't be read", reading)
    report("output can't be written", writing)
    return reading == 0 && writing == 0
  }

  private static func letOut(_ state: inout State) {
    let failure = Descriptor.write(state.gathered, to: STDOUT_FILENO)
    if state.failure == 0 { state.failure = failure }
    state.gathered.removeAll(keepingCapacity: true)
  }
}
