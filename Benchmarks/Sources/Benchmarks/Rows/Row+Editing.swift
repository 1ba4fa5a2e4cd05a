import TestSupport

nonisolated extension Row {
  /// An edit of a file, compared with the minimum cost of rewriting it.
  static let edit = Row(name: "edit", title: "One edit (`weigh`) to disk") { setting in
    var findings: [Finding] = []
    for arguments in setting.effort.sizes(around: 1000) {
      let isFigure = arguments == setting.effort.figureSize(1000)
      let corpus = try setting.corpora.file(of: arguments)
      let file = corpus.folder.path(of: "0001-decision.md")
      let edits = (0..<100).map { "weigh 1 \(2 + $0 % 2)\n" }.joined()
      let input = try corpus.folder.write(edits, to: "edits")
      var finding = Finding(what: "100 edits of a file of \(arguments.grouped) arguments")
      finding.timings = try await Interleaved.times(
        of: [
          BareWrite.contender(.inPlace, file), BareWrite.contender(.replacing, file),
          BareWrite.contender(.replacingForGood, file),
          Processes.contender(
            "write, sync and mv in a shell",
            """
            for n in $(seq 100); do cp "$1" "$1.new"; sync "$1.new"; mv "$1.new" "$1"; done
            """, [file]),
          Processes.contender(
            "proscons", "exec \"$1\" \"$2\" --at /0001/1/pros <\"$3\"",
            [setting.program, file, input]),
        ],
        rounds: isFigure ? setting.effort.longRounds : setting.effort.fewRounds, turn: .zero)
      if isFigure {
        finding.compare(
          "proscons", with: BareWrite.Way.replacingForGood.rawValue, atMost: 4,
          ifMissed:
            "what an edit has made is read as a decision, to prove that it says what was meant")
      }
      finding.grow("100 edits of a file of arguments", to: arguments, "proscons")
      findings.append(finding)
      withExtendedLifetime(corpus) {}
    }
    return findings
  }
}
