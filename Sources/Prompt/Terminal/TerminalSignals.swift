import CEditLine
import CLibrary
import Synchronization
import Threads

/// Turns signals into bytes in a pipe, so that the editor's thread can poll for them along with
/// keys.
nonisolated enum TerminalSignals {
  private static let arrived = SelfPipe()
  private static let watched = [
    SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGQUIT,
  ]
  private static let fatal = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  // Unsafe: written before the handler that reads it is installed.
  private nonisolated(unsafe) static let previous =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// Installs the handlers and returns the pipe. Each byte is a signal number.
  static func watch() -> SelfPipe {
    let pipe = arrived
    for signal in watched { signal_watch(signal, note) }
    for signal in fatal { signal_intercept(signal, leave, previous + Int(signal)) }
    atexit { TerminalModes.restore() }
    return pipe
  }

  /// Whether a shell can continue the program after a stop. The kernel doesn't stop an orphaned
  /// process group, for example if the program is all that runs in a window.
  static var canStop: Bool {
    let session = getsid(0)
    return getpgrp() != session && getsid(getppid()) == session
  }

  /// Stops the program as the kernel does on ^Z. Returns when it continues.
  static func stop() {
    // Not SIGSTOP: SIGTSTP has no effect if no shell could continue the program. SIGCONT is not
    // reported here, since the return already implies it and the line would be redrawn twice.
    for number in [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
    raise(SIGTSTP)
    for number in [SIGTSTP, SIGCONT] { signal_watch(number, note) }
  }

  /// Stops until the program is in the foreground, so as not to draw over the shell's prompt.
  /// Handles other signals first: a dying shell causes SIGHUP and SIGCONT, which may be seen in
  /// either order.
  static func waitForFront(handling handle: (Int32) -> Void) {
    func handleOthers() {
      for signal in arrived.receive(within: 50).map(Int32.init) where signal != SIGCONT {
        handle(signal)
      }
    }
    handleOthers()
    guard TerminalModes.areOthers else { return }
    kill(0, SIGTTIN)
    // The stop may take effect a moment later, on another thread.
    handleOthers()
  }

  /// Waits for a child in the foreground, which also gets ^C and ^Z, and returns its exit status, or
  /// 128 plus the number of the signal that ended it. SIGTERM and SIGHUP end it, and are then passed
  /// to `end`.
  static func wait(for child: pid_t, end: (Int32) -> Void) -> Int32 {
    func status() -> Int32? {
      var status: Int32 = 0
      return waitpid(child, &status, WNOHANG) == 0 ? nil : Spawn.exitStatus(status)
    }
    var signals = arrived.receive()
    while true {
      // Before checking the status: a ^C that ended the child is not for us.
      for signal in signals.map(Int32.init) {
        switch signal {
        case SIGTSTP: stop()
        case SIGTERM, SIGHUP:
          kill(child, signal)
          // A second for the child to restore the terminal.
          for _ in 1...20 where status() == nil { _ = arrived.receive(within: 50) }
          end(signal)
        default:
          // ^C and SIGWINCH are for the child; SIGCHLD only wakes this loop.
          break
        }
      }
      if let status = status() { return status }
      signals = arrived.receive(within: -1)
    }
  }

  /// Ends the program if the signal asks for it.
  static func end(by number: Int32) {
    if number == SIGQUIT {
      // Like the kernel, without a crash report from Swift.
      signal(SIGQUIT, SIG_DFL)
      raise(SIGQUIT)
    }
    // Not `exit`: its handlers would tear down state that other threads still use.
    if number == SIGTERM || number == SIGHUP {
      HeldSignals.obey(number) { _exit(128 + number) }
    }
  }

  private static let note: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    arrived.send(UInt8(signal))
    if signal == SIGTERM || signal == SIGHUP {
      order.store(signal, ordering: .relaxed)
      alarm(patience)
    }
    errno = error
  }

  /// The seconds until an order to end is carried out although the editor's thread, which waits for a
  /// terminal that nobody reads, hasn't heard of it. A child has one of them.
  private static let patience: UInt32 = 2

  /// The signal that orders the program to end; 0 for none.
  private static let order = Atomic<Int32>(0)

  /// Restores the terminal on a crash or fatal signal, then lets the previous handler run, which
  /// may print a backtrace.
  private static let leave: @convention(c) (Int32) -> Void = { signal in
    let ordered = order.load(ordering: .relaxed)
    if signal == SIGALRM, ordered != 0 {
      TerminalModes.restore(waiting: false)
      _exit(128 + ordered)
    }
    TerminalModes.restore()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }
}
