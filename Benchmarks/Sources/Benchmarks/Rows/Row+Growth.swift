import TestSupport

nonisolated extension Row {
  /// Files of one repeated pattern, at doubling sizes.
  static let growth = Row(name: "growth", title: "Files of one pattern, up to 1 MB") { setting in
    let folder = try TemporaryFolder()
    let sizes = setting.effort == .full ? [128, 256, 512, 1024] : [16, 32, 64, 128]
    let base = try await ProcessorTime.least(
      "exec \"$1\" -c where", [setting.program], rounds: setting.effort.fewRounds + 2)
    var findings: [Finding] = []
    for (name, opening, piece, command) in patterns {
      var times: [Double] = []
      var finding = Finding(what: "`\(command)` of \(name)")
      for kilobytes in sizes {
        let count = kilobytes * 1024 / piece.utf8.count
        let pieces = (0..<count).map { piece.replacing("%", with: "\($0)") }.joined()
        let path = try folder.write("# T\n\n\(opening)\(pieces)\n", to: "\(kilobytes).md")
        func least() async throws -> Double {
          try await ProcessorTime.least(
            command == "--merge" ? merge : "exec \"$1\" \"$2\" -c \"$3\"",
            [setting.program, path, command],
            rounds: setting.effort.fewRounds + 2)
        }
        var time = try await least()
        // On a busy machine, all rounds of one size may be slow.
        for _ in 0..<4 {
          guard let last = times.last, time - base > 3 * last else { break }
          time = min(time, try await least())
        }
        times.append(max(noise, time - base))
        finding.remarks.append("\(kilobytes) kB: \(time.duration)")
      }
      let worst = zip(times.dropFirst(), times).map { $0 / $1 }.max() ?? 1
      var goal = Goal.atMost(3, "× the processor time for twice the size", measured: worst)
      goal.isRequired = true
      finding.goals = [goal]
      findings.append(finding)
    }
    return findings
  }

  /// Times below this number of nanoseconds are too short to compare.
  private static let noise = 5e6

  /// Merges the file with two versions, one with a line more at its beginning, one at its end.
  private static let merge = """
    { echo "- a"; cat "$2"; } >"$2.ours"
    { cat "$2"; echo "- b"; } >"$2.theirs"
    exec "$1" --merge "$2" "$2.ours" "$2.theirs"
    """

  /// Patterns whose time was once quadratic: the name, the opening, the repeated text, whose `%` is
  /// its number, and the command.
  private static let patterns = [
    ("headings", "", "## Pros\n", "check"),
    ("reversing marks", "## Pros\n\n- ", "\u{202E}", "export json"),
    ("joined emoji", "## Pros\n\n- ", "👩\u{200D}", "export json"),
    ("bullets", "## Pros\n\n", "* a\n", "export json"),
    ("titles in bold", "## Options\n\n", "**a**: b\n", "check"),
    ("keys in bold", "## Decision\n\n", "**a:** b\n", "check"),
    ("lines with a colon", "## Context\n\n", "we have a b:\n", "check"),
    ("a long heading", "## A", " option 1", "check"),
    ("an argument more", "## Pros\n\n", "* a\n", "add pro b"),
    ("an option", "## Options\n\n* A\n* B\n\n### A\n\n", "* Good, because a\n", "show 1"),
    ("options of one title", "## Options\n\n", "* Kafka\n", "compare"),
    ("options of one prefix", "## Options\n\n", "* Kafka of version %\n", "compare"),
    ("distinct headings", listed, "## Name%x\n\n* Good, because a\n\n", "check"),
    ("blank lines", "", "\n", "--merge"),
    ("equal items", "## Pros\n\n", "* a\n\n* b\n", "--merge"),
  ]

  private static let listed = "## Options\n\n" + (1...199).map { "* Choice\($0)\n" }.joined() + "\n"
}
