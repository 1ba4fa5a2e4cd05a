import BusinessLogic

/// A fault and the services to inject it into, as `inject` and `--inject` take it.
package nonisolated struct FaultOrder: Sendable, Equatable {
  package let targets: [String]
  package let fault: Fault

  /// Parses `TARGET FAULT`; throws an error that quotes the invalid word.
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
      throw CommandError(
        "expected \(known.joined(separator: ", ")) or all, not \"\(name)\"", nearestTo: name,
        among: known + ["all"])
    }
    return [String(name)]
  }
}
