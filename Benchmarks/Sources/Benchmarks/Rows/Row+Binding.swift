nonisolated extension Row {
  /// Telling listeners of a change.
  static let box = Row(name: "box", title: "Box told of a change, called from another module") {
    setting in
    var findings: [Finding] = []
    for (listeners, limit, lead) in [(1, 1.3, 8.0), (1000, 1.0, 10.0)] {
      var finding = try await MicroRow.told(listeners).finding(setting)
      finding.compare(Telling.ours, with: Telling.direct, atMost: limit)
      finding.compare(Telling.combine, with: Telling.ours, atLeast: lead)
      finding.compare(Telling.observed, with: Telling.ours, atLeast: lead)
      findings.append(finding)
    }
    for listeners in setting.effort.sizes(around: 1000) where listeners != 1000 {
      findings.append(try await MicroRow.told(listeners).finding(setting))
    }
    return findings
  }

  /// Beginning and ending to listen.
  static let bind = Row(name: "bind", title: "bind + unbind, at 0 and at 1,000 listeners") {
    setting in
    var findings: [Finding] = []
    for others in [0, 1000] {
      var finding = try await MicroRow.bound(others).finding(setting)
      finding.compare(Telling.ours, with: Listening.stored, atMost: 5)
      findings.append(finding)
    }
    for others in setting.effort.sizes(around: 1000) where others != 1000 {
      findings.append(try await MicroRow.bound(others).finding(setting))
    }
    return findings
  }

  /// One fetch, from the screen to the service and back.
  static let fetch = Row(
    name: "fetch",
    title: "One fetch: screen → view model → worker → memory service → Box → screen"
  ) { setting in
    var finding = try await MicroRow.fetch.finding(setting)
    finding.compare(Fetching.ours, with: Fetching.hop, atMost: 2)
    return [finding]
  }
}

extension Finding {
  /// Adds the goal that `name` takes at most so many times as long as `base`.
  mutating func compare(_ name: String, with base: String, atMost limit: Double) {
    guard let ratio = ratio(name, to: base) else { return }
    goals.append(.atMost(limit, "× \(base)", measured: ratio))
  }

  /// Adds the goal that `name` takes at least so many times as long as `base`.
  mutating func compare(_ name: String, with base: String, atLeast limit: Double) {
    guard let ratio = ratio(name, to: base) else { return }
    goals.append(.atLeast(limit, "× \(base) for \(name)", measured: ratio))
  }
}
