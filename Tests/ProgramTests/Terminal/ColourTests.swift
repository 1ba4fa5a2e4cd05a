import TestSupport
import Testing

extension TerminalTests {
  @Suite("colour")
  struct Colour {
    @Test("is there at a terminal, and the words are the same")
    func colour() async throws {
      let terminal = try await session()
      terminal.type("cons\rbogus\r")
      try await terminal.expect("rows and an error") {
        $0.text.contains("3  Fear of malicious implementation")
          && $0.text.contains("error: there is no command \"bogus\"")
          && $0.cursorLine == "/ai/cons>"
      }
      let output = String(decoding: terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[31mCons of Artificial Intelligence\u{1B}[0m\r\n"))
      #expect(output.contains("\u{1B}[1;31merror:\u{1B}[0m there is no command"))
      #expect(output.contains("\u{1B}[1m/ai/cons>"))
    }

    @Test(
      "can be done without",
      arguments: [([], ["NO_COLOR": "1"]), (["--color=never"], ["CLICOLOR_FORCE": "1"])]
        as [([String], [String: String?])])
    func without(arguments: [String], environment: [String: String?]) async throws {
      let terminal = try await session(arguments: arguments, environment: environment)
      terminal.type("cons\rbogus\r")
      try await terminal.expect(text: "there is no command \"bogus\"")
      try await terminal.expect(line: "/ai/cons>")
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains(/\u{1B}\[[0-9;]+m/))
    }

    @Test("of the prompt takes no room: lines wrap, and the cursor is where it was put")
    func prompt() async throws {
      let terminal = try await session(columns: 20, rows: 8)
      terminal.type("0123456789世界abcdefg")
      try await terminal.expect("two rows") {
        $0.line($0.cursor.row - 1) == "/ai> 0123456789世界a" && $0.cursorLine == "bcdefg"
      }
      terminal.type("\u{1}X")
      try await terminal.expect("a cursor behind the X") {
        $0.cursorLine == "/ai> X0123456789世界" && $0.cursor.column == 6
          && $0.line($0.cursor.row + 1) == "abcdefg"
      }
      terminal.resize(columns: 40, rows: 8)
      try await terminal.expect("one row") {
        $0.cursorLine == "/ai> X0123456789世界abcdefg" && $0.cursor.column == 6
      }
    }

    @Test("of rows that go on in the next line ends with each line")
    func narrow() async throws {
      let terminal = try await session(columns: 20)
      terminal.type("cons\r")
      try await terminal.expect("rows that hang") {
        $0.text.contains("\n3  Fear of malicious\n   implementation\n/ai/cons>")
      }
    }
  }
}

@Suite("Colour in a pipe")
struct PipeColourTests {
  @Test("is there only if it is asked for")
  func asked() async throws {
    let plain = try await Transcript.of(arguments: ["-c", "cons"])
    #expect(!plain.output.contains(0x1B))
    let flag = try await Transcript.of(arguments: ["--color=always", "-c", "cons", "-c", "bogus"])
    #expect(flag.text.hasPrefix("\u{1B}[31mCons of Artificial Intelligence\u{1B}[0m\n"))
    #expect(flag.errorText.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m there is no command"))
    let forced = try await Transcript.of(
      arguments: ["-c", "cons"], environment: ["CLICOLOR_FORCE": "1", "TERM": nil])
    #expect(forced.output == Array(flag.output.prefix(forced.output.count)))
    #expect(forced.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
  }

  @Test("is not there if it is refused, however it is forced")
  func refused() async throws {
    for (flags, refusal) in [(["--color=never"], nil), (["--plain"], nil), ([], "1")] {
      let run = try await Transcript.of(
        arguments: flags + ["-c", "cons"],
        environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": refusal])
      #expect(!run.output.contains(0x1B))
    }
  }

  @Test(
    "and all else is the same in every locale",
    arguments: ["C", "POSIX", "C.UTF-8", "tr_TR.UTF-8", "xx_XX.nonsense"])
  func locales(locale: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "# 日本語\n\n## Pros\n\n- Zoe\u{308} İstanbul 👩‍👩‍👧\n- \u{1B}[31mקל\n\n## Cons\n\n- ı\n", to: "a.md")
    let arguments = [path, "--color=always", "-c", "pros", "-c", "compare", "-c", "strike"]
    let known = try await Transcript.of(arguments: arguments)
    let run = try await Transcript.of(
      arguments: arguments, environment: ["LC_ALL": locale, "LANG": nil])
    #expect(run.output == known.output)
    #expect(run.text.contains("Zoë İstanbul 👩‍👩‍👧"))
    #expect(run.text.contains("\\u{1B}[31mקל"))
  }
}
