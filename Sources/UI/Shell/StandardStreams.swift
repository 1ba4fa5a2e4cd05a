import Prompt
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error where no terminal editor owns them.
///
/// Answers are gathered and written in large pieces; an error first lets out the answers before
/// it, so that the two streams keep their order when they lead to the same place.
public final nonisolated class StandardStreams: Output {
  private static let enough = 1 << 16

  private struct State {
    var gathered = ""
    var failure: Int32 = 0
  }

  private let state = Locked(State())
  private let fixedColumns: Int?

  /// Gives those of the three standard descriptors that are closed to nothing: otherwise the next file
  /// to be opened would be one of them, and get what is written there. What is read or written there
  /// still fails.
  public static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free is the one that is taken.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Creates the streams of this process, whose lines are `columns` wide, or as wide as the
  /// terminal to which standard output leads.
  public init(columns: Int? = nil) {
    fixedColumns = columns
  }

  /// What was given, else the width of the terminal, else 80.
  public var columns: Int { fixedColumns ?? TerminalModes.size.columns }

  /// What was given, else the width of the terminal, if standard output leads to one.
  public var limit: Int? {
    fixedColumns ?? (isatty(STDOUT_FILENO) == 1 ? columns : nil)
  }

  /// Gathers an answer; writes an error at once, after the answers before it.
  public func write(_ text: String, to stream: OutputStream) {
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

  /// Writes what is gathered.
  public func flush() {
    state.withLock { Self.letOut(&$0) }
  }

  /// Writes what is gathered and returns whether every answer of the run could be written, and every
  /// line be read, of which `reading` is the error number; if not, it says why.
  public func finish(reading: Int32 = 0) -> Bool {
    flush()
    let writing = state.withLock { $0.failure }
    // From a standard input that is closed nobody has meant to read.
    let failures =
      [("input can't be read", reading == EBADF ? 0 : reading)]
      + [("output can't be written", writing)]
    for (fact, failure) in failures where failure != 0 {
      write("error: standard \(fact): \(String(cString: strerror(failure)))\n", to: .error)
    }
    return failures.allSatisfy { $0.1 == 0 }
  }

  private static func letOut(_ state: inout State) {
    let failure = Descriptor.write(state.gathered, to: STDOUT_FILENO)
    if state.failure == 0 { state.failure = failure }
    state.gathered.removeAll(keepingCapacity: true)
  }
}
