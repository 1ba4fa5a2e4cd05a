import TestSupport
import Testing

extension TerminalTests {
  @Suite("the pager")
  struct Pager {
    /// A pager that marks what it shows, waits for Enter, and says that it leaves.
    private static let marking = "sed 's/^/| /'; read -r answer </dev/tty; echo left $answer"

    @Test("shows what is longer than the screen; then the prompt is back")
    func long() async throws {
      let terminal = try await session(environment: ["PAGER": Self.marking])
      terminal.type("help export\r")
      try await terminal.expect("the end of the page") { $0.text.contains("| Also: dump") }
      #expect(terminal.settings(of: "?2004").last == "l")
      terminal.type("now\r")
      try await terminal.expect("the prompt below") { $0.text.hasSuffix("left now\n/ai>") }
      terminal.type("whe\u{7F}ere\r")
      try await terminal.expect(text: "> where\n/ai\n/ai>")
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.modes == terminal.modesAtStart)
    }

    @Test("may end in the middle of a row: the prompt stands in the next one")
    func middle() async throws {
      let terminal = try await session(environment: ["PAGER": "head -c 100; exec printf ' end'"])
      terminal.type("help export\r")
      try await terminal.expect("the prompt below") { $0.text.hasSuffix(" end\n/ai>") }
      let line = String(repeating: "0123456789", count: 9)
      terminal.type("\(line)\u{1}X")
      try await terminal.expect("the line on two rows") {
        $0.text.hasSuffix("/ai> X\(line.prefix(74))\n\(line.dropFirst(74))")
      }
    }

    @Test("does not show what fits")
    func short() async throws {
      let terminal = try await session(environment: ["PAGER": Self.marking])
      terminal.type("help\r")
      try await terminal.expect("the prompt below all of it") {
        $0.text.contains("Every day:") && $0.text.hasSuffix("faults.\n/ai>")
      }
      #expect(!terminal.screen.text.contains("\n| "))
    }

    @Test("is less, which pages with its keys and leaves on the screen what was read")
    func less() async throws {
      let terminal = try await session(environment: ["PAGER": nil])
      terminal.type("help export\r")
      try await terminal.expect("the first page") {
        $0.text.contains("export FORMAT [FIELD:VALUE…] [FILE]") && $0.cursorLine == ":"
      }
      terminal.type("G")
      try await terminal.expect("the last page") {
        $0.text.contains("Also: dump")
      }
      terminal.type("q")
      try await terminal.expect("the prompt below what was read") {
        $0.cursorLine == "/ai>" && $0.text.contains("Example: `export json`")
      }
    }

    @Test("meets signals as it would under a shell, though the program ignores some")
    func signals() async throws {
      // 153: ended by SIGXFSZ, which the program ignores.
      let pager = "(ulimit -f 0; echo x >\"$0.x\") 2>&1; echo $?; rm -f \"$0.x\"; cat >/dev/null"
      let folder = try TemporaryFolder()
      try folder.write(pager, to: "pager")
      let terminal = try await session(
        environment: ["PAGER": "/bin/sh \(folder.path(of: "pager"))"])
      terminal.type("help export\r")
      try await terminal.expect(text: "\n153\n/ai>")
    }

    @Test("^C in it leaves the program alone")
    func interrupt() async throws {
      let terminal = try await session(
        environment: ["PAGER": "trap 'echo caught; exit' INT; sed 's/^/| /'; read -r x </dev/tty"])
      terminal.type("help export\r")
      try await terminal.expect("the end of the page") { $0.text.contains("| Also: dump") }
      terminal.type("\u{3}")
      try await terminal.expect("the prompt") {
        $0.text.contains("caught\n/ai>") && $0.cursorLine == "/ai>"
      }
      #expect(!terminal.screen.text.contains("Cancelled"))
    }

    @Test(
      "what ends the program ends it before, and the terminal is as it was",
      arguments: [(SIGTERM, "TERM", 143), (SIGHUP, "HUP", 129)])
    func signals(number: Int32, name: String, status: Int32) async throws {
      let terminal = try await session(
        environment: [
          "PAGER":
            "trap 'stty echo </dev/tty; echo put back; exit' \(name); stty -echo </dev/tty; \(Self.marking)"
        ])
      terminal.type("help export\r")
      try await terminal.expect("the end of the page") { $0.text.contains("| Also: dump") }
      terminal.signal(number)
      #expect(try await terminal.exitStatus() == .exited(status))
      #expect(terminal.screen.text.hasSuffix("put back"))
      #expect(terminal.modes == terminal.modesAtStart)
    }

    @Test("less, too, hears of the end, and gives the arrows back their meaning")
    func lessEnds() async throws {
      let terminal = try await session(environment: ["PAGER": nil])
      terminal.type("help export\r")
      try await terminal.expect("the first page") { $0.cursorLine == ":" }
      terminal.signal(SIGTERM)
      #expect(try await terminal.exitStatus() == .exited(143))
      // terminfo's rmkx.
      let end = String(decoding: terminal.output.suffix(60), as: UTF8.self)
      #expect(end.contains("\u{1B}[?1l"))
    }

    @Test(
      "that is missing leaves the text to be printed", arguments: ["no-such-pager", "/dev/null"])
    func missing(pager: String) async throws {
      let terminal = try await session(environment: ["PAGER": pager])
      terminal.type("help export\r")
      try await terminal.expect("all of it") {
        $0.scrolledOff.contains("export FORMAT [FIELD:VALUE…] [FILE]")
          && $0.text.hasSuffix("Also: dump\n/ai>")
      }
    }

    @Test("that is none prints at once", arguments: ["", "cat"])
    func none(pager: String) async throws {
      let terminal = try await session(environment: ["PAGER": pager])
      terminal.type("help export\r")
      try await terminal.expect("all of it") {
        $0.scrolledOff.contains("export FORMAT [FIELD:VALUE…] [FILE]")
          && $0.text.hasSuffix("Also: dump\n/ai>")
      }
    }

    @Test("waits for nobody who types on")
    func typedAhead() async throws {
      let terminal = try await session(environment: ["PAGER": Self.marking])
      terminal.type("help export\rwhere\rhalf")
      try await terminal.expect("both answers, and the line") {
        $0.text.hasSuffix("> where\n/ai\n/ai> half")
          && $0.scrolledOff.contains("export FORMAT [FIELD:VALUE…] [FILE]")
      }
    }

    @Test("is not for what comes while a line is being typed")
    func typing() async throws {
      let folder = try TemporaryFolder()
      let options = (1...9).map { "### Option \($0)\n\n* Good, because cheap\n\n" }.joined()
      try folder.write("# Drink\n\n## Pros and Cons of the Options\n\n\(options)", to: "0001-a.md")
      let terminal = try PseudoTerminal(
        arguments: [folder.path], environment: ["PAGER": Self.marking], rows: 5)
      try await terminal.expect(line: "/>")
      terminal.type("inject files slow 1s\r")
      try await terminal.expect(text: "files: slow 1s")
      terminal.type("go /0001\rhalf")
      try await terminal.expect("lines above the line") {
        $0.text.contains("9  Option 9") && $0.cursorLine == "/0001> half"
      }
    }

    @Test("is not for a pipe")
    func pipe() async throws {
      let run = try await Transcript.of(
        arguments: ["-c", "help export"], environment: ["PAGER": Self.marking, "LINES": "5"])
      #expect(run.text.hasPrefix("export FORMAT [FIELD:VALUE…] [FILE]\n"))
    }
  }
}
