import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes in a pipe, so that the editor's thread meets them where it waits for keys.
nonisolated enum TerminalSignals {
  private static let arrived = SelfPipe()
  private static let watched = [
    SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGQUIT,
  ]
  private static let fatal = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  // Unsafe: written before the handler that reads it is in place.
  private nonisolated(unsafe) static let previous =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// Begins to watch; the pipe's bytes are the numbers of the signals.
  static func watch() -> SelfPipe {
    let pipe = arrived
    for signal in watched { signal_watch(signal, note) }
    for signal in fatal { signal_intercept(signal, leave, previous + Int(signal)) }
    atexit { TerminalModes.restore() }
    return pipe
  }

  /// Whether a shell is there that could continue the program: the kernel stops none whose group has
  /// nobody else in its session above it, as where it is all that runs in a window.
  static var canStop: Bool {
    let session = getsid(0)
    return getpgrp() != session && getsid(getppid()) == session
  }

  /// Does what the kernel would have done on ^Z, and returns when the program goes on.
  static func stop() {
    // Not SIGSTOP: where no shell could continue the program, this one has no effect. That the program
    // goes on is said by the return alone; noted as well, it would have the line shown a second time.
    for number in [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
    raise(SIGTSTP)
    for number in [SIGTSTP, SIGCONT] { signal_watch(number, note) }
  }

  /// To set the terminal stops the program no more, whoever is at the front of it.
  static func neverStop() {
    signal(SIGTTOU, SIG_IGN)
  }

  private static let note: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    arrived.send(UInt8(signal))
    errno = error
  }

  /// Ends the program as ^\ does, which is no crash that Swift need tell of.
  static func quit() {
    signal(SIGQUIT, SIG_DFL)
    raise(SIGQUIT)
  }

  /// A crash, or what ends the program like one, leaves the terminal as it was; then it takes its
  /// course, backtrace included.
  private static let leave: @convention(c) (Int32) -> Void = { signal in
    TerminalModes.restore()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }
}
