import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let inject = Command(
    "inject", "TARGET FAULT", completes: [.target, .oneOf(Fault.kinds)],
    summary: "Make a service fail", example: ["inject pros fail Server is down"],
    help: ["`help faults` explains TARGET and FAULT."], action: inject)

  static let faults = Command(
    "faults", summary: "List the services with their screens and faults"
  ) { session, isJSON in
    let services = await session.services()
    return isJSON
      ? session.say(Sheet(services: services)) : session.say(session.table(of: services))
  }

  static let heal = Command(
    "heal", "[TARGET]", completes: [.target],
    summary: "Remove the faults of one service, or of all",
    example: ["inject pros slow 2s", "heal"],
    action: heal)

  private static func inject(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let target = try words.next("service")
    let order = try FaultOrder(
      target: target, fault: words.rest(), known: session.faults.targets)
    await session.faults.inject(order.fault, into: order.targets)
    session.store.publish(.doubt)
    return session.say("\(order.targets.joined(separator: ", ")): \(order.fault.words)")
  }

  private static func heal(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let target = words.next() ?? "all"
    try words.end()
    let targets = try FaultOrder.targets(target, known: session.faults.targets)
    // Healing triggers watchers to fetch: marking the screens stale later would cancel that.
    session.store.publish(.doubt)
    let healed = await session.faults.heal(targets)
    return session.say(
      healed.isEmpty ? "No faults to remove" : "\(healed.joined(separator: ", ")): healed")
  }
}

extension Session {
  func services() async -> [Sheet.Service] {
    let injected = await faults.injected()
    return faults.targets.map { target in
      let side = Side(plural: target).map { "\($0.name), as a list and one by one" }
      let fault = injected.first { $0.target == target }?.fault.words
      let rest = target == "edits" ? "edits" : "every screen, edits and exports"
      return (target, side ?? rest, fault)
    }
  }

  func table(of services: [Sheet.Service]) -> [Text] {
    table(
      services.map { name, screens, fault in
        let fault = fault ?? "no fault"
        return (
          name,
          terminal.isPlain ? "\(screens); \(fault)" : "\(Text(screens).padded(to: 45))\(fault)"
        )
      })
  }
}

/// A fault and the services to inject it into, as `inject` and `--inject` take it.
package nonisolated struct FaultOrder: Sendable, Equatable {
  package let targets: [String]
  package let fault: Fault

  init(target: some StringProtocol, fault: String, known: [String]) throws(CommandError) {
    targets = try Self.targets(target, known: known)
    self.fault = try Fault(words: fault)
  }

  /// Parses `TARGET=FAULT` or `TARGET=FAULT:DETAIL`, as in `pros=fail:Server is down`; throws an
  /// error that quotes the invalid word.
  package init(flag: String, known: [String]) throws(CommandError) {
    let parts = flag.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw CommandError("expected TARGET=FAULT, such as pros=fail:Boom, not \"\(flag)\"")
    }
    let fault = parts[1].split(separator: ":", maxSplits: 1).joined(separator: " ")
    try self.init(target: parts[0], fault: fault, known: known)
  }

  /// Returns the services that a target name means; `all` means every service.
  static func targets(
    _ name: some StringProtocol, known: [String]
  ) throws(CommandError) -> [String] {
    if name == "all" { return known }
    guard known.contains(String(name)) else {
      throw CommandError(expected: known + ["all"], not: name)
    }
    return [String(name)]
  }
}
