import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let trace = Command(
    "trace", "[--box] [COMMAND] | save FILE",
    summary: "Show what each layer does for a command", example: ["trace pros"],
    help: [
      "  trace COMMAND    run COMMAND, then show each step: milliseconds since Enter, layer, event, "
        + "source line",
      "  trace            show the last trace again",
      "  trace --box …    with the changes of each content",
      "  trace on|off     trace every command, and changes on disk",
      "  trace save FILE  write it in the Trace Event Format, for Perfetto or chrome://tracing",
      "A box notifies its listeners of each change: an equal value is silent. A newer request outranks "
        + "or cancels an older one.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let log = session.stage.traces
    if words.skip("save") {
      let path = try words.path("file")
      let (exports, trace) = (session.scenes.workers.exports, try log.lastTrace())
      return Outcome(await session.editing.make { try await exports.save(trace, to: path) })
    }
    let withDetail = words.skip("--box")
    let rest = Substring(words.rest())
    switch rest {
    case "on", "off":
      session.tour.end()
      log.isOn = rest == "on"
      session.terminal.show(log.isOn ? "Tracing every command" : "Not tracing")
    case "": session.stage.show(try log.lastTrace(), withDetail: withDetail)
    default:
      return await session.trace(
        CommandContext(rest, typedOn: context.number, in: session), withDetail: withDetail)
    }
    return .done
  }
}

extension Session {
  func trace(_ context: CommandContext, withDetail: Bool = false) async -> Outcome {
    let log = stage.traces
    stage.showTraceOfChange()
    log.commandBegins()
    let began = log.trace.passed(.userInterface, "Enter: \(context.line)", .begin)
    let outcome = await perform(context)
    if let began {
      log.trace.passed(
        .userInterface, "\(outcome)", .end(of: began, isCancelled: outcome == .cancelled))
    }
    if log.commandEnds() {
      stage.show(log.last, withDetail: withDetail)
      if log.isOn { log.begin() }
    }
    return outcome
  }
}

extension Stage {
  func showTraceOfChange() {
    guard traces.isOn, traces.hasNews else { return }
    traces.end()
    show(traces.last)
    traces.begin()
  }

  fileprivate func show(_ trace: [TracedSeam], withDetail: Bool = false) {
    terminal.announce(timed: trace.lines(withDetail: withDetail))
  }
}

extension TraceLog {
  fileprivate func lastTrace() throws(CommandError) -> [TracedSeam] {
    if last.isEmpty { throw CommandError("no trace yet: run `trace COMMAND` first") }
    return last
  }
}
