import TestTools

extension Campaign {
  /// Has the program read mutated decisions and run random commands. It must not crash, and its
  /// output must not have control characters.
  static func bytes(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    let models = try ["docs/decisions", "docs"].flatMap { folder in
      try SourceTree.names(in: "\(SourceTree.root)/\(folder)").filter { $0.hasSuffix(".md") }
        .map { try FileBytes.read("\(SourceTree.root)/\(folder)/\($0)") }
    }
    var (read, commands, faults) = (0, 0, [String]())
    while read < size, faults.count < 20 {
      let folder = try TemporaryFolder()
      for number in 1...20 {
        let bytes = mutated(random.pick(models), &random)
        read += bytes.count
        try folder.write(bytes: bytes, to: "\(1000 + number)-x.md")
      }
      let lines = (0..<30).map { _ in line(&random) }
      commands += lines.count
      let run = try await Transcript.of(
        Abuse.program, arguments: [folder.path], input: lines.joined(separator: "\n"),
        // `export json NAME` writes there.
        workingFolder: folder.path)
      let text = run.text + run.errorText
      if let index = text.unicodeScalars.firstIndex(where: isControl) {
        let around = text[..<index].suffix(60) + text[index...].prefix(20)
        faults.append("control character in the output: \(String(around).debugDescription)")
      }
      if case .signaled(let signal) = run.status {
        faults.append("signal \(signal) after \(lines.joined(separator: "; ").debugDescription)")
      }
    }
    return Report(tried: "\(read) bytes of Markdown, \(commands) commands", faults: faults)
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static let pieces = [
    "\n", "* ", "- ", "## Pros\n", "## Cons\n", "```\n", "<!-- weight: 4 -->", "-->", "# ", "**",
    "---\n", "| a | b |\n", "\t", "    ", "> ", "1. ", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m",
    "\u{202E}", "\u{2066}", "\r", "\u{0}", "👩‍👩‍👧", "世", "e\u{301}", "[x]: y\n", "<<<<<<< a\n",
    ">>>>>>> b\n",
  ]

  private static func mutated(
    _ model: [UInt8], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = model
    for _ in 0..<random.number(1...30) where !bytes.isEmpty {
      let index = random.number(0...bytes.count - 1)
      switch random.number(0...3) {
      case 0: bytes[index] = UInt8(random.number(0...255))
      case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.number(1...40)))
      case 2: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: index)
      default:
        let piece = bytes[index..<min(bytes.count, index + random.number(1...400))]
        bytes.insert(contentsOf: piece, at: random.number(0...bytes.count - 1))
      }
    }
    return bytes
  }

  /// CSV and Markdown are left out: in a pipe, they have each text as it is in the file.
  private static func line(_ random: inout SeededGenerator) -> String {
    let words = [
      "add", "pro", "con", "note", "option", "edit", "remove", "move", "weigh", "choose", "status",
      "find", "why", "search", "check", "compare", "flip", "strike", "show", "open", "go", "..",
      "/",
      "export", "json", "html", "agenda", "diff", "draft", "keep", "drop",
      "undo",
      "redo", "new", "supersede", "context", "driver", "trace", "faults", "inject", "all", "fail",
      "slow", "empty", "once", "1", "2", "3", "1001", "1002", "0", "-1", "because", "more", "next",
      "\u{1B}[2J", "\u{202E}x", "\"", "世", "help", "notes", "pros", "cons",
    ]
    // Most lines begin with a command that leads into a decision.
    if random.number(0...3) == 0 { return "open \(random.number(1...20))" }
    return (0..<random.number(1...4)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  /// Runs pages, searches, faults and alerts in one session. Its memory after all of them is compared
  /// with that after a fifth. Edits are left out: each is kept for `undo`, in about half a kilobyte.
  static func session(_ size: Int) throws -> Report {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "# Which\n\n## Pros\n\n- a\n- b\n\n## Cons\n\n- c\n", to: "which.md")
    let commands = [
      "pros", "inject pros fail Boom once", "refresh", "compare", "flip", "cons", "find a",
      "inject cons slow 1ms", "refresh", "inject cons off", "trace refresh", "check", "back",
    ]
    var child = try Child([file])
    var (first, faults) = (0, [String]())
    let rounds = max(10, size / commands.count)
    for round in 1...rounds {
      for command in commands { child.send(command) }
      child.send("where")
      while let line = child.line(within: 20_000) { if line.hasPrefix("/") { break } }
      guard let memory = ProcessMemory.of(child.process) else { continue }
      if round == max(2, rounds / 5) { first = memory }
      if round == rounds, memory > first + 2000 {
        faults.append("the memory grew from \(first) to \(memory) kB")
      }
      if round == rounds { first = memory }
    }
    return Report(
      tried: "\(rounds * commands.count) commands, \(first) kB at the end", faults: faults)
  }
}
