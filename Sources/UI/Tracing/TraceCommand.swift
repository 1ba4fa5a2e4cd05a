import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let trace = Command(
    "trace", "[COMMAND]",
    summary: "Show what each layer does for a command", example: ["trace pros"],
    help: [
      "  trace COMMAND    run COMMAND, then show each step: time since Enter, layer, event, source "
        + "line",
      "  trace            show the last trace again",
      "  trace --box      show it with the changes of each content",
      "  trace on|off     trace every command, and changes on disk",
      "  trace save FILE  write it in the Trace Event Format, for Perfetto or chrome://tracing",
      "A box tells its listeners of each change: an equal value is silent. A newer request outranks "
        + "or cancels an older one.",
    ], isAboutTraces: true
  ) { (session, context, words) throws(CommandError) in
    let log = session.stage.traces
    let rest = Substring(words.rest())
    switch rest {
    case "on", "off":
      session.endTour()
      rest == "on" ? log.turnOn() : log.turnOff()
      session.terminal.show(log.isOn ? "Tracing every command" : "Not tracing")
    case "", "--box":
      session.show(try session.lastTrace(), withDetail: rest == "--box")
    default:
      if rest.firstWord == "save" { return try await session.saveTrace(to: rest) }
      let command = CommandContext(line: rest, number: context.number, seen: context.seen)
      return await session.trace(command)
    }
    return .done
  }
}

extension Session {
  /// Runs a command and shows its trace.
  func trace(_ context: CommandContext) async -> Outcome {
    let log = stage.traces
    log.commandBegins()
    let began = log.trace.passed(.userInterface, "Enter: \(context.line)", .begin)
    let outcome = await perform(context)
    if let began {
      log.trace.passed(
        .userInterface, "\(outcome)", .end(of: began, isCancelled: outcome == .cancelled))
    }
    if log.commandEnds() {
      show(log.last)
      if log.isOn { log.begin() }
    }
    return outcome
  }

  /// Shows the trace of a change outside of commands, if everything is traced.
  func showTraceOfChange() {
    let log = stage.traces
    guard log.isOn, log.hasNews else { return }
    log.end()
    show(log.last)
    log.begin()
  }

  fileprivate func show(_ trace: [TracedSeam], withDetail: Bool = false) {
    terminal.announce(timed: trace.lines(withDetail: withDetail))
  }

  /// The last trace; throws if there is none.
  fileprivate func lastTrace() throws(CommandError) -> [TracedSeam] {
    guard !stage.traces.last.isEmpty else {
      throw CommandError("no trace yet: run `trace COMMAND` first")
    }
    return stage.traces.last
  }

  fileprivate func saveTrace(to words: Substring) async throws(CommandError) -> Outcome {
    var words = Words(words, usage: Command.trace.usage)
    _ = words.next()
    let path = try words.path("file")
    return await export(ExportRequest(trace: try lastTrace(), path: path))
  }
}
