#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A real pipe, both of whose ends are a test's.
final class Pipe {
  let reading: Int32
  private var writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failed() }
    (reading, writing) = (ends[0], ends[1])
  }

  isolated deinit {
    endWriting()
    close(reading)
  }

  func write(_ text: String) {
    write(bytes: Array(text.utf8))
  }

  func write(bytes: [UInt8]) {
    #if canImport(Glibc)
      _ = Glibc.write(writing, bytes, bytes.count)
    #else
      _ = Darwin.write(writing, bytes, bytes.count)
    #endif
  }

  func endWriting() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  struct Failed: Error {}
}
