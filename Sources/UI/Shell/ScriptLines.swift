import Prompt

/// Command lines given with `-c`, or as words behind the path.
package final class ScriptLines: Script {
  private var lines: [String]
  package let lineNumber: Int? = nil

  /// Reads `commands` one by one; text of several lines is several commands. `words` form one more
  /// command, which needs no quoting: line breaks become spaces, and a backslash is literal.
  package init(_ commands: [String], words: [String] = []) {
    lines = commands.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    if !words.isEmpty {
      let word = words.joined(separator: " ").split(whereSeparator: \.isNewline)
      lines.append(CommandLines.line(for: word.joined(separator: " ")))
    }
    lines.reverse()
  }

  package func nextLine() -> LineEvent {
    lines.popLast().map { .line($0) } ?? .end
  }
}

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
