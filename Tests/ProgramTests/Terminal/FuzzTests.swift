import TestSupport
import Testing

extension TerminalTests {
  @Suite("any bytes at all")
  struct Fuzz {
    @Test("leave a prompt that works", arguments: 1...12)
    func bytes(seed: Int) async throws {
      for seed in Fuzzing.seeds(from: seed) { try await round(seed: seed) }
    }

    private func round(seed: Int) async throws {
      var random = SeededGenerator(seed: seed)
      let terminal = try await session(
        columns: random.number(20...90), rows: random.number(3...30))
      for _ in 1...40 { terminal.type(bytes: MonkeyKeys.bytes(using: &random)) }
      let text = String(repeating: random.pick(["é", "世", "🎉\r", "x\u{301}", "\t"]), count: 600)
      terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
      // Out of a paste, of a question and of a key that takes another one, to a fresh prompt.
      terminal.type("\u{1B}[201~")
      terminal.type("\u{3}\r\r\r")
      let word = "works\(seed)"
      terminal.type("\(word)\r")
      // Behind all that was typed.
      try await terminal.expect("the answer to \(word)", within: Patience.program) {
        $0.text.filter { !$0.isWhitespace }.contains("nocommand\"\(word)\"")
          && $0.cursorLine.hasSuffix(">")
      }
    }
  }
}
