import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started from this one and shares its terminal and its process group, as a
/// command of a shell does: ^C and ^Z reach it.
nonisolated struct Child {
  private let process: pid_t

  /// Where it reads its standard input from us; -1 if it has the terminal for that, or enough.
  private(set) var input: Int32 = -1

  private var rest: ArraySlice<UInt8>

  /// Starts the program that `PATH` has under the first of `arguments`; `input` becomes its
  /// standard input. Fails where it can't be started.
  init?(_ arguments: [String], input text: String?) {
    rest = Array((text ?? "").utf8)[...]
    let pipe = text == nil ? nil : Spawn.pipe()
    guard (pipe == nil) == (text == nil) else { return nil }
    defer { if let pipe { close(pipe.output) } }
    let process = Spawn.start(arguments, descriptors: pipe.map { [STDIN_FILENO: $0.output] } ?? [:])
    guard let process else {
      if let pipe { close(pipe.input) }
      return nil
    }
    self.process = process
    guard let pipe else { return }
    // Not blocking: a pager reads on only when the user does.
    _ = fcntl(pipe.input, F_SETFL, O_NONBLOCK)
    input = pipe.input
  }

  /// Hands over as much of the input as it takes now.
  mutating func feed() {
    guard input >= 0 else { return }
    let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    rest = rest.dropFirst(max(0, count))
    if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { endInput() }
  }

  /// Its exit status, or 128 and the signal that ended it; `nil` while it runs.
  mutating func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
    endInput()
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Passes a signal on to it.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  private mutating func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }
}
