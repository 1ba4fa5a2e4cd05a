import ReactiveHybrid

struct Interpreter {
  let session: Session

  /// The command in a line, without the white space around it; `nil` if the line is empty or a
  /// comment.
  static func command(in line: String) -> Substring? {
    let command = Substring(line).trimmed
    return command.isEmpty || command.first == "#" ? nil : command
  }

  func run(_ context: CommandContext) async -> Outcome {
    let name = (try? CommandTable.command(context.line.firstWord))?.name
    let isAboutTraces = name == Command.trace.name || name == Command.tour.name
    guard session.stage.traces.isOn, !isAboutTraces else { return await perform(context) }
    let outcome = await trace(context)
    await session.advanceTour()
    return outcome
  }

  /// Runs a command without showing a trace.
  func perform(_ context: CommandContext) async -> Outcome {
    session.alerts.commandBegins()
    let line = context.line
    do {
      let nameless = CommandTable.nameless(in: line)
      let name = line.firstWord
      let command = if let nameless { nameless } else { try CommandTable.command(name) }
      var words = Words(nameless == nil ? line[name.endIndex...] : line, usage: command.usage)
      return try await command.action(session, context, &words)
    } catch {
      // A cancelled command is not an error.
      if Task.isCancelled { return .cancelled }
      session.terminal.tell(error)
      return .failed(.refused(Reason(error)))
    }
  }
}
