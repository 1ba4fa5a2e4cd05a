/// Where a person types command lines; those that nobody types come from a ``Script``.
public protocol LineEditor: Sendable {
  /// The next line without its line end; `prompt` is shown and the line is edited.
  func readLine(prompt: String) async -> LineEvent
}

/// What came of waiting for a line.
public enum LineEvent: Sendable, Equatable {
  /// A whole line, without its line end.
  case line(String)
  /// Several lines that were pasted at once, and that the person has agreed to run.
  case block([String])
  /// `^C`: what had been typed is gone from the line, and nothing is to be run.
  case interrupted
  /// The end of the input, or `^D` on an empty line.
  case end
}
