import Prompt

extension Shell {
  /// Runs the lines of the startup file at `path`. A line that fails is reported with its place, and
  /// the next one runs.
  package func begin(with file: ScriptLines, at path: String) async {
    let terminal = session.terminal
    terminal.lineSource = path
    await attend(saying: "Running \(path)") {
      var lines = CommandLines()
      while !self.session.isOver, !Task.isCancelled, case .line(let line) = file.nextLine() {
        if !lines.isOpen { terminal.lineNumber = file.lineNumber }
        guard let command = lines.add(line).flatMap(CommandContext.command) else { continue }
        _ = await self.run(CommandContext(command, in: self.session))
      }
      if lines.isOpen { terminal.report(CommandError("expected another line after the backslash")) }
    }
    (terminal.lineNumber, terminal.lineSource) = (nil, nil)
    hasSucceeded = true
  }
}
