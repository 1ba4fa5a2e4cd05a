import Prompt

/// The program that shows output longer than the screen.
nonisolated enum Pager {
  /// Returns the pager command for `/bin/sh`; `nil` if the user has disabled it or none is
  /// installed.
  ///
  /// Defaults to `less` unless `PAGER` is set. Unless `LESS` is set, `less` shows colours and
  /// leaves the text on the screen (-F, -R and -X, as for git). It is told that the text is UTF-8,
  /// because it would use the locale's encoding.
  static func command(
    variable: (String) -> String?, hasProgram: (String) -> Bool
  ) -> String? {
    let command = variable("PAGER") ?? (hasProgram("less") ? "less" : "")
    guard command.contains(where: { $0 != " " }), command != "cat" else { return nil }
    // Without shell syntax, the program replaces the shell, so that signals to the child reach it.
    let hasSyntax = command.contains { !$0.isLetter && !$0.isNumber && !" -_+./,:@%".contains($0) }
    let start = hasSyntax ? "" : "exec "
    return #"export LESS="${LESS-FRX}" LESSCHARSET="${LESSCHARSET-utf-8}"; "# + start + command
  }

  /// Returns whether `lines` and the prompt below them need more than a screen of this size.
  static func isWanted(for lines: [Text], columns: Int, rows: Int) -> Bool {
    lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) } >= rows
  }
}
