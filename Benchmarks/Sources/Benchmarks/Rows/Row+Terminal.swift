import TestSupport

nonisolated extension Row {
  /// A key, until it is seen.
  static let keys = Row(name: "keys", title: "Key → echo, at a terminal") { setting in
    let terminal = try PseudoTerminal(setting.program)
    try await terminal.expect("the prompt") { $0.cursorLine == "/ai>" }
    var finding = Finding(what: "Key → echo")
    var samples: [Double] = []
    for round in 0..<setting.effort.rounds * 5 {
      let column = 5 + round % 40
      if column == 5 {
        terminal.type("\u{15}")
        try await terminal.expect("an empty line") { $0.cursor.column == 5 }
      }
      let start = ContinuousClock.now
      terminal.type("x")
      try await terminal.expect("its echo") { $0.cursor.column == column + 1 }
      samples.append(start.duration(to: .now).nanoseconds)
    }
    finding.latency(samples, atMost: 5)
    return [finding]
  }

  /// A change on disk, until it is seen.
  static let live = Row(name: "live", title: "Change on disk → redrawn prompt") { setting in
    let folder = try TemporaryFolder()
    func write(_ text: String) throws {
      try folder.write(
        "# Tea\n\n## Pros and Cons of the Options\n\n### Green\n\n* Good, because \(text)\n",
        to: "new")
      try folder.move("new", to: "0001-tea.md")
    }
    try write("begin")
    let terminal = try PseudoTerminal(
      setting.program, arguments: [folder.path, "--at", "/0001/1/pros"])
    try await terminal.expect("the list") { $0.text.contains("begin") }
    terminal.type("half a line")
    try await terminal.expect("the line") { $0.cursorLine.hasSuffix("half a line") }
    var finding = Finding(what: "Change on disk → redrawn prompt")
    var samples: [Double] = []
    do {
      // So many that one in a hundred is several of them.
      for round in 0..<setting.effort.rounds * 12 {
        // Changes in quick succession are held back: nobody could read them.
        try await ContinuousClock().sleep(for: .milliseconds(110))
        let start = ContinuousClock.now
        try write("change \(round)")
        try await terminal.expect("the change", within: .seconds(5)) {
          $0.text.contains("change \(round)") && $0.cursorLine.hasSuffix("half a line")
        }
        samples.append(start.duration(to: .now).nanoseconds)
      }
      finding.latency(samples, atMost: 20)
    } catch is NotSeen {
      finding.remarks = ["no change was seen within five seconds: this program doesn't watch files"]
    }
    return [finding]
  }

  /// Nobody types.
  static let idle = Row(name: "idle", title: "Idle at the prompt") { setting in
    let folder = try TemporaryFolder()
    let file = folder.path(of: "pid")
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", "echo $$ >\"$1\"; exec \"$0\"", setting.program, file])
    try await terminal.expect("the prompt") { $0.cursorLine == "/ai>" }
    let ticks = "cut -d' ' -f14,15 /proc/$(cat \"$1\")/stat"
    let before = try await Processes.run(ticks, [file])
    try await ContinuousClock().sleep(for: setting.effort == .full ? .seconds(10) : .seconds(1))
    let after = try await Processes.run(ticks, [file])
    func sum(_ text: String) -> Double {
      text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.reduce(0, +)
    }
    withExtendedLifetime(terminal) {}
    var finding = Finding(what: "Ticks of the processor while nobody types")
    finding.goals = [.atMost(0, "ticks", measured: sum(after) - sum(before))]
    return [finding]
  }
}

extension Finding {
  /// Adds latencies, of which all but a hundredth shall be at most so many milliseconds,
  /// if there is a limit.
  mutating func latency(_ samples: [Double], atMost limit: Double?, ifMissed reason: String = "") {
    let timing = Timing(name: "proscons", samples: samples)
    timings = [timing]
    guard let limit else { return }
    let most = timing.time.percentile99 / 1e6
    goals = [.atMost(limit, "ms at most in 99 of 100", measured: most, ifMissed: reason)]
  }
}
