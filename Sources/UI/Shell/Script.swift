import Prompt

/// Lines that nobody types: those of a pipe, or of the command line.
///
/// They are waited for where they are read, on the main actor: every command is over before the next
/// line is read, so there is nobody to disturb, and a line costs no call that may be suspended.
public protocol Script {
  /// The next line, waiting for it if need be.
  func nextLine() -> LineEvent
}
