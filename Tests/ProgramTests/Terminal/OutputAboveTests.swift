import TestSupport
import Testing

extension TerminalTests {
  @Suite("output while a line is being typed")
  struct OutputAbove {
    /// A session in which the pros come so late that something has been typed by then.
    private func waiting(
      typing keys: String, columns: Int = 80, rows: Int = 24, errorsTo path: String? = nil
    ) async throws -> PseudoTerminal {
      let terminal = try await session(errorsTo: path, columns: columns, rows: rows)
      terminal.type("inject pros slow 1s\r")
      try await terminal.expect("the fault, and the prompt") {
        $0.text.contains("pros: slow") && $0.cursorLine == "/ai>"
      }
      terminal.type("pros\r\(keys)")
      return terminal
    }

    @Test("stands above it; line and cursor stay as they were")
    func above() async throws {
      let terminal = try await waiting(typing: "half\u{1B}[D\u{1B}[D")
      try await terminal.expect("rows above, the line below") {
        $0.text.contains("\n1  ") && $0.text.contains("\n4  ") && $0.cursorLine.hasSuffix("> half")
          && $0.cursor.column == $0.cursorLine.count - 2
      }
      terminal.type("X\r")
      try await terminal.expect(text: "there is no command \"haXlf\"")
    }

    @Test(
      "leaves a line of several rows whole, at any margin", arguments: [10, 13, 14, 15, 16, 28, 31])
    func wrapped(length: Int) async throws {
      let word = String("0123456789世界abcdefghij世界世界uvwxyz".prefix(length))
      let terminal = try await waiting(typing: word + "\u{1B}[D", columns: 20, rows: 8)
      try await terminal.expect("rows above") {
        ($0.scrolledOff.joined() + $0.text).contains("1  Error") && !$0.cursorLine.isEmpty
      }
      terminal.type("X\r")
      let edited = word.dropLast() + "X" + word.suffix(1)
      try await terminal.expect("the answer") {
        let all = ($0.scrolledOff + [$0.text]).joined()
        return all.filter { !$0.isWhitespace }.contains("thereisnocommand\"\(edited)\"")
          && $0.cursorLine.hasSuffix(">")
      }
    }

    @Test("comes also inside ^R")
    func searching() async throws {
      let terminal = try await waiting(typing: "\u{12}inj")
      try await terminal.expect("rows above the search") {
        $0.text.contains("\n4  ") && $0.cursorLine == "history \"inj\"> inject pros slow 1s"
      }
    }

    @Test("errors that go to a file carry no escape byte")
    func errorsElsewhere() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path(of: "errors")
      let terminal = try await waiting(typing: "half", errorsTo: path)
      try await terminal.expect("rows above") { $0.text.contains("\n4  ") }
      terminal.type("\r\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      let errors = try await Transcript.of("/bin/cat", arguments: [path])
      #expect(errors.text.contains("there is no command \"half\""))
      #expect(!errors.output.contains(0x1B))
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("there is no command"))
    }
  }
}
