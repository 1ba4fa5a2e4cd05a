import TestSupport
import Testing

extension TerminalTests {
  @Suite("A question that libedit asks below the line")
  struct Question {
    @Test(
      "is left without running or crashing anything, and the line comes back",
      arguments: [
        "one\r/none\r\u{3}two\u{1B}/on\u{1B}[D\u{1B}ix", "two\u{1B}/\u{1B}OD\u{1B}ix",
        "two\u{1B}:a\"b\r\u{1B}ix", "two\u{1B}:a\\\r\u{1B}ix",
        "two\u{1B}:a\"b\u{1B}[D\u{1B}\u{1B}ix",
      ])
    func left(keys: String) async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(keys)
      try await terminal.expect("the line as it was") {
        $0.cursorLine.filter { $0 != "x" } == "/ai> two" && $0.cursorLine.contains("x")
      }
    }

    @Test("ends with the line on ^C")
    func interrupt() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("two\u{1B}/on\u{3}three")
      try await terminal.expect("a fresh line") { $0.text.hasSuffix("/ai> two^C\n/ai> three") }
    }

    @Test("is not seen in a line that begins with a quoted line end")
    func none() async throws {
      let terminal = try await session(editrc: #"bind -s ^G ^V\\n/a"#)
      terminal.type("\u{7}\u{1}")
      try await terminal.expect("the cursor before it") {
        $0.cursorLine == "/a" && $0.cursor.column == 0
      }
      terminal.type("\u{1B}b\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("/a^C\n/ai>") }
    }

    @Test("takes a line that is pasted, and is left by several")
    func paste() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("two\u{1B}/on\u{1B}[200~Xé\u{1B}[201~")
      try await terminal.expect("the question") { $0.cursorLine == "/onXé" }
      terminal.type("\u{1B}")
      try await terminal.expect(line: "/ai> two")
      terminal.type("/on\u{1B}[200~a\rb\u{1B}[201~")
      try await terminal.expect(line: "Run these 2 lines? (y, n)")
      terminal.type("n")
      try await terminal.expect(line: "/ai> two")
    }
  }
}
