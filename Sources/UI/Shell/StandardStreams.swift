import Synchronization

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

  private let gathered = Mutex("")
  private let fixedColumns: Int?

  /// Creates the streams of this process, whose lines are `columns` wide, or as wide as the
  /// terminal to which standard output leads.
  public init(columns: Int? = nil) {
    fixedColumns = columns
  }

  /// What was given, else the width of the terminal, else 80.
  public var columns: Int { fixedColumns ?? TerminalModes.size.columns }

  public func write(_ text: String, to stream: OutputStream) {
    gathered.withLock { gathered in
      switch stream {
      case .standard:
        gathered += text
        if gathered.utf8.count >= Self.enough { Self.letOut(&gathered) }
      case .error:
        Self.letOut(&gathered)
        Descriptor.write(text, to: STDERR_FILENO)
      }
    }
  }

  /// Writes what is gathered.
  public func flush() {
    gathered.withLock { Self.letOut(&$0) }
  }

  private static func letOut(_ gathered: inout String) {
    Descriptor.write(gathered, to: STDOUT_FILENO)
    gathered.removeAll(keepingCapacity: true)
  }
}
