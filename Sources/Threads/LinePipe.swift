import CLibrary

/// Lines from one descriptor and to another, such as standard input and output.
///
/// It reads and writes on threads of its own, so another end that stops reading keeps nobody else
/// waiting. If such an end has also closed the input, writing fails after a second.
public actor LinePipe {
  /// A line of the input, without its end.
  public enum Line: Sendable, Equatable {
    /// The bytes of the line.
    case text([UInt8])
    /// A line over the limit, whose bytes are dropped.
    case tooLong
  }

  private let input: Int32
  private let output: Int32
  private let threads = WaitingThreads(limit: 2)
  private var bytes: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// The number of bytes that a line may have.
  public nonisolated static let limit = 1 << 20

  /// Creates a pipe that doesn't close its descriptors.
  public init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// Returns the next line that isn't blank; `nil` at the end of the input.
  public func nextLine() async -> Line? {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        searched = 0
        if let line = taken(line) { return line }
        continue
      }
      searched = bytes.count
      if bytes.count > Self.limit {
        (bytes, searched, isSkipping) = ([], 0, true)
      }
      if isAtEnd {
        let rest = bytes
        bytes = []
        return taken(rest)
      }
      let part = await threads.run { [input] in
        Descriptor.readWaiting(input, atMost: 1 << 16).bytes
      }
      isAtEnd = part.isEmpty
      bytes += part
    }
  }

  /// Returns a line that has ended; `nil` for a blank one.
  private func taken(_ line: [UInt8]) -> Line? {
    if isSkipping || line.count > Self.limit {
      isSkipping = false
      return .tooLong
    }
    return line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } ? nil : .text(line)
  }

  /// Writes a line. Returns whether the other end can still read.
  public func send(_ line: String) async -> Bool {
    await threads.run { [input, output] in
      Self.write(line + "\n", to: output, whileOpen: input)
    }
  }

  /// Writes all of a text, in portions that a pipe takes without blocking once it is ready.
  private nonisolated static func write(_ text: String, to output: Int32, whileOpen input: Int32)
    -> Bool
  {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard waitForRoom(in: output, whileOpen: input) else { return false }
      let part = rest.prefix(Int(PIPE_BUF))
      let written = part.withUnsafeBytes { CLibrary.write(output, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) }
      if written < 0, errno != EINTR, errno != EAGAIN { return false }
    }
    return true
  }

  /// Waits until the output takes bytes; once the input has ended, for a second. Returns whether it
  /// does.
  private nonisolated static func waitForRoom(in output: Int32, whileOpen input: Int32) -> Bool {
    while true {
      // Without events of its own, the input only tells that the other end has gone.
      var waits = [
        pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: input, events: 0, revents: 0),
      ]
      guard poll(&waits, nfds_t(waits.count), -1) > 0 else { continue }
      if waits[0].revents != 0 { return true }
      if waits[1].revents != 0 { return Descriptor.isReady(output, for: POLLOUT, within: 1000) }
    }
  }
}
