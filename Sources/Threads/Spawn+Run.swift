import CLibrary

extension Spawn {
  /// The output and exit status of a program.
  public struct Ended: Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    public let status: Int32
    /// The bytes of standard output.
    public let output: [UInt8]
    /// The bytes of standard error.
    public let errors: [UInt8]
  }

  /// The error of a program that can't be started.
  public struct NotStarted: Error, CustomStringConvertible {
    /// The fact: which program it is, the caller knows.
    public var description: String { "A program can't be started" }
  }

  /// Runs a program to its end, with `input` as its standard input. Kills it once it has written
  /// more than `limit` bytes.
  ///
  /// Throws ``NotStarted`` and ``OwnThread/Refused``. If the task is cancelled, kills the program and throws
  /// `CancellationError` within a second, even if programs that it started go on.
  public static func run(
    _ arguments: [String], input: [UInt8] = [], environment: Environment = (nil, []),
    upTo limit: Int = .max
  ) async throws -> Ended {
    let run = ProgramRun(
      arguments: arguments, input: input, environment: environment, limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        do {
          try OwnThread.start { continuation.resume(with: Result { try run.toEnd() }) }
        } catch {
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      run.cancel()
    }
  }
}

/// A run of a program. A thread waits for its end.
private struct ProgramRun: Sendable {
  private struct State {
    var process: pid_t?
    var isCancelled = false
  }

  let arguments: [String]
  let input: [UInt8]
  let environment: Spawn.Environment
  let limit: Int
  private let state = Locked(State())

  func cancel() {
    state.withLock {
      $0.isCancelled = true
      if let process = $0.process { kill(process, SIGKILL) }
    }
  }

  func toEnd() throws -> Spawn.Ended {
    let pipes = [Spawn.pipe(), Spawn.pipe()].compactMap { $0 }
    defer { for pipe in pipes { close(pipe.output) } }
    let started = Result { try start(writingTo: pipes.map(\.input)) }
    for pipe in pipes { close(pipe.input) }
    let process = try started.get()
    var outputs = [[UInt8](), []]
    var waits = pipes.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    // `poll` ignores a negative descriptor.
    while waits.contains(where: { $0.fd >= 0 }), !state.withLock(\.isCancelled) {
      guard poll(&waits, nfds_t(waits.count), 1000) > 0 else { continue }
      for index in waits.indices where waits[index].revents != 0 {
        guard let part = Descriptor.read(waits[index].fd, atMost: 1 << 16) else { continue }
        outputs[index] += part
        if part.isEmpty { waits[index].fd = -1 }
      }
      if outputs.contains(where: { $0.count > limit }) {
        kill(process, SIGKILL)
        break
      }
    }
    let status = wait(for: process)
    if state.withLock(\.isCancelled) { throw CancellationError() }
    return Spawn.Ended(status: status, output: outputs[0], errors: outputs[1])
  }

  private func start(writingTo ends: [Int32]) throws -> pid_t {
    try state.withLock { state in
      if state.isCancelled { throw CancellationError() }
      guard ends.count == 2,
        let process = Spawn.start(
          arguments, input: input, descriptors: [STDOUT_FILENO: ends[0], STDERR_FILENO: ends[1]],
          environment: environment)
      else { throw Spawn.NotStarted() }
      state.process = process
      return process
    }
  }

  /// Waits for the program to end and returns its status. Reaps it under the lock, so that `cancel`
  /// never signals a reused process ID.
  private func wait(for process: pid_t) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock {
      var status: Int32 = 0
      waitpid(process, &status, 0)
      $0.process = nil
      return Spawn.exitStatus(status)
    }
  }
}
