import TestSupport

nonisolated extension Row {
  /// The time from a key to its echo.
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

  /// The time from a change on disk to the redrawn screen.
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
      // Enough rounds for one in a hundred to be several samples.
      for round in 0..<setting.effort.rounds * 12 {
        // Waits, because rapid changes are throttled.
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

  /// The time from ^C to the report that work was cancelled.
  static let cancel = Row(name: "cancel", title: "^C → cancelled, at a terminal") { setting in
    let corpus = try setting.corpora.ofThousands(setting.effort.figureSize(1000))
    var findings: [Finding] = []
    for (work, command) in [("a service that hangs", "refresh"), ("a search", "find latency")] {
      var finding = Finding(what: "^C → cancelled, of \(work)")
      var samples: [Double] = []
      do {
        for _ in 0..<setting.effort.longRounds {
          samples.append(try await timeToCancel(command, in: corpus, setting))
        }
        finding.latency(samples, atMost: 50)
      } catch is NotSeen {
        finding.remarks = ["it was done before it could be cancelled"]
      }
      findings.append(finding)
    }
    return findings
  }

  /// Starts a new session for each sample, since files read before are found at once.
  @MainActor private static func timeToCancel(
    _ command: String, in corpus: Corpus, _ setting: Setting
  ) async throws -> Double {
    let terminal = try PseudoTerminal(setting.program, arguments: [corpus.folder.path])
    try await terminal.expect("the prompt", within: .seconds(60)) { $0.cursorLine == "/>" }
    if command == "refresh" {
      terminal.type("inject all hang\r")
      try await terminal.expect("the fault") { $0.text.contains("files: hang") }
    }
    terminal.type("\(command)\rhalf")
    try await terminal.expect("the next line") { $0.cursorLine.hasSuffix("> half") }
    let start = ContinuousClock.now
    terminal.type("\u{3}")
    try await terminal.expect("that it is cancelled", within: .seconds(2)) {
      $0.cursorLine.hasSuffix("> half") && $0.line($0.cursor.row - 1) == "Cancelled"
    }
    return start.duration(to: .now).nanoseconds
  }

  /// The idle cost, with a started line and a watched folder.
  static let idle = Row(name: "idle", title: "Idle at the prompt") { setting in
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "0001-tea.md")
    let file = folder.path(of: "pid")
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "echo $$ >\"$1\"; exec \"$0\" \"$2\"", setting.program, file, folder.path])
    try await terminal.expect("the prompt") { $0.cursorLine == "/>" }
    terminal.type("half")
    try await terminal.expect("the line") { $0.cursorLine == "/> half" }
    var ticks = Finding(what: "Ticks of the processor while nobody types")
    let seconds = setting.effort == .full ? 10 : 1
    var turns = Finding(what: "Times that a thread wakes up meanwhile, in \(seconds) s")
    // Lets the start finish and unused threads end.
    try await ContinuousClock().sleep(for: .seconds(seconds))
    let before = try await work(of: file)
    try await ContinuousClock().sleep(for: .seconds(seconds))
    let after = try await work(of: file)
    withExtendedLifetime(terminal) {}
    guard !before.turns.isEmpty else {
      ticks.remarks = ["this system has no /proc that tells"]
      return [ticks]
    }
    // A thread that is gone woke up at least once, to end.
    let woken = Set(before.turns.keys).union(after.turns.keys)
      .map { thread in after.turns[thread].map { $0 - before.turns[thread, default: 0] } ?? 1 }
    ticks.goals = [.atMost(0, "ticks", measured: after.ticks - before.ticks)]
    turns.goals = [
      // Once a second libdispatch looks whether its threads have work.
      .atMost(Double(seconds) + 1, "times", measured: woken.reduce(0, +))
    ]
    return [ticks, turns]
  }

  /// Returns the processor ticks of the process whose ID is in `file`, and the voluntary context
  /// switches of each of its threads; empty without `/proc`.
  @MainActor private static func work(
    of file: String
  ) async throws -> (ticks: Double, turns: [Substring: Double]) {
    let ticks = try await Processes.run("cut -d' ' -f14,15 /proc/$(cat \"$1\")/stat", [file])
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    let turns = try await Processes.run(
      "grep ^voluntary_ctxt_switches: /proc/$(cat \"$1\")/task/*/status /dev/null || :", [file]
    ).split(whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: ":")
      return (parts[0], Double(parts[2].drop(while: \.isWhitespace)) ?? 0)
    }
    return (ticks.reduce(0, +), Dictionary(turns) { $1 })
  }
}

extension Finding {
  /// Adds latencies, with the goal that the 99th percentile is at most `limit` milliseconds, if
  /// given.
  mutating func latency(_ samples: [Double], atMost limit: Double?) {
    let timing = Timing(name: "proscons", samples: samples)
    timings = [timing]
    guard let limit else { return }
    let most = timing.time.percentile99 / 1e6
    goals = [.atMost(limit, "ms at most in 99 of 100", measured: most)]
  }
}
