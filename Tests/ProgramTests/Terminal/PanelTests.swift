import TestSupport
import Testing

extension TerminalTests {
  /// With the hint of a command as what is shown there.
  @Suite("what stands below the line")
  struct PanelBelow {
    private static let hint = "weigh [N] W   Give argument N the weight W"

    @Test("leaves the line and the cursor as they are, and goes with the command")
    func below() async throws {
      let terminal = try await session()
      terminal.type("weigh 1 2\u{1B}[D\u{1B}[D")
      try await terminal.expect("the hint") {
        $0.cursorLine == "/ai> weigh 1 2" && $0.line($0.cursor.row + 1) == Self.hint
          && $0.cursor.column == "/ai> weigh 1".count
      }
      terminal.type("\u{1}\u{B}")
      try await terminal.expect("nothing") {
        $0.cursorLine == "/ai>" && $0.line($0.cursor.row + 1) == ""
      }
      terminal.type("weigh\r")
      try await terminal.expect("the error, and no hint") {
        $0.text.contains("/ai> weigh\nerror:") && $0.cursorLine == "/ai>"
      }
      #expect(!terminal.screen.text.contains(Self.hint))
    }

    @Test("makes the last row of the screen scroll, once")
    func bottom() async throws {
      let terminal = try await session(rows: 6)
      terminal.type("1\r2\rhome\rweigh")
      try await terminal.expect("the hint on the last row") {
        $0.line(5) == Self.hint && $0.line(4) == "/ai> weigh" && $0.cursor.row == 4
      }
      for count in 1...5 {
        terminal.type("\u{7F}")
        try await terminal.expect(line: "/ai> weigh".dropLast(count).trimmed)
      }
      try await terminal.expect("an empty last row") {
        $0.cursor == .init(row: 4, column: 5) && $0.line(5) == ""
      }
    }

    @Test(
      "stands below all rows of the line, at any margin",
      arguments: [8, 9, 10, 11, 12, 17, 26, 28, 29, 31])
    func wrapped(length: Int) async throws {
      let terminal = try await session(columns: 20, rows: 9)
      let typed = "weigh " + "0123世界89世界345678901234567890".prefix(length)
      terminal.type("\(typed)\u{1B}[D")
      let hint = Self.hint.prefix(18) + "…"
      try await terminal.expect("the hint") {
        $0.text.hasSuffix("\n\(hint)") && $0.text.filter { $0 != "\n" }.contains(typed + hint)
      }
      terminal.type("X\u{5}")
      let edited = typed.dropLast() + "X" + typed.suffix(1)
      try await terminal.expect("the edited line, and the hint") {
        $0.text.filter { $0 != "\n" }.contains(edited + hint)
      }
      terminal.type("\u{1}\u{B}")
      try await terminal.expect("nothing") {
        $0.cursorLine == "/ai>" && $0.text.hasSuffix("/ai>")
      }
    }

    @Test("gives way to a line that fills the screen")
    func full() async throws {
      let terminal = try await session(columns: 20, rows: 3)
      let typed = "weigh " + String(repeating: "0123456789", count: 4)
      terminal.type(typed)
      try await terminal.expect("the line and nothing else") {
        $0.text.filter { $0 != "\n" } == "/ai> " + typed
      }
      terminal.type("\u{1}\u{B}we")
      try await terminal.expect("the line") { $0.cursorLine.hasPrefix("/ai> we") }
    }

    @Test("adapts to a window that gets narrower and wider")
    func resize() async throws {
      let terminal = try await session()
      terminal.type("weigh 0123456789")
      try await terminal.expect("the hint") { $0.line($0.cursor.row + 1) == Self.hint }
      terminal.resize(columns: 20, rows: 24)
      try await terminal.expect("two rows, and less of the hint") {
        $0.line($0.cursor.row - 1) == "/ai> weigh 012345678" && $0.cursorLine == "9"
          && $0.line($0.cursor.row + 1) == "weigh [N] W   Give…"
      }
      terminal.resize(columns: 80, rows: 24)
      try await terminal.expect("one row, and all of it") {
        $0.cursorLine == "/ai> weigh 0123456789" && $0.line($0.cursor.row + 1) == Self.hint
          && $0.line($0.cursor.row + 2) == ""
      }
    }

    @Test("makes room for what is written above the line", arguments: [7, 24])
    func above(rows: Int) async throws {
      let terminal = try await session(rows: rows)
      terminal.type("inject pros slow 500ms\r")
      try await terminal.expect(text: "pros: slow")
      terminal.type("pros\rweigh 1\u{1B}[D")
      try await terminal.expect("rows above, the hint below") {
        $0.text.hasSuffix("\n/ai/pros> weigh 1\n\(Self.hint)")
          && ($0.scrolledOff.joined() + $0.text).contains("\n4  ")
          && $0.cursor.column == "/ai/pros> weigh ".count
      }
    }

    @Test("comes back with the line after ^Z and fg")
    func suspended() async throws {
      let terminal = try await shell(running: Program.path())
      terminal.type("weigh")
      try await terminal.expect("the hint") { $0.line($0.cursor.row + 1) == Self.hint }
      terminal.type("\u{1A}")
      try await terminal.expect(line: "shell$")
      #expect(!terminal.screen.text.contains(Self.hint))
      terminal.type("fg\r")
      try await terminal.expect("both") {
        $0.cursorLine == "/ai> weigh" && $0.line($0.cursor.row + 1) == Self.hint
      }
    }

    @Test("is gone when the program is ended")
    func ended() async throws {
      let terminal = try await session()
      terminal.type("weigh")
      try await terminal.expect("the hint") { $0.line($0.cursor.row + 1) == Self.hint }
      terminal.signal(15)
      #expect(try await terminal.exitStatus() == .exited(143))
      #expect(!terminal.screen.text.contains(Self.hint))
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(hasSuffix(" ") ? dropLast() : self)
  }
}
