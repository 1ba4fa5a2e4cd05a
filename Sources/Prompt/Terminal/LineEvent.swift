/// The result of reading a line.
package nonisolated enum LineEvent: Sendable, Equatable {
  /// A line, without its line end.
  case line(String)
  /// Pasted lines that the user has agreed to run.
  case block([String])
  /// `^C`: the line was discarded.
  case interrupted
  /// The end of the input, or `^D` on an empty line.
  case end
}
