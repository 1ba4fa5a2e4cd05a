/// How a program ended.
public enum Ending: Sendable, Equatable {
  /// By itself, with this status.
  case exited(Int32)
  /// By this signal.
  case signaled(Int32)

  /// Takes apart what `waitpid` tells.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signaled(signal)
  }
}
