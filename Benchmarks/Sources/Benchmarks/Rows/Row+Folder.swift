import TestSupport

nonisolated extension Row {
  /// Listing and reading a large folder.
  static let folder = Row(name: "folder", title: "A folder of 1,000,000 arguments: list, read all")
  {
    setting in
    var findings: [Finding] = []
    for files in setting.effort.sizes(around: 1000) {
      let isFigure = files == setting.effort.figureSize(1000)
      let rounds = isFigure ? setting.effort.longRounds : setting.effort.fewRounds
      let path = try setting.corpora.ofThousands(files).folder.path

      var first = Finding(
        what: "The first screen of a list of \(files.grouped) files, at a terminal")
      first.timings = try await Interleaved.times(
        of: [
          Contender(name: "first screen") { times in
            for _ in 0..<times {
              let terminal = try PseudoTerminal(setting.program, arguments: [path])
              try await terminal.expect("the list", within: .seconds(60)) {
                $0.text.contains("Decision 1") && $0.cursorLine == "/>"
              }
            }
          }
        ], rounds: rounds, turn: .zero)
      first.grow("The first screen of a list of files", to: files, "first screen")
      if isFigure, let time = first.timing("first screen")?.time.median {
        first.goals = [.atMost(100, "ms", measured: time / 1e6)]
      }

      var list = Finding(what: "The whole list of \(files.grouped) files, to a pipe")
      list.timings = try await Interleaved.times(
        of: [Processes.contender("list", "exec \"$1\" \"$2\" -c show", [setting.program, path])],
        rounds: rounds, turn: .zero)
      list.grow("The whole list of files", to: files, "list")

      var all = Finding(what: "Read all \((files * 1000).grouped) arguments")
      var contenders = [
        Processes.contender("cat", "cat \"$1\"/*.md", [path]),
        Processes.contender("read all", "exec \"$1\" \"$2\" -c check", [setting.program, path]),
      ]
      if isFigure {
        contenders += try await setting.corpora.tables(ofThousands: files).readers(setting.peers)
        all.remarks = setting.peers.missing(["sqlite3", "jq"])
      }
      all.timings = try await Interleaved.times(of: contenders, rounds: rounds, turn: .zero)
      if isFigure {
        all.compare(
          "read all", with: "cat", atMost: 7,
          ifMissed: "most of it is telling what each line of Markdown means")
      }
      all.grow("Read all arguments", to: files * 1000, "read all")
      findings += [first, list, all]
      findings.append(
        try await Memory.finding("read all", "check", files: files, isJudged: isFigure, setting))
      findings.append(
        try await Memory.finding(
          "the index of a search", "search \(Corpus.rareWord)", files: files, isJudged: isFigure,
          atMost: 4, setting))
    }
    findings.append(try await prose(setting))
    return findings
  }

  /// Reading files as people write them, in processor time: a folder takes several processors.
  @MainActor private static func prose(_ setting: Setting) async throws -> Finding {
    let files = setting.effort.figureSize(2800)
    let folder = try setting.corpora.ofProse(files).folder
    let rounds = setting.effort.longRounds
    let cat = try await ProcessorTime.least("cat \"$1\"/*.md", [folder.path], rounds: rounds)
    let check = try await ProcessorTime.least(
      "{ \"$1\" \"$2\" -c check || true; }", [setting.program, folder.path], rounds: rounds)
    var finding = Finding(what: "Read \(files.grouped) files of prose")
    finding.remarks = ["cat: \(cat.duration)", "check: \(check.duration)"]
    finding.goals = [
      .atMost(
        10, "× the processor time of cat", measured: check / max(cat, 1),
        ifMissed: "most of it is telling what headings and outcomes mean")
    ]
    return finding
  }
}
