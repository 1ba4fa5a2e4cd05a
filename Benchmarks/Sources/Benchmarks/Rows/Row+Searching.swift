import TestSupport

nonisolated extension Row {
  /// The time from a key of a search to its matches on the screen.
  static let search = Row(name: "search", title: "Key → matches of search as you type") {
    setting in
    var findings: [Finding] = []
    for files in setting.effort.sizes(around: 1000) {
      let corpus = try setting.corpora.ofThousands(files)
      let count = files * 1000
      var finding = Finding(
        what: "Key → matches of a search, among \(count.grouped) arguments")
      let isFigure = files == setting.effort.figureSize(1000)
      finding.latency(try await samples(corpus, setting), atMost: isFigure ? 100 : nil)
      finding.grow("Key → matches of a search, among arguments", to: count, "proscons")
      findings.append(finding)
    }
    return findings
  }

  @MainActor private static func samples(_ corpus: Corpus, _ setting: Setting) async throws
    -> [Double]
  {
    let terminal = try PseudoTerminal(setting.program, arguments: [corpus.folder.path])
    try await terminal.expect("the prompt", within: .seconds(60)) { $0.cursorLine == "/>" }
    // Builds the index, which is not measured.
    terminal.type("/")
    try await terminal.expect("the search", within: .seconds(120)) { $0.text.contains("to search") }
    var samples: [Double] = []
    for _ in 0..<setting.effort.rounds {
      for word in [Corpus.rareWord, "latency"] {
        terminal.type("\u{1B}")
        try await terminal.expect("the prompt", within: .seconds(5)) { $0.cursorLine == "/>" }
        terminal.type("/")
        try await terminal.expect("the search", within: .seconds(5)) {
          $0.text.contains("to search")
        }
        for end in word.indices {
          // Faster than anyone types for long.
          try await ContinuousClock().sleep(for: .milliseconds(40))
          let start = ContinuousClock.now
          terminal.type(String(word[end]))
          try await seeMatches(of: word[...end], terminal)
          samples.append(start.duration(to: .now).nanoseconds)
        }
      }
    }
    return samples
  }

  /// Waits for the matches of the last key. Checks the cursor first, because the check runs every
  /// few bytes and its cost must not count.
  @MainActor private static func seeMatches(
    of text: Substring, _ terminal: PseudoTerminal
  ) async throws {
    let column = "/> /\(text)".count
    try await terminal.expect("the matches of \(text)", within: .seconds(20)) { screen in
      screen.cursor.column == column
        && (1...12).contains {
          screen.line(screen.cursor.row + $0).contains(" for \"\(text)\"")
        }
    }
  }
}
