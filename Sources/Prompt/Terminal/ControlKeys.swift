import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal's keys that send signals, usually ^C, ^Z and ^\; `nil` if disabled.
///
/// In raw mode they arrive as bytes, in order with the other keys. As signals, the kernel would
/// also discard pending input and output.
nonisolated struct ControlKeys: Sendable {
  let interrupt: UInt8?
  let suspend: UInt8?
  let quit: UInt8?

  init() {
    var modes = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
    func key(_ index: Int32, usually key: UInt8) -> UInt8? {
      isTerminal ? UInt8(exactly: editline_control_character(&modes, index)) : key
    }
    interrupt = key(VINTR, usually: 0x03)
    suspend = key(VSUSP, usually: 0x1A)
    quit = key(VQUIT, usually: 0x1C)
  }

  /// Whether `scalar` is the interrupt key, usually ^C.
  func isInterrupt(_ scalar: Unicode.Scalar) -> Bool {
    interrupt.map(UInt32.init) == scalar.value
  }
}
