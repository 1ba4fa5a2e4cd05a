#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe to the program itself that wakes a thread waiting in `poll`.
nonisolated struct SelfPipe: Sendable {
  /// The read end, to pass to `poll`.
  let reading: Int32

  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no descriptors are left at the start of the program")
    for end in ends {
      // Non-blocking: a signal handler must not wait on a full pipe.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Sends a byte; async-signal-safe. Drops it if the pipe is full, since the reader wakes anyway.
  func send(_ byte: UInt8) {
    var byte = byte
    _ = write(writing, &byte, 1)
  }

  /// Returns the bytes sent since the last call, at most 256.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reading, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Waits up to `milliseconds` for bytes, and returns them.
  func receive(within milliseconds: Int32) -> [UInt8] {
    var sent = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&sent, 1, milliseconds)
    return receive()
  }
}
