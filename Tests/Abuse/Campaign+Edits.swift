import CLibrary
import TestTools
import Threads

extension Campaign {
  private static let start = "# Which\n\n## Pros\n\n- zero\n\n## Cons\n\n- none\n"

  /// The file after `count` edits: each adds a pro with the next number.
  private static func text(after count: Int, _ start: String = start) -> String {
    start.replacing("- zero\n", with: "- zero\n" + (0..<count).map { "- reason \($0)\n" }.joined())
  }

  private static func text(of file: String) throws -> String {
    String(decoding: try FileBytes.read(file), as: UTF8.self)
  }

  /// What lies in a folder besides the decision.
  private static func leftBehind(in folder: TemporaryFolder) -> [String] {
    folder.names().filter { $0 != "which.md" }
  }

  /// Kills the program at random moments. Then the file is that of a whole edit, and at least of
  /// the last one that was answered.
  static func kills(_ size: Int, _ random: inout SeededGenerator) throws -> Report {
    var (answered, faults) = (0, [String]())
    let folder = try TemporaryFolder()
    var (file, made) = ("", 0)
    for round in 0..<size {
      if made > 100 || round == 0 { (file, made) = (try folder.write(start, to: "which.md"), 0) }
      var child = try Child([file])
      var (seen, sent) = (made, made)
      // Most kills come after the start, which takes longer than an edit.
      if random.number(0...4) > 0 {
        child.send("add pro reason \(sent)")
        sent += 1
        if child.line(within: 60_000) != nil { seen += 1 }
      }
      let end = ContinuousClock.now + .microseconds(random.number(0...40_000))
      while ContinuousClock.now < end {
        child.send("add pro reason \(sent)")
        sent += 1
        let left = Int32(ContinuousClock.now.duration(to: end) / .milliseconds(1))
        guard let line = child.line(within: max(0, left)) else { break }
        if line.hasPrefix("Added pro") { seen += 1 } else { faults.append("answered: \(line)") }
      }
      kill(child.process, SIGKILL)
      while let line = child.line(within: -1) { if line.hasPrefix("Added pro") { seen += 1 } }
      _ = consume child
      answered += seen - made
      let found = try text(of: file)
      guard let count = (seen...max(seen, sent)).first(where: { text(after: $0) == found }) else {
        faults.append("after \(seen) answered edits, the file is \(found.debugDescription)")
        made = 101
        continue
      }
      made = count
    }
    // What a kill leaves is removed by the next edit.
    var child = try Child([file])
    child.send("add pro last\nquit")
    while child.line(within: 10_000) != nil {}
    faults += leftBehind(in: folder).map { "left behind: \($0)" }
    return Report(tried: "\(size) kills, \(answered) edits answered", faults: faults)
  }

  /// Edits with so little room that some fail. What was answered is in the file, and nothing else.
  static func disks(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    var (edits, refused, faults) = (0, 0, [String]())
    while edits < size {
      let folder = try TemporaryFolder()
      let padding = String(repeating: "x", count: random.number(0...3000))
      let begin = "\(start)\n## More\n\n\(padding)\n"
      try folder.write(begin, to: "which.md")
      let count = min(size - edits, random.number(1...100))
      let run = try await Transcript.of(
        "/bin/sh",
        arguments: [
          "-c", "ulimit -f \(random.number(0...6)) && exec \"$0\" \"$1\"", Abuse.program,
          folder.path(of: "which.md"),
        ],
        // An edit that failed is tried again behind it, and dropped.
        input: (0..<count).map { "add pro reason \($0)\nforget\n" }.joined())
      let answers = run.text.split(separator: "\n").filter { $0.hasPrefix("Added pro") }
      edits += count
      refused += count - answers.count
      let found = try text(of: folder.path(of: "which.md"))
      // The file only grows, so once an edit has no room, no later one has.
      if found != text(after: answers.count, begin) {
        faults.append(
          "after \(answers.count) of \(count) edits, the file is \(found.debugDescription)")
      }
      if answers.count < count, run.status != .exited(1) { faults.append("ended: \(run.status)") }
      faults += leftBehind(in: folder).map { "left behind: \($0)" }
    }
    return Report(tried: "\(edits) edits, \(refused) of them without room", faults: faults)
  }

  /// Three programs set weights in one file, each its own, so each answer names the weight before.
  /// A fourth writer takes no lock.
  static func writers(_ size: Int) async throws -> Report {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "# Which\n\n## Pros\n\n- one\n- two\n- three\n\n## Cons\n\n- foreign 1000000\n",
      to: "which.md")
    let each = max(1, size / 3)
    let isOver = Locked(false)
    let foreign = Task.detached {
      try foreignWrites(to: folder, while: { !isOver.withLock { $0 } })
    }
    let (refused, faults) = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for row in 1...3 { group.addTask { try await weigh(row, of: file, times: each) } }
      return try await group.reduce(into: (0, [])) { ($0.0, $0.1) = ($0.0 + $1.0, $0.1 + $1.1) }
    }
    isOver.withLock { $0 = true }
    let (written, kept) = try await foreign.value
    return Report(
      tried: "\(3 * each) edits by three programs, \(refused) refused because of the fourth; "
        + "of its \(written) writes without a lock, \(written - kept) lost",
      faults: faults + leftBehind(in: folder).map { "left behind: \($0)" })
  }

  /// Sets the weight of a row to 2, 3 and so on. Returns how many edits were refused.
  private static func weigh(
    _ row: Int, of file: String, times: Int
  ) async throws -> (refused: Int, faults: [String]) {
    let weights = (2...times + 1).map { "weigh \(row) \($0)\n" }.joined()
    let run = try await Transcript.of(
      Abuse.program, arguments: [file], input: "pros\n\(weights)", deadline: .seconds(60 + times))
    var (last, made, faults) = (1, 0, [String]())
    for answer in run.text.matches(of: #/Weight of pro \d of Which: (\d+) → (\d+) /#) {
      if Int(answer.1) != last { faults.append("after \(last), answered: \(answer.0)") }
      last = Int(answer.2) ?? 0
      made += 1
    }
    let refused = run.errorText.matches(of: #/was changed by another program/#).count
    if made + refused != times || run.status != .exited(refused == 0 ? 0 : 1) {
      faults.append("\(made) of \(times) made, \(run.status): \(run.errorText.prefix(200))")
    }
    return (refused, faults)
  }

  /// Writes a number into the last line of the file itself, again and again, and looks for it a
  /// little later. Returns how often, and how often it was there.
  private static func foreignWrites(
    to folder: TemporaryFolder, while goesOn: () -> Bool
  ) throws -> (written: Int, kept: Int) {
    var (written, kept) = (0, 0)
    let path = folder.path(of: "which.md")
    while goesOn() {
      let file = open(path, O_RDWR | O_CLOEXEC)
      defer { close(file) }
      let line = Array("- foreign \(1_000_000 + written)\n".utf8)
      guard pwrite(file, line, line.count, lseek(file, 0, SEEK_END) - off_t(line.count)) > 0
      else { continue }
      written += 1
      usleep(20_000)
      if try FileBytes.read(path).suffix(line.count) == line[...] { kept += 1 }
    }
    return (written, kept)
  }
}
