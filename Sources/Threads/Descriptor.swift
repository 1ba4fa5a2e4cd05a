import CLibrary

/// Reads and writes file descriptors: terminals, pipes and files.
package enum Descriptor {
  /// Writes all of `text`. Returns the `errno` of a failure, or 0.
  @discardableResult
  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Reads up to `limit` bytes. Returns an empty array at the end or on an error, `nil` if no data
  /// is available now.
  package static func read(_ descriptor: Int32, atMost limit: Int = 4096) -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let read = CLibrary.read(descriptor, buffer.baseAddress, limit)
      if read < 0 { failure = errno }
      count = max(0, read)
    }
    return failure == EINTR || failure == EAGAIN ? nil : bytes
  }

  /// Waits for data and reads up to `limit` bytes. Returns an empty array at the end or on an error,
  /// with its `errno`.
  package static func readWaiting(_ descriptor: Int32, atMost limit: Int = 4096)
    -> (bytes: [UInt8], failure: Int32)
  {
    while true {
      errno = 0
      if let bytes = read(descriptor, atMost: limit) { return (bytes, bytes.isEmpty ? errno : 0) }
      // The parent may have left standard input in non-blocking mode.
      _ = isReady(descriptor, within: -1)
    }
  }

  /// Returns whether the descriptor is ready for `event`, by default for reading, or becomes so
  /// within `milliseconds`; -1 for no limit.
  package static func isReady(
    _ descriptor: Int32, for event: Int32 = POLLIN, within milliseconds: Int32
  ) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Returns whether two descriptors refer to the same file or device, such as the same terminal.
  package static func areSame(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    guard fstat(one, &first) == 0, fstat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
