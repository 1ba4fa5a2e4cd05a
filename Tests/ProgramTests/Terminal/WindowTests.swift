import TestSupport
import Testing

extension TerminalTests {
  @Suite("the window")
  struct Window {
    @Test("may get narrower and wider while a line is being typed")
    func resize() async throws {
      let terminal = try await session()
      terminal.type("0123456789012345678901234567890123456789")
      try await terminal.expect(line: "/ai> 0123456789012345678901234567890123456789")
      terminal.resize(columns: 30, rows: 24)
      try await terminal.expect("two rows") {
        $0.line($0.cursor.row - 1) == "/ai> 0123456789012345678901234"
          && $0.cursorLine == "567890123456789"
      }
      terminal.resize(columns: 80, rows: 24)
      try await terminal.expect(line: "/ai> 0123456789012345678901234567890123456789")
      terminal.type("x\r")
      try await terminal.expect(text: "\"0123456789012345678901234567890123456789x\"")
    }

    @Test("has as much of the prompt as leaves room for a line, whatever size it gets")
    func prompt() async throws {
      let folder = try TemporaryFolder()
      try folder.makeFolder("backend-services")
      try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "backend-services/0001-tea.md")
      let terminal = try PseudoTerminal(
        arguments: [folder.path, "--at", "/backend-services-0001/pros"], columns: 80, rows: 24)
      let whole = "/backend-services-0001/pros> half"
      terminal.type("half")
      try await terminal.expect(line: whole)
      terminal.resize(columns: 30, rows: 24)
      try await terminal.expect(line: "/backend-servi…> half")
      terminal.resize(columns: 80, rows: 24)
      try await terminal.expect(line: whole)
    }

    @Test("is looked at before each key: what tells of its new size may come after keys")
    func late() async throws {
      let terminal = try PseudoTerminal(hasSignals: false)
      try await terminal.expect(line: "/ai>")
      terminal.type("0123456789012345678901234567890123456789")
      try await terminal.expect(line: "/ai> 0123456789012345678901234567890123456789")
      terminal.resize(columns: 30, rows: 24)
      terminal.type("\u{1}x")
      try await terminal.expect("two rows") {
        $0.cursorLine == "/ai> x012345678901234567890123"
          && $0.line($0.cursor.row + 1) == "4567890123456789"
      }
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
    }
  }

  @Suite("that can't redraw")
  struct Dumb {
    @Test(
      "is kept still, as what appears above a line would hide it",
      arguments: ["dumb", "no-such-terminal"])
    func still(type: String) async throws {
      let terminal = try await session(environment: ["TERM": type])
      terminal.type("watch\rwatch on\r")
      try await terminal.expect("that it is off, and can be had") {
        $0.text.contains("Watching is off: `refresh` shows changes")
          && $0.text.contains("Watching is on")
      }
    }

    @Test("the program writes no escape byte", arguments: ["dumb", nil, "no-such-terminal"])
    func plain(type: String?) async throws {
      let terminal = try await session(environment: ["TERM": type])
      terminal.type("abc\u{7F}\u{7F}é\r")
      try await terminal.expect("the answer, and the prompt") {
        $0.text.contains("there is no command \"aé\"") && $0.cursorLine == "/ai>"
      }
      terminal.type("gone")
      try await terminal.expect(line: "/ai> gone")
      terminal.type("\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("^C\n/ai>") }
      terminal.type("inject all hang\rrefresh\r")
      // It may have been loading before, too, when the program began.
      try await terminal.expect("that it loads again") {
        $0.text.rest(after: ": hang\n").contains("Loading")
      }
      terminal.type("\u{3}")
      try await terminal.expect(text: "Cancelled")
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(!terminal.output.contains(0x1B))
    }
  }
}

extension String {
  /// What stands behind `text`; nothing if that is not in it.
  fileprivate func rest(after text: String) -> Substring {
    ranges(of: text).first.map { self[$0.upperBound...] } ?? ""
  }
}
