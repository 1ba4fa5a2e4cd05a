import Prompt
import Threads

extension Shell {
  /// Runs the lines of the startup file, if there is one. A line that fails is reported with its
  /// place, and the next one runs.
  package func begin(with path: String?) async {
    guard let path, access(path, F_OK) == 0 else { return }
    do throws(CommandError) {
      // A pipe that nobody writes to must not keep the session from beginning.
      let file = try ScriptLines(file: path, O_NONBLOCK) {}
      await run(file, called: path)
      if file.failure != 0 { throw .unreadable(path, file.failure) }
    } catch {
      session.terminal.tell(error)
    }
  }

  private func run(_ file: ScriptLines, called path: String) async {
    let terminal = session.terminal
    terminal.lineSource = path
    await attend(saying: "Running \(path)") {
      var lines = CommandLines()
      while !self.session.isOver, !Task.isCancelled, case .line(let line) = file.nextLine() {
        if !lines.isOpen { terminal.lineNumber = file.lineNumber }
        guard let command = lines.add(line).flatMap(CommandContext.command) else { continue }
        _ = await self.run(CommandContext(command, in: self.session))
      }
      if lines.isOpen { terminal.tell(CommandError("expected another line after the backslash")) }
    }
    (terminal.lineNumber, terminal.lineSource) = (nil, nil)
    hasSucceeded = true
  }
}

extension ScriptLines {
  /// Reads a file, which may be a pipe. Throws if it can't be opened.
  package convenience init(
    file path: String, _ flags: Int32 = 0, beforeWaiting: @escaping () -> Void
  ) throws(CommandError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard file >= 0 else { throw .unreadable(path, errno) }
    self.init(file, beforeWaiting: beforeWaiting)
  }
}

extension CommandError {
  fileprivate static func unreadable(_ path: String, _ reason: Int32) -> CommandError {
    CommandError("can't read \(path): \(String(cString: strerror(reason)))")
  }
}
