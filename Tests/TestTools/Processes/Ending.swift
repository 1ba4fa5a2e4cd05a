/// The way a program ended.
public enum Ending: Sendable, Equatable {
  /// It exited with this status.
  case exited(Int32)
  /// It was ended by this signal.
  case signaled(Int32)

  /// Decodes a status of `waitpid`.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signaled(signal)
  }
}
