import TestSupport
import Testing

extension TerminalTests {
  @Suite("editing")
  struct Editing {
    @Test(
      "keys do what they do everywhere",
      arguments: [
        ("ac\u{1B}[Db", "abc"),
        ("ab\u{1B}[D\u{1B}[D\u{1B}[CX", "aXb"),
        ("abc\u{7F}", "ab"),
        ("abc\u{1B}[D\u{7F}", "ac"),
        ("abc\u{1}X", "Xabc"),
        ("abc\u{1}\u{5}X", "abcX"),
        ("abcd\u{1}\u{1B}[C\u{1B}[C\u{B}", "ab"),
        ("one two\u{17}three", "one three"),
        ("世界\u{1B}[D\u{7F}x", "x界"),
        ("aé🎉\u{7F}b", "aéb"),
        ("one two three\u{1B}b\u{1B}bX\u{1B}d\u{1B}fY", "one X threeY"),
        ("one two\u{15}x\u{19}", "xone two"),
        ("ab\u{14}", "ba"),
        ("ab\u{1B}[HX\u{1B}[FY\u{1B}OHx\u{1B}OFy\u{1B}[1~1\u{1B}[4~4", "1xXabYy4"),
        ("ab\u{1}\u{1B}[3~", "b"),
        ("one two\u{1B}[1;5DX\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5CY", "oneY Xtwo"),
        ("a\u{1B}[2~b\u{1B}[201~\u{1B}[200", "ab"),
        ("a\u{1B}[5~\u{1B}[15~\u{1B}[1;2Cb\u{1B}OP\u{1B}[<0;1;5M\u{1B}[3^\u{1B}[Zc", "abc"),
        ("one two\u{1F}three", "onethree"),
        ("one two\u{15}\u{1F}X", "one twoX"),
        ("one\u{1F}\u{1F}\u{1F}X", "X"),
        ("one two\u{17}x\u{1F}\u{1F}\u{19}", "one twotwo"), ("ab\u{1}x\u{1F}", "ab"),
        ("where\rone\u{15}\u{1B}[A\u{19}", "whereone"),
        ("ab \u{16}\u{B}", "ab ^K"),
        ("where\u{16}\u{1}\r\u{1B}[A\u{7F}x", "wherex"),
        ("one\0\u{1}\u{1B}dx\u{1}\u{1B}w\u{19}", "xx"),
        ("ab\u{1B}xc", "abc"), ("a\u{1B}0123456b", "a" + String(repeating: "b", count: 12)),
        ("one\u{15}two\u{1}\u{1B}[3~\u{5}\u{19}", "woone"),
        ("ae\u{301}\u{7F}b", "ab"),
        ("u\u{308}e\u{323}\u{302}x\u{1B}[D\u{1B}[D\u{7F}", "ệx"),
        ("\u{1112}\u{1161}\u{11AB}", "한"),
        ("שלום\u{7F}ב", "שלוב"),
      ])
    func keys(typed: String, line: String) async throws {
      let terminal = try await session()
      terminal.type(typed)
      try await terminal.expect(line: "/ai> \(line)")
      terminal.type("\u{5}\r")
      let word = line.prefix { $0 != " " }
      try await terminal.expect(text: "there is no command \"\(word)\"")
    }

    @Test("an arrow is an arrow behind an Escape, too", arguments: ["\u{1B}", "\u{1B}\u{1B}"])
    func escape(before: String) async throws {
      let terminal = try await session()
      terminal.type("where\r")
      try await terminal.expect(text: "\n/ai\n/ai>")
      terminal.type("\(before)\u{1B}[A")
      try await terminal.expect(line: "/ai> where")
    }

    @Test("~/.editrc binds keys, also to the commands that libedit has not")
    func editrc() async throws {
      let terminal = try await session(
        editrc: "bind ^B proscons-undo\nproscons:bind -s ^G xyz\nbind ^[[5~ ed-move-to-beg")
      terminal.type("one two\u{2}\u{7}\u{1B}[5~|")
      try await terminal.expect(line: "/ai> |onexyz")
    }

    @Test(
      "~/.editrc may say that the keys are Emacs's", arguments: ["bind -e", "bind -v\nbind -e"])
    func emacs(lines: String) async throws {
      let terminal = try await session(editrc: lines)
      terminal.type("one two\u{1F}weig")
      try await terminal.expect(line: "/ai> oneweig")
      terminal.type("\u{15}weig\t")
      try await terminal.expect("the hint and the word") {
        $0.cursorLine == "/ai> weigh" && $0.line($0.cursor.row + 1).hasPrefix("weigh [N] W")
      }
    }

    @Test(
      "Enter ends a line and leaves no empty row behind it, at any margin",
      arguments: 13...17, ["", "\u{2}"])
    func margin(count: Int, keys: String) async throws {
      let terminal = try await session(columns: 20)
      let word = String(repeating: "x", count: count)
      terminal.type("\(word)\(keys)\r")
      let shown = "/ai> \(word)"
      let rows = [shown.prefix(20), shown.dropFirst(20)].filter { !$0.isEmpty }
      try await terminal.expect("the answer right below") {
        $0.text.contains("\n\(rows.joined(separator: "\n"))\nerror: ") && $0.cursorLine == "/ai>"
      }
      let screen = terminal.screen
      let answer = try #require((1..<screen.rows).first { screen.line($0).hasPrefix("error: ") })
      #expect(!screen.goesOn[answer - 1])
    }

    @Test("a line of several rows is edited in place, at any margin", arguments: 14...17)
    func wrapped(length: Int) async throws {
      let terminal = try await session(columns: 20, rows: 10)
      let long = String(repeating: "0123456789", count: 4).prefix(20 + length)
      terminal.type("\(long)\u{1}X\u{5}Y")
      let rows = Array("/ai> X\(long)Y").chunks(of: 20)
      try await terminal.expect("the wrapped line") {
        let first = $0.cursor.row - (rows.count - 1)
        return rows.indices.allSatisfy { [screen = $0] in screen.line(first + $0) == rows[$0] }
      }
    }

    @Test("wide characters wrap whole")
    func wideWrapped() async throws {
      let terminal = try await session(columns: 20, rows: 10)
      terminal.type("世界世界世界世界世界")
      try await terminal.expect("two rows") { [rows = ["/ai> 世界世界世界世", "界世界"]] in
        $0.line($0.cursor.row - 1) == rows[0] && $0.cursorLine == rows[1]
      }
      terminal.type("\u{7F}\u{7F}\u{7F}\u{7F}")
      try await terminal.expect("one row") { $0.cursorLine == "/ai> 世界世界世界" }
    }

    @Test("a mark that can't be composed stays on its character", arguments: [20, 80])
    func marks(columns: Int) async throws {
      let terminal = try await session(columns: columns, rows: 10)
      terminal.type("x\u{301}y नि \u{E01}\u{E34} 0123456789\u{1}A\u{5}B")
      try await terminal.expect("the marks, the cursor at the end") { screen in
        let first = screen.cursor.row - (columns == 20 ? 1 : 0)
        let text = (first...screen.cursor.row).map { screen.line($0) }.joined()
        return text == "/ai> Ax\u{301}y नि \u{E01}\u{E34} 0123456789B"
      }
      terminal.type("\u{1}\u{1B}[3~\r")
      try await terminal.expect("the line with the mark") {
        $0.text.filter { !$0.isWhitespace }.contains("nocommand\"x\u{301}y\"")
      }
    }
  }
}

extension Array<Character> {
  /// Rows of at most `length` characters.
  fileprivate func chunks(of length: Int) -> [String] {
    stride(from: 0, to: count, by: length).map { String(self[$0..<Swift.min($0 + length, count)]) }
  }
}
