import TestSupport

/// A call that blocks its thread until a test lets it go on.
final class Gate: Sendable {
  private let ends: (reading: CInt, writing: CInt)

  init() {
    var ends: [CInt] = [0, 0]
    _ = pipe(&ends)
    self.ends = (ends[0], ends[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  /// Returns whether it was opened in time.
  @discardableResult
  func block() -> Bool {
    var (byte, waiting) = (UInt8(0), pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0))
    return poll(&waiting, 1, Int32(10_000 * Patience.factor)) > 0
      && read(ends.reading, &byte, 1) == 1
  }

  func open() {
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
  }
}
