#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe from the program to itself: what is sent wakes a thread that waits in `poll`.
nonisolated struct SelfPipe: Sendable {
  /// The end to wait for and to receive from.
  let reading: Int32

  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no descriptors are left at the start of the program")
    for end in ends {
      // Not blocking: a signal handler must never wait because the pipe is full.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Sends a byte, also from a signal handler. In a full pipe it is lost: the reader wakes anyway.
  func send(_ byte: UInt8) {
    var byte = byte
    _ = write(writing, &byte, 1)
  }

  /// Takes out what has been sent.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reading, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// The same, having waited for something to be sent for so many milliseconds at most.
  func receive(within milliseconds: Int32) -> [UInt8] {
    var sent = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&sent, 1, milliseconds)
    return receive()
  }
}
