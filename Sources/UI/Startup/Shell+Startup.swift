import Prompt

extension Shell {
  /// Runs the lines of the startup file at `path`. A line that fails is reported with its place, and
  /// the next one runs.
  package func begin(with file: ScriptLines, at path: String) async {
    let terminal = session.terminal
    terminal.lineSource = path
    await attend(saying: "Running \(path)") {
      while !self.session.isOver, !Task.isCancelled, case .line(let line) = file.nextLine() {
        if !self.lines.isOpen { terminal.lineNumber = file.lineNumber }
        guard let command = self.lines.add(line).flatMap(CommandContext.command) else { continue }
        _ = await self.run(CommandContext(command, in: self.session))
      }
      if self.lines.isOpen { self.dropBegunCommand() }
    }
    (terminal.lineNumber, terminal.lineSource) = (nil, nil)
    hasSucceeded = true
  }
}
