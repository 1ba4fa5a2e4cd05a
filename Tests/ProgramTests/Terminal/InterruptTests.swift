import TestSupport
import Testing

extension TerminalTests {
  @Suite("^C")
  struct Interrupt {
    @Test("clears the line at the prompt, and what follows it is kept")
    func clears() async throws {
      let terminal = try await session()
      terminal.type("abc\u{3}def")
      try await terminal.expect(text: "\n/ai> abc^C\n/ai> def")
    }

    @Test("leaves a wrapped line for the row below it")
    func wrapped() async throws {
      let terminal = try await session(columns: 20, rows: 10)
      terminal.type("0123456789012345678901234567890123456789\u{1}\u{3}x")
      try await terminal.expect(text: "\n56789^C\n/ai> x")
    }

    @Test("ends a search in the history")
    func search() async throws {
      let terminal = try await session()
      terminal.type("\u{12}xyz\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("\n/ai> ^C\n/ai>") }
      terminal.type("next\r")
      try await terminal.expect(text: "there is no command \"next\"")
    }

    @Test("ends one that takes several rows")
    func wrappedSearch() async throws {
      let terminal = try await session(columns: 20, rows: 12)
      terminal.type("\u{12}a search that is longer than a row")
      try await terminal.expect("several rows") { $0.cursor.row > 2 && !$0.cursorLine.isEmpty }
      terminal.type("\u{3}next\r")
      try await terminal.expect("the next line alone") {
        $0.text.filter { !$0.isWhitespace }.contains("nocommand\"next\"")
          && $0.cursorLine == "/ai>"
      }
    }

    @Test("cancels a fetch that hangs and keeps what has been typed")
    func fetch() async throws {
      let terminal = try await session()
      terminal.type("inject all hang\rrefresh\r")
      try await terminal.expect("that it loads again") {
        $0.text.contains("> refresh\n") && $0.line($0.cursor.row + 1).contains("Loading")
      }
      terminal.type("ty")
      try await terminal.expect(line: "/ai> ty")
      terminal.type("\u{3}ped")
      try await terminal.expect("cancelled, the line kept") {
        $0.text.contains("Cancelled") && $0.cursorLine == "/ai> typed"
      }
      #expect(!terminal.screen.text.contains("Alert"))
    }

    @Test("cancels an edit that waits, and drops the lines that were typed ahead meanwhile")
    func edit() async throws {
      let terminal = try await session()
      terminal.type("inject all hang\radd pro Slow\r")
      try await terminal.expect(text: "Writing… (^C cancels)")
      terminal.type("heal\radd pro Unwanted\rhalf\u{3}where\r")
      try await terminal.expect("what was typed behind ^C, alone") {
        $0.text.hasSuffix("Writing… (^C cancels)\nCancelled\n/ai> where\n/ai\n/ai>")
      }
    }

    @Test(
      "leaves a search that Enter waits for, as Escape does", arguments: ["", "q", "\u{1B}[Aé"])
    func escaped(behind keys: String) async throws {
      let terminal = try await session()
      terminal.type("inject all hang\r")
      try await terminal.expect(line: "/ai>")
      terminal.type("/x\r\(keys)")
      try await terminal.expect(line: "/ai> /x")
      terminal.type("\u{1B}")
      try await terminal.expect(line: "/ai>")
      terminal.type("where\r")
      try await terminal.expect(text: "/ai> where\n/ai\n/ai>")
    }

    @Test("leaves a search that Enter waits for, whatever has been typed behind it")
    func accepting() async throws {
      let terminal = try await session()
      terminal.type("inject all hang\r")
      try await terminal.expect(line: "/ai>")
      terminal.type("/x\rq")
      try await terminal.expect(line: "/ai> /x")
      terminal.type("\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("/x^C\n/ai>") }
      terminal.type("where\r")
      try await terminal.expect(text: "\n/ai\n/ai>")
    }

    @Test("runs nothing where vi's `:` has switched libedit's editing off")
    func switchedOff() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("\u{1B}:edit off\rx\r")
      try await terminal.expect("the answer and a prompt") {
        $0.text.contains("no command \"x\"") && $0.cursorLine == "/ai>"
      }
      terminal.type("where\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("^C\n/ai>") }
      #expect(!terminal.screen.text.contains("\n/ai\n"))
    }

    @Test("runs nothing where ~/.editrc leaves editing to the kernel")
    func unedited() async throws {
      let terminal = try await session(editrc: "edit off")
      terminal.type("whe\u{7F}\u{7F}here\r")
      try await terminal.expect(text: "> where\n/ai\n/ai>")
      terminal.type("weigh 1 5\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("^C\n/ai>") }
      #expect(!terminal.screen.text.contains("→ 5"))
    }

    @Test("a signal from elsewhere does the same")
    func signal() async throws {
      let terminal = try await session()
      terminal.type("abc")
      try await terminal.expect(line: "/ai> abc")
      terminal.signal(SIGINT)
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("/ai> abc^C\n/ai>") }
    }
  }
}
