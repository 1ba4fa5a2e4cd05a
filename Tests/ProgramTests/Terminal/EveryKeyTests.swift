import TestSupport
import Testing

extension TerminalTests {
  /// The screen is compared after each key, and each alert comes at a moment that follows from the
  /// seed: what goes wrong here goes wrong again.
  @Suite("After every key")
  struct EveryKey {
    @Test("the screen shows the line as if it were drawn anew", arguments: 1...seeds)
    func line(seed: Int) async throws {
      var random = SeededGenerator(seed: seed)
      let (columns, rows) = (random.pick([20, 21, 33]), random.pick([8, 12, 24]))
      let folder = try TemporaryFolder()
      let pipe = try folder.makePipe("alerts")
      let alerts = open(pipe, O_RDWR | O_CLOEXEC)
      defer { close(alerts) }
      let terminal = try PseudoTerminal(
        Program.path("storm"), arguments: [pipe], columns: columns, rows: rows)
      let below = ["one below", "two below, which is too long for a narrow terminal"].map {
        $0.count < columns ? $0 : $0.prefix(columns - 2) + "…"
      }
      let alphabet = Array(random.pick(["x世", "世界x", "世界好é🎉 ab"]))
      var typed = TypedLine(limit: columns * (rows - 4) / 2, alphabet: alphabet)
      try await terminal.expect("a prompt") { $0.text.hasPrefix(">\n") }
      var (alert, keys) = (0, "")
      for _ in 1...120 {
        keys += typed.press(using: &random)
        let isAlerted = random.number(0...3) == 0
        // Some keys come together, so that an alert comes before they are dealt with, or between.
        if random.number(0...4) == 0, !isAlerted { continue }
        terminal.type(keys)
        keys = ""
        if isAlerted {
          alert += 1
          let bytes = Array("alert \(alert)\n".utf8)
          #expect(write(alerts, bytes, bytes.count) == bytes.count)
        }
        let picture = LinePicture(
          prompt: "> ", text: typed.text, cursor: typed.cursor, columns: columns)
        let last = "alert \(alert)"
        try await terminal.expect("\(picture) after \(last)") { [alert] in
          let top = $0.cursor.row - picture.cursor.row
          return picture.isShown(on: $0, above: below)
            && (alert == 0 || $0.line(top - 1) == last)
        }
      }
    }

    /// More of them by an environment variable, for a hunt.
    private static let seeds = getenv("EVERY_KEY_SEEDS").flatMap { Int(String(cString: $0)) } ?? 12
  }
}
