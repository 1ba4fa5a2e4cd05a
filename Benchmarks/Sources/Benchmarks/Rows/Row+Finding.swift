import TestSupport

nonisolated extension Row {
  /// Finding words in a large folder.
  static let find = Row(name: "find", title: "`find` over 1,000,000 arguments, with reading") {
    setting in
    var findings: [Finding] = []
    let words = [
      (Corpus.rareWord, "a word that two files of three have", 3.0),
      (Corpus.rarestWord, "a word that one file of a hundred has", 1),
    ]
    for files in setting.effort.sizes(around: 1000) {
      let isFigure = files == setting.effort.figureSize(1000)
      for (word, description, limit) in words {
        var finding = Finding(
          what: "`find` \(description) in \((files * 1000).grouped) arguments, with reading them")
        finding.timings = try await Interleaved.times(
          of: contenders(word, files: files, withPeers: isFigure, setting),
          rounds: isFigure ? setting.effort.longRounds : setting.effort.fewRounds, turn: .zero)
        finding.grow("`find` \(description)", to: files * 1000, "proscons")
        if isFigure {
          finding.compare(
            "proscons", with: "grep", atMost: limit,
            ifMissed:
              "a file that has the word is read as a decision, for where it stands; grep counts lines"
          )
          finding.remarks = setting.peers.missing(["grep", "rg", "fzf", "sqlite3"])
        }
        findings.append(finding)
      }
      findings.append(
        try await FirstPage.finding(in: setting.corpora.ofThousands(files), isFigure, setting))
    }
    return findings
  }

  @MainActor private static func contenders(
    _ word: String, files: Int, withPeers: Bool, _ setting: Setting
  ) async throws -> [Contender] {
    let path = try setting.corpora.ofThousands(files).folder.path
    let ours = Processes.contender(
      "proscons", "exec \"$1\" \"$2\" -c 'find \(word)'", [setting.program, path])
    guard withPeers else { return [ours] }
    let commands = [
      ("grep", "cat \"$2\"/*.md | \"$1\" -i -c -F \(word)"),
      ("rg", "\"$1\" -i -c -F -g '*.md' \(word) \"$2\""),
      ("fzf", "cat \"$2\"/*.md | \"$1\" --filter \(word)"),
    ]
    let peers = commands.compactMap { name, command in
      setting.peers.path(name).map { Processes.contender(name, command, [$0, path]) }
    }
    let tables = try await setting.corpora.tables(ofThousands: files)
    return [ours] + peers + tables.finders(word, setting.peers)
  }
}
