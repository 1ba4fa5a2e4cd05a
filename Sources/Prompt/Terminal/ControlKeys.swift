import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys for which the kernel sends a signal, as the user has set them; usually ^C, ^Z and ^\, and
/// `nil` for one that is switched off.
///
/// In libedit's mode they come as bytes, since then they keep their place among the other keys.
/// The kernel would also throw away what was typed before, and output that was not yet shown.
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

  /// Whether a character that was typed is the key of ^C.
  func isInterrupt(_ scalar: Unicode.Scalar) -> Bool {
    interrupt.map(UInt32.init) == scalar.value
  }
}
