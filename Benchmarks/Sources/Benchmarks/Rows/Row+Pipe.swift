import TestSupport

nonisolated extension Row {
  /// Commands from a pipe.
  static let pipe = Row(name: "pipe", title: "Trivial commands from a pipe") { setting in
    var findings: [Finding] = []
    let folder = try TemporaryFolder()
    for count in setting.effort.sizes(around: 100_000) {
      let isFigure = count == setting.effort.figureSize(100_000)
      for (command, select, limit, reason) in [
        (
          "where", "select 1;", 1.5, "a fifth of it is counting references to the strings of a line"
        ),
        (
          "pros", "select * from a;", 1.5,
          "two fifths of it are counting references to the texts of five lines"
        ),
      ] {
        var finding = Finding(what: "\(count.grouped) times `\(command)` from a pipe")
        finding.timings = try await Interleaved.times(
          of: contenders(command, select, count, in: folder, withPeers: isFigure, setting),
          rounds: isFigure ? setting.effort.longRounds : setting.effort.fewRounds, turn: .zero)
        if isFigure {
          finding.compare("proscons", with: "sqlite3", atMost: limit, ifMissed: reason)
          finding.remarks = setting.peers.missing(["sqlite3", "bc", "python3"])
        }
        finding.grow("So many times `\(command)` from a pipe", to: count, "proscons")
        findings.append(finding)
      }
    }
    return findings
  }

  @MainActor private static func contenders(
    _ command: String, _ select: String, _ count: Int, in folder: TemporaryFolder, withPeers: Bool,
    _ setting: Setting
  ) throws -> [Contender] {
    let rows = "create table a(t); insert into a values('1'),('2'),('3'),('4');\n"
    let all = [
      ("proscons", command, ""), ("sqlite3", select, rows), ("bc", "1", ""),
      ("python3", "print(1)", ""),
    ]
    return try all.prefix(withPeers ? all.count : 1).compactMap { name, line, opening in
      let path = name == "proscons" ? setting.program : setting.peers.path(name)
      guard let path else { return nil }
      let lines = String(repeating: line + "\n", count: count)
      let input = try folder.write(opening + lines, to: "\(name)-\(command)")
      let flags = name == "python3" ? "-i" : ""
      return Processes.contender(
        name, "exec \"$1\" \(flags) <\"$2\" 2>/dev/null", [path, input])
    }
  }
}
