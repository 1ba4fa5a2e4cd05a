import CEditLine
import CLibrary
import Threads

/// Reads and writes file descriptors: terminals, pipes and files.
package nonisolated enum Descriptor {
  /// Writes all of `text`. Returns the `errno` of a failure, or 0.
  @discardableResult
  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Reads up to `limit` bytes. Returns an empty array at the end or on an error, `nil` if no data
  /// is available now.
  package static func read(_ descriptor: Int32, atMost limit: Int = 4096) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = CLibrary.read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Waits for data and reads up to 4096 bytes. Returns an empty array at the end or on an error;
  /// sets `failure` to its `errno` then.
  package static func readWaiting(_ descriptor: Int32, failure: inout Int32) -> [UInt8] {
    while true {
      errno = 0
      if let bytes = read(descriptor) {
        if bytes.isEmpty { failure = errno }
        return bytes
      }
      // The parent may have left standard input in non-blocking mode.
      _ = isReady(descriptor, within: -1)
    }
  }

  /// Returns whether data is available, or arrives within `milliseconds`; -1 for no limit.
  static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
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
