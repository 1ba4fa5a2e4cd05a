import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys for which the kernel sends a signal, as the user has set them; usually ^C, ^Z and ^\.
///
/// In libedit's mode they come as bytes, since then they keep their place among the other keys.
/// The kernel would also throw away what was typed before, and output that was not yet shown.
nonisolated struct ControlKeys: Sendable {
  let interrupt: UInt8
  let suspend: UInt8
  let quit: UInt8

  init() {
    var modes = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
    interrupt = isTerminal ? editline_control_character(&modes, VINTR) : 0x03
    suspend = isTerminal ? editline_control_character(&modes, VSUSP) : 0x1A
    quit = isTerminal ? editline_control_character(&modes, VQUIT) : 0x1C
  }
}
