import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program at a terminal of its own, with somebody who types and looks at the screen.
///
/// The program is killed when this goes away.
public final class PseudoTerminal: Sendable {
  private let session: TerminalSession

  /// Starts a program at a terminal of this size.
  ///
  /// With `errorsTo` its standard error goes to that file; without signals nobody tells it of a new
  /// size of the window.
  public init(
    _ executable: String = Program.path(), arguments: [String] = [],
    environment: [String: String?] = [:], workingFolder: String? = nil,
    errorsTo path: String? = nil,
    hasSignals: Bool = true, columns: Int = 80, rows: Int = 24
  ) throws {
    session = try TerminalSession(
      Spawn(
        executable: executable, arguments: arguments,
        environment: FixedEnvironment.with(environment), workingFolder: workingFolder,
        hearsTerminal: hasSignals),
      errorsTo: path, screen: ScreenModel(columns: columns, rows: rows))
    try OwnThread.start { [session] in session.read() }
  }

  deinit {
    session.kill(with: SIGKILL)
  }

  /// Presses keys; Enter is `\r`, ^C is `\u{3}`.
  public func type(_ keys: String) {
    session.send(Array(keys.utf8))
  }

  /// Presses keys that need not be text.
  public func type(bytes: [UInt8]) {
    session.send(bytes)
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    session.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) {
    session.kill(with: number)
  }

  /// What is on the screen now.
  public var screen: ScreenModel { session.state.withLock { $0.screen } }

  /// Every byte that the program has written.
  public var output: [UInt8] { session.state.withLock { $0.output } }

  /// Every byte that the program has written since this was last asked; it is forgotten, as are the
  /// rows that went off the top: for a session that lasts.
  public func takeOutput() -> [UInt8] {
    session.state.withLock { state in
      defer { state.output = [] }
      state.screen.forget()
      return state.output
    }
  }

  /// The number of the process.
  public var process: Int32 { session.process }

  /// The modes of the terminal that programs change, as numbers to be compared.
  public var modes: [UInt] { session.modes }

  /// These modes before the program began.
  public var modesAtStart: [UInt] { session.modesAtStart }

  /// Waits until the screen is as described; throws ``NotSeen`` if that has not happened by the
  /// deadline or the program has ended.
  ///
  /// It is answered in the middle of what the program writes, as soon as that much is there. So it
  /// returns no screen to judge: what must be seen together belongs into one description.
  public func expect(
    _ description: String = "", within limit: Duration = Patience.terminal,
    _ isSeen: @escaping @Sendable (ScreenModel) -> Bool
  ) async throws {
    try await session.wait(until: .now + limit, for: description, isSeen)
  }

  /// Waits for the program's end.
  public func exitStatus(within limit: Duration = Patience.terminal) async throws -> Ending {
    try await session.waitForExit(until: .now + limit)
  }
}

/// What was expected did not come on the screen in time.
public struct NotSeen: Error, CustomStringConvertible {
  /// What was expected.
  public let expected: String

  /// What was there instead.
  public let screen: ScreenModel

  /// Says both.
  public var description: String {
    "\(expected) – not seen, cursor at \(screen.cursor.row):\(screen.cursor.column) of:\n\(screen.text)"
  }
}
