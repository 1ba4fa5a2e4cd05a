import CLibrary
import Threads

/// The master side of a pseudo-terminal. A thread reads it and resumes waiting tests.
final class TerminalSession: Sendable {
  struct State {
    var screen: ScreenModel
    var output: [UInt8] = []
    var exit: Ending?
    var waiters: [Waiter] = []
  }

  /// A test that waits for the screen to change or the program to end.
  struct Waiter {
    let deadline: ContinuousClock.Instant
    let isSatisfied: @Sendable (State) -> Bool
    let resume: @Sendable (State) -> Void
  }

  let state: Locked<State>
  let modesAtStart: [UInt]
  let process: pid_t
  /// Whether anybody reads what the program shows.
  let isRead = Locked(true)
  private let master: Int32
  private let alarm: [Int32]

  init(_ spawn: Spawn, errorsTo path: String?, screen: ScreenModel) throws {
    var size = TerminalSession.size(of: screen)
    (master, process, alarm, modesAtStart) = try Spawn.lock.withLock { _ in
      var (master, slave): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 1024)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else {
        throw SystemFailure(call: "openpty", code: errno)
      }
      var alarm: [Int32] = [-1, -1]
      guard pipe(&alarm) == 0 else { throw SystemFailure(call: "pipe", code: errno) }
      for descriptor in [master, slave] + alarm { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      // Closed only once the program has it: the master reads an end when no slave is open.
      defer { close(slave) }
      let modes = TerminalSession.modes(of: slave)
      var spawn = spawn
      spawn.terminal = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
      guard let path else { return (master, try spawn.start(), alarm, modes) }
      let errors = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      defer { close(errors) }
      spawn.descriptors = [2: errors]
      return (master, try spawn.start(), alarm, modes)
    }
    state = Locked(State(screen: screen))
  }

  // Closed only here: an earlier number could be reused before its last use.
  deinit {
    for descriptor in [master] + alarm { close(descriptor) }
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
    var size = TerminalSession.size(of: ScreenModel(columns: columns, rows: rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func kill(with signal: Int32) {
    state.withLock {
      // After the program is reaped, its process ID may be reused.
      guard $0.exit == nil else { return }
      _ = CLibrary.kill(process, signal)
    }
  }

  var modes: [UInt] { TerminalSession.modes(of: master) }

  private static func modes(of terminal: Int32) -> [UInt] {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return [] }
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag].map { UInt($0) }
  }

  func wait(
    until deadline: ContinuousClock.Instant, for description: String,
    _ isSeen: @escaping @Sendable (ScreenModel) -> Bool
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      add(
        Waiter(deadline: deadline, isSatisfied: { isSeen($0.screen) || $0.exit != nil }) {
          if isSeen($0.screen) {
            continuation.resume()
          } else {
            continuation.resume(throwing: NotSeen(expected: description, screen: $0.screen))
          }
        })
    }
  }

  func waitForExit(until deadline: ContinuousClock.Instant) async throws -> Ending {
    try await withCheckedThrowingContinuation { continuation in
      add(
        Waiter(deadline: deadline, isSatisfied: { $0.exit != nil }) {
          if let status = $0.exit {
            continuation.resume(returning: status)
          } else {
            continuation.resume(throwing: NotSeen(expected: "the program's end", screen: $0.screen))
          }
        })
    }
  }

  private func add(_ waiter: Waiter) {
    let answer: State? = state.withLock {
      // The thread ends with the program.
      if $0.exit != nil || waiter.isSatisfied($0) { return $0 }
      $0.waiters.append(waiter)
      return nil
    }
    if let answer { return waiter.resume(answer) }
    wake()
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(alarm[1], &byte, 1)
  }

  /// Reads until no process holds the terminal, then reaps the program. Runs on the session's
  /// thread.
  func read() {
    while serveOnce() {}
    let status = reap(process)
    answer { $0.exit = status }
  }

  private func serveOnce() -> Bool {
    let isRead = isRead.withLock { $0 }
    var events = [isRead ? master : -1, alarm[0]].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Without reading, nothing else tells of the program's end.
    guard poll(&events, 2, isRead ? timeout : 20) >= 0 else { return errno == EINTR }
    var info = siginfo_t()
    let ended = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    if !isRead, ended, info.si_signo == SIGCHLD { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    if events[1].revents != 0 { _ = CLibrary.read(alarm[0], &bytes, bytes.count) }
    var count = 0
    if events[0].revents != 0 {
      count = CLibrary.read(master, &bytes, bytes.count)
      if count <= 0 { return false }
    }
    if !isRead { answer { _ in } }
    var rest = bytes.prefix(count)
    repeat {
      let part = Array(rest.prefix(max(Self.part, count / Self.part)))
      rest = rest.dropFirst(part.count)
      answer {
        $0.output += part
        $0.screen.feed(part)
      }
    } while !rest.isEmpty
    return true
  }

  /// The number of bytes to feed to the screen between checks, and the maximum number of checks per
  /// read. Small enough that a state in the middle of a redraw is seen on every run, not just on a
  /// busy machine; the maximum keeps up with floods of output.
  private static let part = 16

  /// The time to the first deadline in milliseconds; -1 if no test waits.
  private var timeout: Int32 {
    guard let first = state.withLock({ $0.waiters.map(\.deadline).min() }) else { return -1 }
    return Int32(clamping: max(0, ContinuousClock.now.duration(to: first).milliseconds))
  }

  /// Changes the state and resumes all tests that are satisfied or out of time.
  private func answer(after change: (inout State) -> Void) {
    let now = ContinuousClock.now
    let (state, answered) = state.withLock { state in
      change(&state)
      var waiters = state.waiters
      let split = waiters.partition { $0.isSatisfied(state) || $0.deadline <= now }
      state.waiters = Array(waiters[..<split])
      return (state, waiters[split...])
    }
    for waiter in answered { waiter.resume(state) }
  }

  private static func size(of screen: ScreenModel) -> winsize {
    winsize(
      ws_row: UInt16(screen.rows), ws_col: UInt16(screen.columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
