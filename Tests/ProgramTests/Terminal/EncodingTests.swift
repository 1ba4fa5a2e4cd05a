import TestSupport
import Testing

extension TerminalTests {
  @Suite("text")
  struct Encoding {
    @Test(
      "accents, CJK and emoji are typed and shown in every locale",
      arguments: [
        ["LANG": nil], ["LANG": "C"], ["LANG": nil, "LC_CTYPE": "C"],
        ["LC_ALL": "de_DE.ISO-8859-1"], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX"],
        ["LANG": "xx_XX.nonsense"],
      ] as [[String: String?]])
    func locales(environment: [String: String?]) async throws {
      let terminal = try await session(environment: environment)
      terminal.type("Zoë世界🎉ß")
      try await terminal.expect(line: "/ai> Zoë世界🎉ß")
      terminal.type("\u{1B}[D\u{7F}\r")
      try await terminal.expect(text: "there is no command \"Zoë世界ß\"")
    }

    @Test(
      "a right-to-left line that wraps is edited as any other, in every locale",
      arguments: [["LANG": "C.UTF-8"], ["LANG": nil], ["LANG": nil, "LC_ALL": "POSIX"]]
        as [[String: String?]])
    func rightToLeft(environment: [String: String?]) async throws {
      let terminal = try await session(environment: environment, columns: 20, rows: 10)
      let word = String(repeating: "שלום", count: 5)
      terminal.type(word)
      try await terminal.expect("two rows") {
        $0.line($0.cursor.row - 1) == "/ai> \(word.prefix(15))"
          && $0.cursorLine == word.dropFirst(15)
      }
      terminal.type("\u{1}\u{4}ץ\r")
      try await terminal.expect("the edited word") {
        $0.text.filter { !$0.isWhitespace }.contains("nocommand\"ץ\(word.dropFirst())\"")
      }
    }

    @Test(
      "wide characters and combining marks wrap by their cells in every locale",
      arguments: [["LANG": "C.UTF-8"], ["LANG": nil], ["LANG": nil, "LC_ALL": "POSIX"]]
        as [[String: String?]])
    func wrapped(environment: [String: String?]) async throws {
      let terminal = try await session(environment: environment, columns: 20, rows: 10)
      terminal.type("0123456789abcd世q\u{301}z")
      // One cell is left in the first row, which the wide character doesn't fit in.
      try await terminal.expect("two rows") {
        $0.line($0.cursor.row - 1) == "/ai> 0123456789abcd" && $0.cursorLine == "世q\u{301}z"
          && $0.cursor.column == 4
      }
      terminal.type("\u{1}\u{4}")
      try await terminal.expect("room for it") {
        $0.cursorLine == "/ai> 123456789abcd世"
          && $0.line($0.cursor.row + 1) == "q\u{301}z"
      }
    }

    @Test("bytes that are no UTF-8 do no harm")
    func invalid() async throws {
      let terminal = try await session()
      terminal.type(bytes: [0x61, 0xFF, 0xC3, 0x62])
      try await terminal.expect("the good bytes") {
        $0.cursorLine.hasPrefix("/ai> a") && $0.cursorLine.hasSuffix("b")
      }
    }
  }
}
