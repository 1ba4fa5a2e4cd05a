import TestSupport

nonisolated extension Row {
  /// A key of a search, until its matches are seen.
  static let search = Row(name: "search", title: "Key → result of search as you type") { setting in
    var findings: [Finding] = []
    for files in setting.effort.sizes(around: 1000) {
      let corpus = try setting.corpora.ofThousands(files)
      let count = files * 1000
      var finding = Finding(what: "Key → result of a search, among \(count.grouped) arguments")
      let isFigure = files == setting.effort.figureSize(1000)
      finding.latency(
        try await samples(corpus, setting), atMost: isFigure ? 16 : nil,
        ifMissed: "each key goes through all texts; other runs stayed below")
      finding.grow("Key → result of a search, among arguments", to: count, "proscons")
      findings.append(finding)
    }
    return findings
  }

  @MainActor private static func samples(_ corpus: Corpus, _ setting: Setting) async throws
    -> [Double]
  {
    let terminal = try PseudoTerminal(setting.program, arguments: [corpus.folder.path])
    try await terminal.expect("the prompt", within: .seconds(60)) { $0.cursorLine == "/>" }
    var samples: [Double] = []
    for _ in 0..<setting.effort.rounds {
      terminal.type("/\(Corpus.rareWord.dropLast())")
      try await terminal.expect("matches", within: .seconds(120)) {
        $0.text.contains("of \"\(Corpus.rareWord.dropLast())\"")
      }
      let start = ContinuousClock.now
      terminal.type(String(Corpus.rareWord.suffix(1)))
      try await terminal.expect("the answer to the last key", within: .seconds(5)) {
        $0.text.contains("of \"\(Corpus.rareWord)\"")
      }
      samples.append(start.duration(to: .now).nanoseconds)
      terminal.type("\u{1b}")
      try await terminal.expect("the prompt", within: .seconds(5)) { $0.cursorLine == "/>" }
    }
    return samples
  }
}
