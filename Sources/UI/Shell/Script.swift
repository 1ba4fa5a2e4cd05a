import Prompt

/// Lines from a pipe or the command line, as opposed to a terminal.
///
/// Reading blocks the main actor: every command finishes before the next line is read, so nothing
/// else runs meanwhile, and a line costs no asynchronous call.
package protocol Script {
  /// Returns the next line, and waits for it if necessary.
  func nextLine() -> LineEvent

  /// The number of the last line, from 1; `nil` where lines have no numbers.
  var lineNumber: Int? { get }
}
