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
      for _ in 1...40 { terminal.type(bytes: Self.piece(using: &random)) }
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

    private static func piece(using random: inout SeededGenerator) -> [UInt8] {
      // What ends or stops the program: ^D, ^Z and ^\.
      let leaving: Set<UInt8> = [0x04, 0x1A, 0x1C]
      switch random.number(0...5) {
      case 0:
        return (1...random.number(1...60)).map { _ in UInt8.random(in: 0...255, using: &random) }
          .filter { !leaving.contains($0) }
      case 1:
        let torn = ["\u{1B}[", "\u{1B}[2", "\u{1B}[20", "\u{1B}[200~", "\u{1B}O"]
        return Array(random.pick(torn).utf8)
      case 2:
        let keys = ["\u{1B}[A", "\u{1B}[B", "\u{12}", "\u{1F}", "\u{1B}", "\u{16}"]
        return Array(random.pick(keys).utf8)
      case 3:
        let text = String(repeating: random.pick(["é", "世", "🎉\r", "x\u{301}", "\t"]), count: 600)
        return Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
      case 4:
        return Array(random.pick(["世", "🎉", "é"]).utf8.dropLast())
      default:
        return Array("words and spaces ".utf8.shuffled(using: &random))
      }
    }
  }
}
