import CLibrary
import TestTools

extension Campaign {
  private static let names = (1...8).map { "000\($0)-which.md" }
  private static let before = "# Which\n\n## Pros\n\n- zero\n\n## Cons\n\n- none\n"
  private static let after = before.replacing("- zero\n", with: "- zero\n- one\n")

  /// Kills the program at random moments of a `keep` of eight files. Git adds nothing then but
  /// decisions, a script that reads says what is unfinished, and the next edit finds all files
  /// written or none. Any other signal waits for the end of the step.
  static func keeps(_ size: Int, _ random: inout SeededGenerator) async throws -> Report {
    let folder = try TemporaryFolder()
    try await folder.git(["init", "-q"])
    try folder.makeFolder("decisions")
    let place = folder.path(of: "decisions")
    func written() throws -> [Bool?] {
      try names.map { name in
        let text = try folder.text(of: "decisions/\(name)")
        return text == after ? true : text == before ? false : nil
      }
    }
    var (halves, duration, faults) = (0, Duration.milliseconds(50), [String]())
    for round in 0..<size {
      for name in names { try folder.write(before, to: "decisions/\(name)") }
      var child = try Child([place])
      child.send("draft")
      for number in 1...8 { child.send("go /\(number)\nadd pro one") }
      var added = 0
      while added < 8, let line = child.line(within: 60_000) {
        if line.hasPrefix("Added pro") { added += 1 }
      }
      let start = ContinuousClock.now
      child.send("keep")
      let signal = round % 5 == 4 ? random.pick([SIGINT, SIGTERM, SIGHUP]) : SIGKILL
      if round == 0 {
        while let line = child.line(within: 60_000) { if line.hasPrefix("Kept") { break } }
        duration = start.duration(to: .now)
      } else {
        usleep(UInt32(random.number(0...Int(duration / .microseconds(1)))))
      }
      kill(child.process, signal)
      while child.line(within: 60_000) != nil {}
      _ = consume child

      let found = try written()
      let isHalf = Set(found).count > 1
      if isHalf { halves += 1 }
      let isUnfinished = access("\(place)/.proscons/step", F_OK) == 0
      if isHalf != isUnfinished, isHalf || signal != SIGKILL {
        faults.append("after signal \(signal): \(found), \(folder.names(in: "decisions"))")
      }
      try await folder.git(["add", "-A"])
      let files = try await folder.git(["ls-files"]).text
      if files.contains(".proscons") { faults.append("git added \(files)") }
      if isUnfinished, round % 2 == 0 {
        let run = try await Transcript.of(
          Abuse.program, arguments: [place, "-c", "show"], input: "")
        if run.status != .exited(1) || !run.errorText.contains("was cut short") {
          faults.append("a script that reads said: \(run.errorText)")
        }
        if try written() != found { faults.append("a script that reads wrote") }
      }
      let run = try await Transcript.of(
        Abuse.program, arguments: [place], input: "go /1\nadd pro two\nundo\n")
      if isUnfinished != run.errorText.contains("Completed an edit of 8 files") {
        faults.append("the next edit said: \(run.errorText)")
      }
      if try Set(written()).count > 1 || written().contains(nil) {
        faults.append("after the next edit: \(try written())")
      }
      if folder.names(in: "decisions") != names {
        faults.append("left behind: \(folder.names(in: "decisions"))")
      }
      if faults.count > 20 { break }
    }
    return Report(tried: "\(size) signals, \(halves) halves met", faults: faults)
  }
}
