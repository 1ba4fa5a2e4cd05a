import TestSupport
import Testing

extension TerminalTests {
  /// They are libedit's own: here is only that ours leave them alone.
  @Suite("vi's keys")
  struct Vi {
    @Test(
      "are those of libedit",
      arguments: [
        ("abcdef\u{1B}0x..", "def"), ("one two one\u{1B}0cwxy\u{1B}w.", "xy xy one"),
        ("abc\u{1B}0ix\u{1B}$ay", "xabcy"), ("one two\u{1B}bdwx", "one"),
        ("one two\u{1B}dbu", "one two"),
        ("foo bar\u{1B}\u{1B}x", "foo ba"), ("foo bar\u{1B}d\u{1B}x", "foo ba"),
        ("ab\u{1B}[5~\u{1B}[15~x", "abx"),
        ("ab\u{1B}0r x", "b"), ("ab\u{1B}0r/", "/b"),
        // An arrow leads to the commands, and never changes the line.
        ("abc\u{1B}[D\u{1B}[DiX", "Xabc"), ("abc\u{1B}OD\u{1B}[CiX", "abXc"),
        ("abc\u{1B}[H\u{1B}[3~", "bc"), ("abc\u{1B}0\u{1B}[F\u{1B}[1;5DaX", "aXbc"),
      ])
    func keys(typed: String, line: String) async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(typed)
      try await terminal.expect(line: "/ai> \(line)")
      terminal.type("\u{1B}x\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("^C\n/ai>") }
      terminal.type("where\r\u{1B}[A")
      try await terminal.expect("the line again") {
        $0.text.contains("\n/ai\n/ai> where") && $0.cursorLine == "/ai> where"
      }
    }

    @Test(
      "ask no question below the line, which could run or crash what it finds",
      arguments: ["two\u{1B}:/?i:x", "two\u{1B}:\u{1B}i:x"])
    func questions(keys: String) async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(keys)
      try await terminal.expect(line: "/ai> tw:xo")
    }

    @Test(
      "of which a slash opens the search, on an empty line",
      arguments: ["", "\u{1B}", "\u{1B}i", "op\u{1B}cc"])
    func search(keys: String) async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type(keys + "/error")
      try await terminal.expect("the best match below the line") {
        $0.cursorLine == "/ai> /error"
          && $0.line($0.cursor.row + 1).contains("Error reduction")
      }
    }

    @Test("^X is a key like any other, and may have a meaning of the person's own")
    func keyOfTheirOwn() async throws {
      let terminal = try await session(editrc: "bind -v\nbind -s ^X where")
      terminal.type("\u{18}Q")
      try await terminal.expect(line: "/ai> whereQ")
    }
  }
}
