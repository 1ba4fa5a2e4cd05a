import Prompt

/// The program that shows what is longer than the screen.
nonisolated enum Pager {
  /// The command for `/bin/sh`; `nil` if the person wants none, or has none.
  ///
  /// It is what `PAGER` says, else `less`. `less` is told, unless `LESS` tells it something else,
  /// to show colours, and to leave on the screen what was read (its -F, -R and -X, as git does); and
  /// that what it gets is UTF-8, which it would take from the locale.
  static func command(
    variable: (String) -> String?, hasProgram: (String) -> Bool
  ) -> String? {
    let command = variable("PAGER") ?? (hasProgram("less") ? "less" : "")
    guard command.contains(where: { $0 != " " }), command != "cat" else { return nil }
    let start = isOneProgram(command) ? "exec " : ""
    return #"export LESS="${LESS-FRX}" LESSCHARSET="${LESSCHARSET-utf-8}"; "# + start + command
  }

  /// Whether it is a program with its arguments, and nothing that only a shell understands. It takes
  /// the shell's place then: what is sent to our child shall reach it.
  private static func isOneProgram(_ command: String) -> Bool {
    command.allSatisfy { $0.isLetter || $0.isNumber || " -_+./,:@%".contains($0) }
  }

  /// Whether `lines`, with the prompt below them, are too many for a screen of this size.
  static func isWanted(for lines: [Text], columns: Int, rows: Int) -> Bool {
    lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) } >= rows
  }
}
