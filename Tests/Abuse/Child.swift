import CLibrary
import TestTools
import Threads

/// A running program that is fed line by line.
struct Child: ~Copyable {
  let process: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []

  init(_ arguments: [String]) throws {
    signal(SIGPIPE, SIG_IGN)
    guard let (theirInput, input) = Spawn.pipe(), let (output, theirOutput) = Spawn.pipe(),
      let nothing = Optional(open("/dev/null", O_WRONLY | O_CLOEXEC)),
      let process = Spawn.start(
        [Abuse.program] + arguments,
        descriptors: [0: theirInput, 1: theirOutput, 2: nothing])
    else { throw Breakdown("can't start \(Abuse.program)") }
    for end in [theirInput, theirOutput, nothing] { close(end) }
    (self.process, self.input, self.output) = (process, input, output)
  }

  deinit {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Sends a line.
  func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Returns the next line of the answer; `nil` if none comes in this time, or the program ended.
  mutating func line(within milliseconds: Int32) -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { return nil }
      received += bytes.prefix(count)
    }
  }
}
