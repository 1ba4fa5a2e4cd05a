import Prompt

/// Command lines given with `-c`.
public final class ScriptLines: Script {
  private var lines: [String]

  /// Reads `commands` one by one; a command of several lines is several commands.
  public init(_ commands: [String]) {
    lines = commands.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    lines.reverse()
  }

  /// Returns the next command.
  public func nextLine() -> LineEvent {
    lines.popLast().map { .line($0) } ?? .end
  }
}
