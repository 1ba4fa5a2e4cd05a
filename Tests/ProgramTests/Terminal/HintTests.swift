import TestSupport
import Testing

extension TerminalTests {
  @Suite("hints")
  struct Hints {
    @Test("stand below no question about a paste, also where a command goes on in a second line")
    func besideQuestion() async throws {
      let terminal = try await session()
      terminal.type("weigh 1 \\\r")
      try await terminal.expect(line: "…")
      terminal.type("\u{1B}[200~2\rwhere\u{1B}[201~")
      try await terminal.expect("the question, and nothing below it") {
        $0.cursorLine == "Run these 2 lines? (y, N)" && $0.line($0.cursor.row + 1) == ""
      }
      terminal.type("n")
      try await terminal.expect(line: "…")
    }

    @Test(
      "tell the usage of the command that is being typed",
      arguments: [
        ("WEIGH 1", "weigh [N] W   Give argument N the weight W"), ("op", "open  option"),
      ])
    func usage(typed: String, hint: String) async throws {
      let terminal = try await session()
      terminal.type(typed)
      try await terminal.expect(hint) {
        $0.cursorLine == "/ai> \(typed)" && $0.line($0.cursor.row + 1) == hint
      }
    }

    @Test("mark the word that the cursor is at")
    func marked() async throws {
      let terminal = try await session()
      terminal.type("weigh 1")
      try await terminal.expect(text: "weigh [N] W   Give")
      terminal.type(" 2")
      try await terminal.expect(line: "/ai> weigh 1 2")
      terminal.type("\u{1}\r")
      try await terminal.expect("the answer") { $0.cursorLine == "/ai>" }
      let output = String(decoding: terminal.output, as: UTF8.self)
      for usage in ["weigh \u{1B}[1m[N]\u{1B}[0m W", "weigh [N] \u{1B}[1mW\u{1B}[0m"] {
        #expect(output.contains(usage))
      }
    }

    @Test("are not for a terminal that can't redraw")
    func plain() async throws {
      let terminal = try await session(environment: ["TERM": "dumb"])
      terminal.type("weigh\t\r")
      try await terminal.expect(text: "error:")
      #expect(!terminal.screen.text.contains("Give argument"))
      #expect(!terminal.output.contains(0x1B))
    }
  }
}
