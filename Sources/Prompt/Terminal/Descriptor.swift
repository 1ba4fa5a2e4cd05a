import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plain reading and writing of what is open, be it the terminal, a pipe or a file.
public nonisolated enum Descriptor {
  /// Writes all of it, however often the kernel takes only a part; returns the error number that
  /// kept it from doing so, or 0.
  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #else
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Whoever started us may have left the terminal in non-blocking mode.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// The bytes that can be read, at most `limit` of them; none at the end, `nil` if there is nothing
  /// to read for the moment.
  public static func read(_ descriptor: Int32, atMost limit: Int = 4096) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
    #else
      let count = Darwin.read(descriptor, &bytes, bytes.count)
    #endif
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return Array(bytes.prefix(max(0, count)))
  }

  /// The bytes that can be read, once there are any; none at the end, or where an error ends it, whose
  /// number is `failure` then.
  public static func readWaiting(_ descriptor: Int32, failure: inout Int32) -> [UInt8] {
    while true {
      errno = 0
      if let bytes = read(descriptor) {
        if bytes.isEmpty { failure = errno }
        return bytes
      }
      // Whoever started us may have left standard input in non-blocking mode.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, -1)
    }
  }

  /// Whether both lead to the same place, such as one terminal.
  public static func areSame(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    guard fstat(one, &first) == 0, fstat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
