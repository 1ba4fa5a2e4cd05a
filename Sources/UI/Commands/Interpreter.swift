/// Carries out command lines.
struct Interpreter {
  let session: Session

  /// The command in a line, without the white space around it; `nil` for a line that is empty or
  /// a comment.
  static func command(in line: String) -> Substring? {
    let command = Substring(line).trimmed
    return command.isEmpty || command.first == "#" ? nil : command
  }

  /// Carries out a command and returns whether it succeeded, that is without an error, an
  /// alert or a no for an answer.
  func run(_ line: Substring) async -> Bool {
    let before = complaints
    session.command = line
    session.alerts.commandBegins()
    session.terminal.commandBegins()
    do {
      let nameless = CommandTable.nameless(in: line)
      let name = line.firstWord
      let command = if let nameless { nameless } else { try CommandTable.command(name) }
      var words = Words(nameless == nil ? line[name.endIndex...] : line, usage: command.usage)
      try await command.action(session, &words)
    } catch {
      // Nothing is wrong but that it was not waited for.
      if Task.isCancelled { return true }
      session.terminal.tell(error)
      return false
    }
    return complaints == before
  }

  /// The same for a command that can do without waiting; `nil` for any other, which isn't begun.
  func runAtOnce(_ line: Substring) -> Bool? {
    let before = complaints
    guard let shortcut = CommandTable.shortcuts[line], shortcut(session) else { return nil }
    return complaints == before
  }

  /// How much went wrong so far.
  private var complaints: (alerts: Int, denials: Int) {
    (session.alerts.raised.count, session.terminal.denials)
  }
}
