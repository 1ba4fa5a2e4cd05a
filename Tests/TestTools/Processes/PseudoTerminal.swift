import CLibrary
import Threads

/// A program in a pseudo-terminal, with a keyboard and a screen.
///
/// The program is killed on deinitialization.
public final class PseudoTerminal: Sendable {
  private let session: TerminalSession
  private let ownFolder: TemporaryFolder?

  /// Starts a program in a terminal of this size. Without a `workingFolder`, it runs in an empty folder of its own,
  /// where random keys may create files.
  ///
  /// `errorsTo` redirects its standard error to a file. If `hasSignals` is `false`, the program
  /// isn't notified of a new window size.
  public init(
    _ executable: String = Program.path(), arguments: [String] = [],
    environment: [String: String?] = [:], workingFolder: String? = nil,
    errorsTo path: String? = nil,
    hasSignals: Bool = true, columns: Int = 80, rows: Int = 24
  ) throws {
    let own = try workingFolder == nil ? TemporaryFolder() : nil
    ownFolder = own
    session = try TerminalSession(
      Spawn(
        executable: executable, arguments: arguments,
        environment: FixedEnvironment.with(environment),
        workingFolder: workingFolder ?? own?.path,
        hearsTerminal: hasSignals),
      errorsTo: path, screen: ScreenModel(columns: columns, rows: rows))
    try OwnThread.start { [session] in session.read() }
  }

  deinit {
    session.kill(with: SIGKILL)
  }

  /// Types keys; Enter is `\r`, ^C is `\u{3}`.
  public func type(_ keys: String) {
    session.send(Array(keys.utf8))
  }

  /// Types bytes that need not be valid UTF-8.
  public func type(bytes: [UInt8]) {
    session.send(bytes)
  }

  /// Resizes the window.
  public func resize(columns: Int, rows: Int) {
    session.resize(columns: columns, rows: rows)
  }

  /// Reads no more of what the program shows, as a window that hangs.
  public func stopReading() {
    session.isRead.withLock { $0 = false }
    session.wake()
  }

  /// Sends a signal to the program only.
  public func signal(_ number: Int32) {
    session.kill(with: number)
  }

  /// The current screen.
  public var screen: ScreenModel { session.state.withLock { $0.screen } }

  /// All output of the program.
  public var output: [UInt8] { session.state.withLock { $0.output } }

  /// Returns the output since the last call and discards it, along with the rows scrolled off, to
  /// keep long sessions small.
  public func takeOutput() -> [UInt8] {
    session.state.withLock { state in
      defer { state.output = [] }
      state.screen.forget()
      return state.output
    }
  }

  /// The process ID.
  public var process: Int32 { session.process }

  /// The terminal modes that programs change, for comparison.
  public var modes: [UInt] { session.modes }

  /// The terminal modes before the program started.
  public var modesAtStart: [UInt] { session.modesAtStart }

  /// Waits until the screen matches. Throws ``NotSeen`` at the deadline, or if the program ends.
  ///
  /// The check runs in the middle of the program's output and stops at the first match. So check
  /// everything that must be true together in one closure.
  public func expect(
    _ description: String = "", within limit: Duration = Patience.terminal,
    _ isSeen: @escaping @Sendable (ScreenModel) -> Bool
  ) async throws {
    try await session.wait(until: .now + limit, for: description, isSeen)
  }

  /// Waits for the program to end.
  public func exitStatus(within limit: Duration = Patience.terminal) async throws -> Ending {
    try await session.waitForExit(until: .now + limit)
  }
}

/// An error: the expected screen didn't appear in time.
public struct NotSeen: Error, CustomStringConvertible {
  /// The expectation.
  public let expected: String

  /// The screen at the deadline.
  public let screen: ScreenModel

  /// The expectation and the screen.
  public var description: String {
    "\(expected) – not seen, cursor at \(screen.cursor.row):\(screen.cursor.column) of:\n\(screen.text)"
  }
}
