import BusinessLogic
import Decisions
import Presentation
import Prompt

extension Command {
  static let inject = Command(
    "inject", "TARGET FAULT", completes: [.target, .oneOf(Fault.kinds)],
    summary: "Make a service fail", example: ["inject pros fail Server is down"],
    help: ["`help faults` explains TARGET and FAULT."], action: injecting)

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
    action: healing)

  private static let injecting: Action = { (session, _, words) throws(CommandError) in
    let target = try words.next("service")
    let targets = try FaultOrder.targets(target, known: session.faults.targets)
    let fault = try Fault(words: words.rest())
    await session.faults.inject(fault, into: targets)
    session.store.publish(.doubt)
    return session.say("\(targets.joined(separator: ", ")): \(fault.words)")
  }

  private static let healing: Action = { (session, _, words) throws(CommandError) in
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

/// A fault and the services to inject it into, as `--inject` takes it.
package nonisolated struct FaultOrder: Sendable, Equatable {
  package let targets: [String]
  package let fault: Fault

  /// Parses `TARGET=FAULT` or `TARGET=FAULT:DETAIL`, as in `pros=fail:Server is down`; throws an
  /// error that quotes the invalid word.
  package init(flag: String, known: [String]) throws(CommandError) {
    let parts = flag.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw CommandError("expected TARGET=FAULT, such as pros=fail:Boom, not \"\(flag)\"")
    }
    targets = try Self.targets(parts[0], known: known)
    fault = try Fault(words: parts[1].split(separator: ":", maxSplits: 1).joined(separator: " "))
  }

  /// Returns the services that a target name means; `all` means every service.
  static func targets(
    _ name: some StringProtocol, known: [String]
  ) throws(CommandError) -> [String] {
    if name == "all" { return known }
    guard known.contains(String(name)) else {
      throw CommandError((known + ["all"]).expected(insteadOf: name))
    }
    return [String(name)]
  }
}
