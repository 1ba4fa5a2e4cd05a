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
  public struct NotStarted: Error {}

  /// Runs a program to its end, with `input` as its standard input.
  ///
  /// Throws ``NotStarted``. If the task is cancelled, kills the program and throws
  /// `CancellationError` within a second, even if programs that it started go on.
  public static func run(_ arguments: [String], input: [UInt8] = []) async throws -> Ended {
    let run = ProgramRun(arguments: arguments, input: input)
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
  private let state = Locked(State())

  init(arguments: [String], input: [UInt8]) {
    (self.arguments, self.input) = (arguments, input)
  }

  func cancel() {
    state.withLock {
      $0.isCancelled = true
      if let process = $0.process { kill(process, SIGKILL) }
    }
  }

  func toEnd() throws -> Spawn.Ended {
    // If the program ends before it has read its input, SIGPIPE must not end this one.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
    let pipes = (0..<3).compactMap { _ in Spawn.pipe() }
    var open = Set(pipes.flatMap { [$0.output, $0.input] })
    defer { for end in open { close(end) } }
    func close(_ end: Int32) {
      if open.remove(end) != nil { Threads.close(end) }
    }
    guard pipes.count == 3 else { throw Spawn.NotStarted() }
    let (theirs, ours) = (
      [pipes[0].output, pipes[1].input, pipes[2].input],
      [pipes[0].input, pipes[1].output, pipes[2].output]
    )
    let process = try state.withLock { state in
      if state.isCancelled { throw CancellationError() }
      state.process = Spawn.start(
        arguments, descriptors: [0: theirs[0], 1: theirs[1], 2: theirs[2]])
      return state.process
    }
    guard let process else { throw Spawn.NotStarted() }
    for end in theirs { close(end) }
    _ = fcntl(ours[0], F_SETFL, O_NONBLOCK)
    var (rest, outputs) = (input[...], [[UInt8](), []])
    while open.contains(where: ours[1...].contains), !state.withLock(\.isCancelled) {
      if rest.isEmpty { close(ours[0]) }
      var waits = ours.map { end in
        pollfd(fd: open.contains(end) ? end : -1, events: Int16(POLLIN), revents: 0)
      }
      waits[0].events = Int16(POLLOUT)
      guard poll(&waits, nfds_t(waits.count), 1000) > 0 else { continue }
      if waits[0].revents != 0, !Spawn.feed(&rest, to: ours[0]) { rest = [] }
      for index in [1, 2] where waits[index].revents != 0 {
        if !read(ours[index], into: &outputs[index - 1]) { close(ours[index]) }
      }
    }
    let status = wait(for: process)
    if state.withLock(\.isCancelled) { throw CancellationError() }
    return Spawn.Ended(status: status, output: outputs[0], errors: outputs[1])
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

  /// Reads the available bytes. Returns whether more may follow.
  private func read(_ end: Int32, into output: inout [UInt8]) -> Bool {
    let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Threads.read(end, buffer.baseAddress, buffer.count))
    }
    output += part
    return !part.isEmpty
  }
}
