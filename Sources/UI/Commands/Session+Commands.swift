import BusinessLogic
import ReactiveHybrid

extension Session {
  /// Runs a command, and shows its trace if every command is traced.
  func run(_ context: CommandContext) async -> Outcome {
    guard stage.traces.isOn,
      (try? Command.named(context.line.firstWord))?.isAboutTraces != true
    else { return await perform(context) }
    let outcome = await trace(context)
    await tour.commandEnded()
    return outcome
  }

  func perform(_ context: CommandContext) async -> Outcome {
    alerts.commandBegins()
    let line = context.line
    do {
      let nameless = Command.nameless(in: line)
      let name = line.firstWord
      let command = if let nameless { nameless } else { try Command.named(name) }
      var words = Words(nameless == nil ? line[name.endIndex...] : line, usage: command.usage)
      let outcome = try await command.action(self, context, &words)
      // A command without arguments is as quick to type again.
      if case .failed = outcome, Command.edits.contains(command.name[...]),
        !command.arguments.isEmpty
      {
        retry(context)
      }
      return outcome
    } catch {
      // A cancelled command is not an error.
      if Task.isCancelled { return .cancelled }
      if error.returnsLine { returnLine(of: context) }
      terminal.tell(error)
      return .failed(.refused(Reason(error)))
    }
  }

  /// Returns the topic at or above the current route; throws an error that names the command.
  func topic(for command: String) throws(CommandError) -> TopicID {
    guard let topic = router.route.topic else {
      throw CommandError("`\(command)` needs a decision: open one first with `open N`")
    }
    return topic
  }
}
