nonisolated extension Row {
  /// Notifying listeners of a change.
  static let box = Row(name: "box", title: "Box notifying of a change, called from another module")
  {
    setting in
    var one = try await MicroRow.notifying(1).finding(setting)
    one.judgeNotifying(atMost: 1.7, lead: 8, ifMissed: "")
    var findings = [one]
    for listeners in setting.effort.sizes(around: 1000) {
      var finding = try await MicroRow.notifying(listeners).finding(setting)
      if listeners == setting.effort.figureSize(1000) {
        finding.judgeNotifying(
          atMost: 1.3, lead: 10,
          ifMissed:
            "as the seed's Box, it retains a listener for its call, and looks which one is next")
      }
      finding.grow("Notifying listeners", to: listeners, Notifying.ours)
      findings.append(finding)
    }
    return findings
  }

  /// Binding and unbinding a listener.
  static let bind = Row(name: "bind", title: "bind + unbind, at 0 and at 1,000 listeners") {
    setting in
    var findings: [Finding] = []
    for others in [0] + setting.effort.sizes(around: 1000) {
      var finding = try await MicroRow.bound(others).finding(setting)
      if others == 0 || others == setting.effort.figureSize(1000) {
        finding.compare(
          Notifying.ours, with: Listening.stored, atMost: 20,
          ifMissed: "three allocations instead of one: listener, token, and what the token ends")
      }
      if others > 0 {
        finding.grow("bind and unbind among listeners", to: others, Notifying.ours)
      }
      findings.append(finding)
    }
    return findings
  }

  /// A fetch from the screen to the service and back.
  static let fetch = Row(
    name: "fetch",
    title: "One fetch: screen → view model → worker → memory service → Box → screen"
  ) { setting in
    var finding = try await MicroRow.fetch.finding(setting)
    finding.compare(
      Fetching.ours, with: Fetching.hop, atMost: 3,
      ifMissed: "each layer is generic over what it carries, and asks the runtime for its types")
    finding.remarks.append(
      "the hops: from the main actor to a task, from there to the service's actor, and back")
    return [finding]
  }
}

extension Finding {
  /// Adds goals for `Box`: its time relative to a direct call, and its lead over the peers.
  fileprivate mutating func judgeNotifying(atMost limit: Double, lead: Double, ifMissed: String) {
    compare(Notifying.ours, with: Notifying.direct, atMost: limit, ifMissed: ifMissed)
    compare(Notifying.combine, with: Notifying.ours, atLeast: lead)
    compare(Notifying.observed, with: Notifying.ours, atLeast: lead)
  }

  /// Adds the goal that `name` takes at most `limit` times as long as `base`.
  mutating func compare(
    _ name: String, with base: String, atMost limit: Double, ifMissed reason: String = ""
  ) {
    guard let ratio = ratio(name, to: base) else { return }
    goals.append(.atMost(limit, "× \(base)", measured: ratio, ifMissed: reason))
  }

  /// Adds the goal that `name` takes at least `limit` times as long as `base`.
  mutating func compare(_ name: String, with base: String, atLeast limit: Double) {
    guard let ratio = ratio(name, to: base) else { return }
    goals.append(.atLeast(limit, "× \(base): \(name)", measured: ratio))
  }
}
