import TestTools
import Threads

extension Campaign {
  /// Runs a session at a terminal for so many seconds, with changes on disk, alerts, faults, drafts,
  /// `use` and `diff`. After a fifth of the time, its memory may grow by 4 MB, which is what it grows by in its
  /// first thousand rounds, and it may not keep more files open.
  static func memory(_ seconds: Int) async throws -> Report {
    let folder = try TemporaryFolder()
    let text = "# Which\n\n## Pros\n\n- a\n- b\n\n## Cons\n\n- c\n"
    try folder.write(text, to: "0001-which.md")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Begin"]] {
      try await folder.git(arguments)
    }
    let terminal = try PseudoTerminal(
      Abuse.program, arguments: [folder.path], environment: ["HOME": folder.path],
      workingFolder: folder.path)
    try await terminal.expect("the prompt") { $0.cursorLine == "/>" }
    let commands = [
      "go /", "open 1", "pros", "inject pros fail Boom once", "refresh", "inject pros slow 1ms",
      "refresh", "heal", "weigh 1 2", "undo", "draft", "add pro drafted", "drop", "diff", "find a",
      "compare", "trace refresh", "check", "use", "pros", "use .", "go /1/cons",
    ]
    let start = ContinuousClock.now
    var (rounds, first, curve) = (0, (memory: 0, files: 0), [String]())
    var faults: [String] = []
    while ContinuousClock.now < start + .seconds(seconds) {
      for command in commands { terminal.type("\(command)\r") }
      rounds += 1
      terminal.type("# round \(rounds)\r")
      try await terminal.expect("the end of round \(rounds)", within: .seconds(60)) { [rounds] in
        $0.text.contains("# round \(rounds)\n") && $0.cursorLine == "/0001/cons>"
      }
      // Nothing else is going on now, so the change is told.
      try folder.write(text + "- foreign \(rounds)\n", to: "new")
      try folder.move("new", to: "0001-which.md")
      try await terminal.expect("the change of round \(rounds)", within: .seconds(60)) { [rounds] in
        $0.text.contains("foreign \(rounds)\n") && $0.cursorLine == "/0001/cons>"
      }
      _ = terminal.takeOutput()
      guard let memory = ProcessMemory.of(terminal.process) else { continue }
      let files = ProcessMemory.openFiles(of: terminal.process)
      let spent = start.duration(to: .now) / .seconds(seconds)
      if spent <= 0.2 || first.memory == 0 { first = (memory, files) }
      if Int(spent * 10) > curve.count { curve.append("\(memory)") }
      guard spent >= 1 else { continue }
      if memory > first.memory + 4096 {
        faults.append("the memory grew from \(first.memory) to \(memory) kB")
      }
      // Two pipes may be open just now.
      if files > first.files + 4 { faults.append("\(files) open files, \(first.files) before") }
    }
    return Report(
      tried: "\(rounds * commands.count) commands at a terminal in \(seconds) s, "
        + "\(curve.joined(separator: ", ")) kB", faults: faults)
  }
}
