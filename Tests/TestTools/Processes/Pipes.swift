import CLibrary
import Threads

/// A running program with three pipes, served concurrently so that none of them fills up.
struct Pipes {
  private let process: pid_t
  private var input: [UInt8]
  private var ends: [Int32]  // of its input, its output, its errors; -1 once closed
  private var received: [[UInt8]] = [[], [], []]

  init(starting spawn: Spawn, input: [UInt8]) throws {
    // Writing to a program that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    self.input = input
    (process, ends) = try Spawn.lock.withLock { _ in
      var spawn = spawn
      let pipes = try (0..<3).map { _ in try Pipes.closedOnSpawn() }
      spawn.descriptors = [0: pipes[0][0], 1: pipes[1][1], 2: pipes[2][1]]
      defer { for end in spawn.descriptors.values { close(end) } }
      let process = try spawn.start()
      return (process, [pipes[0][1], pipes[1][0], pipes[2][0]])
    }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  mutating func run(
    until deadline: ContinuousClock.Instant, readingOnly limit: Int
  ) throws -> Transcript {
    while ends[1] >= 0 || ends[2] >= 0 {
      if input.isEmpty { closeEnd(0) }
      var events = ends.enumerated().map { index, end in
        pollfd(fd: end, events: Int16(index == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      let left = ContinuousClock.now.duration(to: deadline).milliseconds
      guard left > 0, poll(&events, 3, Int32(clamping: left)) != 0 else {
        kill(process, SIGKILL)
        ends.indices.forEach { closeEnd($0) }
        throw Transcript.TooLate(transcript: transcript())
      }
      if events[0].revents != 0 { send() }
      for index in [1, 2] where events[index].revents != 0 { receive(index) }
      if received[1].count >= limit { closeEnd(1) }
    }
    closeEnd(0)
    return transcript()
  }

  private mutating func send() {
    let count = write(ends[0], input, input.count)
    if count > 0 { input.removeFirst(count) } else if errno != EAGAIN { closeEnd(0) }
  }

  private mutating func receive(_ index: Int) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(ends[index], &bytes, bytes.count)
    if count > 0 { received[index] += bytes.prefix(count) }
    if count == 0 { closeEnd(index) }
  }

  private mutating func closeEnd(_ index: Int) {
    if ends[index] >= 0 { close(ends[index]) }
    ends[index] = -1
  }

  private func transcript() -> Transcript {
    Transcript(output: received[1], errors: received[2], status: reap(process))
  }

  private static func closedOnSpawn() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }
}

extension Duration {
  /// Whole milliseconds, rounded up so that waits aren't too short.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
