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
      ])
    func keys(typed: String, line: String) async throws {
      let terminal = try await session()
      terminal.type(typed)
      try await terminal.expect(line: "/ai> \(line)")
      terminal.type("\u{5}\r")
      let word = line.prefix { $0 != " " }
      try await terminal.expect(text: "there is no command \"\(word)\"")
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
  }
}

extension Array<Character> {
  /// Rows of at most `length` characters.
  fileprivate func chunks(of length: Int) -> [String] {
    stride(from: 0, to: count, by: length).map { String(self[$0..<Swift.min($0 + length, count)]) }
  }
}
