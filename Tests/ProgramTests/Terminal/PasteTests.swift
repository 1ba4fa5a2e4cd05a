import TestSupport
import Testing

extension TerminalTests {
  @Suite("a paste")
  struct Paste {
    private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test(
      "of one line becomes part of the line that is being typed, and runs nothing",
      arguments: [
        ("pros", "pros"), ("pros\r", "pros"), ("a\tb\r\n", "a b"), ("\r\n", ""), ("", ""),
        ("\u{1B}[31mred\u{3}\u{4}", "\\u{1B}[31mred\\u{3}\\u{4}"), ("cafe\u{301}", "café"),
        ("\u{202E}abc", "\\u{202E}abc"),
      ])
    func oneLine(text: String, typed: String) async throws {
      let terminal = try await session()
      terminal.type("<>\u{1B}[D" + paste(text) + "!")
      try await terminal.expect(line: "/ai> <\(typed)!>")
    }

    @Test("of many lines is shown, and run by one key; what was typed before is kept")
    func run() async throws {
      let terminal = try await session()
      terminal.type("half\u{1B}[D" + paste("cons\r\nwhere\u{7}\r\n"))
      try await terminal.expect("the lines") {
        $0.text.contains("\n1  cons\n2  where\\u{7}\nRun these 2 lines? (y, n)")
      }
      #expect(!terminal.screen.text.contains("Cons of"))
      terminal.type("yX")
      try await terminal.expect("the rows, the error, the line") {
        $0.text.contains("Cons of") && $0.text.contains("no command \"where\\u{7}\"")
          && $0.cursorLine == "/ai/cons> halXf"
      }
    }

    @Test("is dropped by one key, too", arguments: ["n", "N", "\u{1B}", "\u{3}"])
    func drop(key: String) async throws {
      let terminal = try await session()
      terminal.type("half\u{1B}[D\u{1B}[D" + paste("cons\rcons"))
      try await terminal.expect(line: "Run these 2 lines? (y, n)")
      terminal.type(key)
      try await terminal.expect("the question with its answer, and the line") {
        $0.text.contains("\nRun these 2 lines? (y, n) n\n/ai> half") && $0.cursorLine == "/ai> half"
      }
      terminal.type("X\r")
      try await terminal.expect(text: "there is no command \"haXlf\"")
      #expect(!terminal.screen.text.contains("Cons of"))
    }

    @Test("waits for a key that says which, and other keys do nothing")
    func otherKeys() async throws {
      let terminal = try await session()
      terminal.type(paste("cons\rcons") + "x\r\u{1B}[A \u{1B}[3~" + paste("y\ry") + "n")
      try await terminal.expect(line: "/ai>")
      #expect(!terminal.screen.text.contains("Cons of"))
    }

    @Test("that comes behind another is held with it")
    func more() async throws {
      let terminal = try await session()
      terminal.type("half" + paste("where\r# one") + paste("# two") + paste("# three\r# four"))
      try await terminal.expect("all of it") {
        $0.text.contains("\n1  where\n2  # one\n3  # two\n4  # three\n5  # four\n")
          && $0.cursorLine == "Run these 5 lines? (y, n)"
      }
      terminal.type("y")
      try await terminal.expect("the answer, and the line") {
        $0.text.contains("\n/ai\n") && $0.cursorLine == "/ai> half"
      }
    }

    @Test("ends a search among earlier lines, and is held above what that has found")
    func search() async throws {
      let terminal = try await session()
      terminal.type("# alpha\r\u{12}alp" + paste("where\r# one"))
      try await terminal.expect(line: "Run these 2 lines? (y, n)")
      terminal.type("n")
      try await terminal.expect(line: "/ai> # alpha")
    }

    @Test("stops at the first line that fails, and continues a line after a backslash")
    func stops() async throws {
      let terminal = try await session()
      terminal.type(paste("co\\\rns\rprso\rwhere\rwhere\r"))
      try await terminal.expect(line: "Run these 5 lines? (y, n)")
      terminal.type("y")
      try await terminal.expect("the end") {
        $0.text.contains("Cons of") && $0.text.contains("Stopped; 2 lines not run")
          && $0.cursorLine == "/ai/cons>"
      }
      #expect(!terminal.screen.text.contains("\n/ai/cons\n"))
    }

    @Test("that is long is cut, with the number of lines that are not shown")
    func long() async throws {
      let terminal = try await session(columns: 20)
      let lines = (1...30).map { "# \($0) 世界世界世界世界世界世界" }
      terminal.type(paste(lines.joined(separator: "\r")))
      try await terminal.expect("the first and the number of the rest") {
        $0.text.contains("\n1  # 1 世界世界世…\n")
          && $0.text.contains("\n10  # 10 世界世界…\n… and 20 more lines\nRun these 30 lines?")
      }
      terminal.type("n")
      try await terminal.expect(line: "/ai>")
    }

    @Test("of a megabyte blocks nothing, and leaves a prompt that works")
    func giant() async throws {
      let terminal = try await session()
      let line = String(repeating: "0123456789abcde\r", count: 1 << 16)
      terminal.type(paste(line))
      try await terminal.expect(line: "Run these 65536 lines? (y, n)")
      terminal.type("n" + paste(String(repeating: "x", count: 1 << 20)) + "\u{15}where\r")
      try await terminal.expect("its answer") { $0.text.contains("\n/ai\n/ai>") }
    }

    @Test("whose end never comes gives way to ^C")
    func torn() async throws {
      let terminal = try await session()
      terminal.type("ab\u{1B}[200~never")
      try await terminal.expect(line: "/ai> ab")
      terminal.type("\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("/ai> ab^C\n/ai>") }
      terminal.type("where\r")
      try await terminal.expect("its answer") { $0.text.contains("\n/ai\n/ai>") }
    }

    @Test("is asked for while a line is typed, and no longer after the end")
    func mode() async throws {
      let terminal = try await session()
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.settings(of: "?2004").first == "h")
      #expect(terminal.settings(of: "?2004").last == "l")
    }
  }
}
