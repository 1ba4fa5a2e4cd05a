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

extension [TracedSeam] {
  /// Returns a line for each seam, of at most 80 columns: milliseconds, layer, event, and source line
  /// where there is room for it. Events inside other work are indented. With `withDetail`, the changes
  /// of contents follow.
  func lines(withDetail: Bool) -> [Text] {
    var open: [Int] = []
    // The width of a time and a layer.
    let margin = String(repeating: " ", count: 19)
    let rows = enumerated().flatMap { number, traced -> [(event: Text, place: Text)] in
      let seam = traced.seam
      if case .end(let began, _) = seam.phase { open.removeAll { $0 == began } }
      let indent = String(repeating: "  ", count: open.count)
      if seam.phase == .begin { open.append(number) }
      let time = (traced.time - (self.first?.time ?? .zero)).milliseconds
      let layer = ("\(seam.layer.rawValue)" as Text).padded(to: 9)
      let file = (seam.file.split(separator: "/").last ?? "").prefix { $0 != "." }
      let place: Text = "\("\(file):\(seam.line)", .remark)"
      let details: [Text] = withDetail ? seam.detail.map { "\(indent)  \($0)" } : []
      return [("\(time)  \(layer)\(indent)\(seam.event)", place)]
        + details.map { ("\(margin)\($0)", "") }
    }
    let width = Swift.min(rows.map { $0.event.width + 2 + $0.place.width }.max() ?? 0, 80)
    return rows.map { event, place in
      let room = width - 2 - place.width
      guard event.width <= room, !place.safe.isEmpty else { return event.cut(to: 80) }
      return "\(event.padded(to: room))  \(place)"
    }
  }
}

extension Duration {
  /// The milliseconds with two decimals, right-aligned to eight characters.
  fileprivate var milliseconds: String {
    let hundredths = Int(self / .microseconds(10))
    let cents = String(hundredths % 100)
    let text = "\(hundredths / 100).\(cents.count < 2 ? "0" : "")\(cents)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
