import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let inject = Command(
    "inject", "TARGET FAULT", completes: [.target, .oneOf(Fault.kinds)],
    summary: "Make a service fail",
    help: [
      "As in `inject pros fail Server is down`.",
      "TARGET is pros, cons, neutral, files or all; files are read and written.",
      "FAULT is one of these, with `once` as a last word to have it only once:",
      "  fail [MESSAGE]   every call fails",
      "  empty            every call answers with nothing",
      "  slow DURATION    every call takes longer: 2s, 500ms",
      "  hang             no call ever answers; ^C gives up waiting",
      "  down             every call fails, and whoever watches is told that it is out of reach",
      "  flaky N/M        the first N of every M calls fail",
      "The next fetch sees it, also one that is made because what is shown has changed, by itself "
        + "or by an edit. `faults` lists, `heal` removes.",
    ],
    action: inject)

  static let faults = Command("faults", summary: "List what is injected", action: listFaults)

  static let heal = Command(
    "heal", "[TARGET]", completes: [.target],
    summary: "Remove the faults of one service, or of all", action: heal)

  private static func inject(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let target = try words.next("the target")
    let order = try FaultOrder(
      target: target, fault: words.rest(), known: session.faults.targets)
    await session.faults.inject(order.fault, into: order.targets)
    session.router.serviceChanged()
    session.terminal.show(order.targets.map { "\($0): \(order.fault.words)" })
    return .done
  }

  private static func listFaults(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    try words.end()
    let injected = await session.faults.injected()
    session.terminal.show(
      injected.isEmpty
        ? ["No faults are injected"] : injected.map { "\($0.target): \($0.fault.words)" })
    return .done
  }

  private static func heal(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let target = words.next() ?? "all"
    try words.end()
    let targets = try FaultOrder.targets(target, known: session.faults.targets)
    // Healing triggers watchers to fetch: marking the screens stale later would cancel that.
    session.router.serviceChanged()
    let healed = await session.faults.heal(targets)
    session.terminal.show(
      healed.isEmpty ? ["Nothing was injected"] : healed.map { "\($0): healed" })
    return .done
  }
}
