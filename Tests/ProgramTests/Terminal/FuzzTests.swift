import TestSupport
import TestTools
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
      @Sendable func isAnswered(_ screen: ScreenModel) -> Bool {
        screen.text.filter { !$0.isWhitespace }.contains("nocommand\"\(word)\"")
          && screen.cursorLine.hasSuffix(">")
      }
      // Behind all that was typed. A pasted block that fails drops that; its line comes back, and then the
      // one before the block.
      try await terminal.expect("the answer to \(word), or a stop", within: Patience.program) {
        isAnswered($0) || $0.text.contains("Stopped; ")
      }
      terminal.type("\u{3}\u{3}\u{3}\(word)\r")
      try await terminal.expect("the answer to \(word)", within: Patience.program, isAnswered)
    }
  }
}
