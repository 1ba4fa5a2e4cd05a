import TestSupport
import Testing

extension TerminalTests {
  @Suite("the prompt")
  struct Prompt {
    @Test("shows where it is, and ^D leaves with status 0")
    func prompt() async throws {
      let terminal = try await session()
      try await terminal.expect("the cursor behind it") { $0.cursor.column == 5 }
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.modes == terminal.modesAtStart)
    }

    @Test("^D in a line deletes a character")
    func deletes() async throws {
      let terminal = try await session()
      terminal.type("abc\u{1}\u{4}")
      try await terminal.expect(line: "/ai> bc")
    }

    @Test("follows where a slow answer has led, under what is typed meanwhile")
    func follows() async throws {
      let folder = try TemporaryFolder()
      for number in 1...2 {
        try folder.write("# Tea \(number)\n\n## Pros\n\n- warm\n", to: "000\(number)-tea.md")
      }
      let terminal = try PseudoTerminal(arguments: [folder.path])
      try await terminal.expect(text: "0002  Tea 2")
      terminal.type("inject files slow 1s\r")
      try await terminal.expect(text: "files: slow 1s\n/>")
      terminal.type("open 2\rhalf\u{1B}[D")
      try await terminal.expect("the place, line and cursor") {
        $0.cursorLine == "/0002> half" && $0.cursor.column == "/0002> hal".count
      }
      #expect(try await terminal.compareWithRedraw { terminal.type($0) } == .alike)
    }

    @Test("what is typed before it comes is not lost")
    func typeAhead() async throws {
      let terminal = try PseudoTerminal()
      terminal.type("one\rtwo\rthree")
      try await terminal.expect("the answers, and the third line") {
        $0.cursorLine == "/ai> three" && $0.text.contains("\"one\"")
          && $0.text.contains("\"two\"")
      }
    }

    @Test("commands typed at once run in their order, and none is lost")
    func burst() async throws {
      let terminal = try await session()
      let words = (1...40).map { "word\($0)" }
      terminal.type(words.map { $0 + "\r" }.joined() + "end")
      try await terminal.expect(line: "/ai> end")
      let screen = terminal.screen
      let lines = screen.scrolledOff + screen.text.split(separator: "\n").map(String.init)
      let errors = lines.filter { $0.hasPrefix("error:") }
      #expect(errors.count == 40)
      #expect(zip(errors, words).allSatisfy { $0.contains("\"\($1)\"") })
    }
  }
}
