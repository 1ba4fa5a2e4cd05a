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
        environment: ["EDITOR": "true"], columns: random.number(20...90),
        rows: random.number(3...30))
      for _ in 1...40 { terminal.type(bytes: MonkeyKeys.bytes(using: &random)) }
      let text = String(repeating: random.pick(["é", "世", "🎉\r", "x\u{301}", "\t"]), count: 600)
      terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
      // Out of a paste, of a question and of a key that takes another one.
      terminal.type("\u{1B}[201~\u{3}\r\r\r")
      // Much of that may still be waiting, and a pasted block that fails drops what was typed behind it, so that it
      // may take a while until a line is one again.
      for attempt in 1...6 {
        let word = "works\(attempt)"
        terminal.type("\u{3}\u{3}\u{3}\(word)\r")
        do {
          return try await terminal.expect(
            "the answer to \(word)", within: .seconds(5 * Patience.factor)
          ) { screen in
            let text = (screen.scrolledOff.suffix(9) + [screen.text]).joined()
            return text.filter { !$0.isWhitespace }.contains("nocommand\"\(word)\"")
              && screen.cursorLine.hasSuffix(">")
          }
        } catch  where attempt < 6 {}
      }
    }
  }
}
