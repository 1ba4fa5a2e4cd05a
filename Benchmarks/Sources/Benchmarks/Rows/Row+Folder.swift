import TestSupport

nonisolated extension Row {
  /// A large folder: listed and read.
  static let folder = Row(name: "folder", title: "A folder of 1,000,000 arguments: list, read all")
  {
    setting in
    var findings: [Finding] = []
    for files in setting.effort == .full ? [100, 1000, 3000] : [5] {
      let corpus = try Corpus(files: files, arguments: 1000, seed: setting.seed)
      let path = corpus.folder.path
      var list = Finding(what: "List \(files) files, to the exit")
      list.timings = try await Interleaved.times(
        of: [Processes.contender("list", "exec \"$1\" \"$2\" -c show", [setting.program, path])],
        rounds: setting.effort.longRounds, turn: .zero)
      if let time = list.timing("list")?.time.median {
        list.goals = [.atMost(50, "ms to the whole list", measured: time / 1e6)]
      }
      var all = Finding(what: "Read all \(files * 1000) arguments")
      var contenders = [
        Processes.contender("cat", "cat \"$1\"/*.md", [path]),
        Processes.contender("read all", "\"$1\" \"$2\" -c check", [setting.program, path]),
      ]
      if files <= 1000 {
        let tables = try await PeerTables(of: corpus, setting)
        contenders += tables.readers(setting)
      }
      all.timings = try await Interleaved.times(
        of: contenders, rounds: setting.effort.longRounds, turn: .zero)
      all.remarks =
        setting.peers.missing(["sqlite3", "jq"])
        + (files > 1000 ? ["three times the million, since ten times would fill the disk"] : [])
      all.compare("read all", with: "cat", atMost: 4)
      try await all.weighMemory(of: path, setting)
      findings += [list, all]
    }
    return findings
  }

  /// Finding words in a large folder.
  static let find = Row(name: "find", title: "`find` over 1,000,000 arguments, with reading") {
    setting in
    let corpus = try Corpus(
      files: setting.effort == .full ? 1000 : 5, arguments: 1000, seed: setting.seed)
    let path = corpus.folder.path
    var finding = Finding(what: "find \(Corpus.rareWord)")
    var contenders = [
      Processes.contender(
        "proscons", "\"$1\" \"$2\" -c 'find \(Corpus.rareWord)'", [setting.program, path])
    ]
    let peers = [
      ("grep", "cat \"$2\"/*.md | \"$1\" -i -c -F \(Corpus.rareWord)"),
      ("rg", "\"$1\" -i -c -F -g '*.md' \(Corpus.rareWord) \"$2\""),
      ("fzf", "cat \"$2\"/*.md | \"$1\" --filter \(Corpus.rareWord)"),
    ]
    for (name, command) in peers {
      guard let peer = setting.peers.path(name) else { continue }
      contenders.append(Processes.contender(name, command, [peer, path]))
    }
    let tables = try await PeerTables(of: corpus, setting)
    contenders += tables.finders(Corpus.rareWord, setting)
    finding.timings = try await Interleaved.times(
      of: contenders, rounds: setting.effort.longRounds, turn: .zero)
    finding.compare("proscons", with: "grep", atMost: 1)
    finding.remarks = setting.peers.missing(peers.map(\.0) + ["sqlite3"])
    let firstPage = try await FirstPage.finding(in: corpus, setting)
    withExtendedLifetime(corpus) {}
    return [finding, firstPage]
  }

  /// One edit of a file, and the least that it can cost.
  static let edit = Row(name: "edit", title: "One edit (`weigh`) to disk") { setting in
    let corpus = try Corpus(files: 1, arguments: 1000, seed: setting.seed)
    let file = corpus.folder.path(of: "0001-decision.md")
    var finding = Finding(what: "100 edits of a file of 1,000 arguments")
    let edits = (0..<100).map { "weigh 1 \(2 + $0 % 2)\n" }.joined()
    let input = try corpus.folder.write(edits, to: "edits")
    finding.timings = try await Interleaved.times(
      of: [
        Contender(name: "write, fsync, rename") { times in
          for _ in 0..<times * 100 { try BareWrite.rewrite(file) }
        },
        Processes.contender(
          "write, sync and mv in a shell",
          "for n in $(seq 100); do cp \"$1\" \"$1.new\"; sync \"$1.new\"; mv \"$1.new\" \"$1\"; done",
          [file]),
        Processes.contender(
          "proscons", "exec \"$1\" \"$2\" --at /0001/1/pros <\"$3\"",
          [setting.program, file, input]),
      ], rounds: setting.effort.longRounds, turn: .zero)
    finding.compare("proscons", with: "write, fsync, rename", atMost: 2)
    withExtendedLifetime(corpus) {}
    return [finding]
  }
}

extension Finding {
  /// Adds how much memory reading all takes, as a multiple of the bytes of the files.
  mutating func weighMemory(of path: String, _ setting: Setting) async throws {
    guard let time = setting.peers.path("time") else {
      return remarks += setting.peers.missing(["time"])
    }
    let kilobytes = try await Processes.run(
      "\(time) -f %M \"$1\" \"$2\" -c check 2>&1 >/dev/null | tail -1",
      [setting.program, path])
    let bytes = try await Processes.run("cat \"$1\"/*.md | wc -c", [path])
    guard let memory = Double(kilobytes.trimmed), let size = Double(bytes.trimmed) else { return }
    goals.append(.atMost(2, "× the bytes of the files in memory", measured: memory * 1024 / size))
  }
}

extension String {
  /// Without blanks and line ends.
  fileprivate var trimmed: String { filter { !$0.isWhitespace } }
}
