import TestSupport

nonisolated extension Row {
  /// The program's start, to its end and to its prompt.
  static let start = Row(name: "start", title: "Start to exit with `-c pros`; start to the prompt")
  {
    setting in
    var exit = Finding(what: "Start to exit")
    var contenders = [Processes.contender("proscons", "exec \"$1\" -c pros", [setting.program])]
    if let sqlite = setting.peers.path("sqlite3") {
      contenders.append(Processes.contender("sqlite3", "exec \(sqlite) :memory: 'select 1'"))
    }
    if let python = setting.peers.path("python3") {
      contenders.append(Processes.contender("python3", "exec \(python) -c 'print(1)'"))
    }
    exit.timings = try await Interleaved.times(
      of: contenders, rounds: setting.effort.rounds, turn: .zero)
    exit.compare("proscons", with: "sqlite3", atMost: 1)

    var prompt = Finding(what: "Start to the prompt, at a terminal")
    let shells = [("proscons", [], "/ai>"), ("sqlite3", [], "sqlite>"), ("python3", ["-i"], ">>>")]
    let starts = shells.compactMap { name, arguments, sign -> Contender? in
      let path = name == "proscons" ? setting.program : setting.peers.path(name)
      return path.map { path in
        Contender(name: name) { times in
          for _ in 0..<times {
            let terminal = try PseudoTerminal(path, arguments: arguments)
            try await terminal.expect("the prompt") { $0.cursorLine == sign }
          }
        }
      }
    }
    prompt.timings = try await Interleaved.times(
      of: starts, rounds: setting.effort.rounds, turn: .zero)
    prompt.compare("proscons", with: "sqlite3", atMost: 1)
    exit.remarks = setting.peers.missing(["sqlite3", "python3"])
    return [exit, prompt]
  }

  /// Commands from a pipe.
  static let pipe = Row(name: "pipe", title: "Trivial commands from a pipe") { setting in
    var findings: [Finding] = []
    let folder = try TemporaryFolder()
    let rows = "create table a(t); insert into a values('1'),('2'),('3'),('4');\n"
    for count in setting.effort.sizes(around: 100_000) {
      for (command, select) in [("where", "select 1;"), ("pros", "select * from a;")] {
        var finding = Finding(what: "\(count) times `\(command)`")
        var contenders: [Contender] = []
        for (name, line, opening) in [
          ("proscons", command, ""), ("sqlite3", select, rows), ("bc", "1", ""),
          ("python3", "print(1)", ""),
        ] {
          let path = name == "proscons" ? setting.program : setting.peers.path(name)
          // python3 -i takes seconds for what the others do in one.
          guard let path, name != "python3" || count <= 100_000 else { continue }
          let lines = String(repeating: line + "\n", count: count)
          let input = try folder.write(opening + lines, to: "\(name)-\(command)")
          let flags = name == "python3" ? "-i" : ""
          contenders.append(
            Processes.contender(
              name, "exec \"$1\" \(flags) <\"$2\" 2>/dev/null", [path, input]))
        }
        finding.timings = try await Interleaved.times(
          of: contenders, rounds: setting.effort.longRounds, turn: .zero)
        if count == 100_000 || setting.effort == .tiny {
          finding.compare("proscons", with: "sqlite3", atMost: 0.2)
        }
        finding.remarks = setting.peers.missing(["sqlite3", "bc", "python3"])
        findings.append(finding)
      }
    }
    return findings
  }
}
