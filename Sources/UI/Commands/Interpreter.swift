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
    let alerts = session.alerts.raised.count
    let denials = session.terminal.denials
    do {
      let name = line.firstWord
      // A number alone opens that row.
      let isNumber =
        name.endIndex == line.endIndex
        && name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let command = isNumber ? Command.open : try CommandTable.command(name)
      var words = Words(isNumber ? line : line[name.endIndex...], usage: command.usage)
      try await command.action(session, &words)
    } catch {
      session.terminal.tell("\("error:", .error) \(error.description)")
      return false
    }
    return session.alerts.raised.count == alerts && session.terminal.denials == denials
  }
}
