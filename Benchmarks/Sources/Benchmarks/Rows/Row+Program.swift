import TestSupport

nonisolated extension Row {
  /// Starting the program, up to its exit and up to its prompt.
  static let start = Row(name: "start", title: "Start to exit with `-c pros`; start to the prompt")
  {
    setting in
    var exit = Finding(what: "Start to exit, `-c pros`")
    var contenders = [Processes.contender("proscons", "exec \"$1\" -c pros", [setting.program])]
    if let sqlite = setting.peers.path("sqlite3") {
      contenders.append(Processes.contender("sqlite3", "exec \(sqlite) :memory: 'select 1'"))
    }
    if let python = setting.peers.path("python3") {
      contenders.append(Processes.contender("python3", "exec \(python) -c 'print(1)'"))
    }
    exit.timings = try await Interleaved.times(
      of: contenders, rounds: setting.effort.rounds, turn: .zero)
    exit.compare("proscons", with: "sqlite3", atMost: 1.2, ifMissed: runtime)

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
    prompt.compare("proscons", with: "sqlite3", atMost: 1.6, ifMissed: "the same, and libedit")
    exit.remarks = setting.peers.missing(["sqlite3", "python3"])
    return [exit, prompt]
  }

  private static let runtime =
    "a third of its instructions are of Swift's runtime, which makes each generic type when it is first used"
}
