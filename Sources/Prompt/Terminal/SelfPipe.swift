import CLibrary
import Threads

/// A pipe to the program itself that wakes a thread waiting in `poll`.
nonisolated struct SelfPipe: Sendable {
  let reading: Int32

  private let writing: Int32

  init() {
    guard let pipe = Spawn.pipe() else {
      preconditionFailure("no descriptors are left at the start of the program")
    }
    (reading, writing) = pipe
    // Non-blocking: a signal handler must not wait on a full pipe.
    for end in [reading, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Sends a byte; async-signal-safe. Drops it if the pipe is full, since the reader wakes anyway.
  func send(_ byte: UInt8) {
    var byte = byte
    _ = write(writing, &byte, 1)
  }

  /// Returns the bytes sent since the last call, at most 256.
  func receive() -> [UInt8] {
    Descriptor.read(reading, atMost: 256) ?? []
  }

  /// Waits up to `milliseconds` for bytes, or without limit if that is -1, and returns them.
  func receive(within milliseconds: Int32) -> [UInt8] {
    _ = Descriptor.isReady(reading, within: milliseconds)
    return receive()
  }
}
