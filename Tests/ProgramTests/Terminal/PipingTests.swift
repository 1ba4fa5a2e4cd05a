import TestSupport
import Testing

extension TerminalTests {
  @Suite("| and >")
  struct Piping {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test("give a program of the shell the whole text as in a pipe, and the terminal")
    func pipe() async throws {
      let terminal = try await session(environment: ["SHELL": "/bin/sh"])
      let before = terminal.modes
      terminal.type("pros | cat -n; test -t 1 && read answer </dev/tty && echo \"<$answer>\"\r")
      try await terminal.expect(text: "     5\t4  No breaks".replacing("\t", with: "  "))
      terminal.type("typed\r")
      try await terminal.expect(text: "<typed>\n/ai/pros>")
      #expect(terminal.modes == before)
    }

    @Test("keep on where the program reads only a part, or is stopped by ^C")
    func closed() async throws {
      let terminal = try await session()
      terminal.type("help | head -1\r")
      try await terminal.expect(text: "Every day:\n/ai>")
      // Not a list of shell commands: a shell that is starting one of them may miss a ^C.
      terminal.type("pros | cat - /dev/tty\r")
      try await terminal.expect(text: "\n4  No breaks")
      terminal.type("\u{3}")
      try await terminal.expect("the prompt") { $0.cursorLine == "/ai/pros>" }
      terminal.type("help | nosuch\r")
      try await terminal.expect(text: "not found\n/ai/pros>")
    }

    @Test("write a file, add to it, and ask before replacing it")
    func file() async throws {
      let path = folder.path(of: "out")
      let terminal = try await session()
      terminal.type("pros --json > \(path)\r")
      try await terminal.expect(text: "Wrote 11 lines to")
      terminal.type("where >> \(path)\r")
      try await terminal.expect(text: "Wrote 1 line to")
      terminal.type("where > \(path)\r")
      try await terminal.expect(text: "(y, N)")
      terminal.type("\r")
      try await terminal.expect(text: "Nothing was written")
      let run = try await Transcript.of(arguments: ["-c", "pros --json", "-c", "where"])
      #expect(String(decoding: try FileBytes.read(path), as: UTF8.self) == run.text)
      try folder.makeLink("link", to: "out")
      terminal.type("where > \(folder.path(of: "link"))\r")
      try await terminal.expect("the target") {
        $0.text.replacing("\n", with: "").contains("link, a link to \(path)? (y, N)")
      }
      terminal.type("\r")
      terminal.type("where > \(path)\r")
      try await terminal.expect("the question") { $0.cursorLine.hasSuffix("(y, N)") }
      terminal.type("y\r")
      try await terminal.expect("the answer") { $0.text.contains("(y, N) y\nWrote 1 line") }
      #expect(String(decoding: try FileBytes.read(path), as: UTF8.self) == "/ai\n")
    }

    @Test("don't take what others change meanwhile into a file")
    func meanwhile() async throws {
      try folder.makeFolder("d")
      try folder.write("# Tea\n\nPros:\n\n- warm\n", to: "d/0001-tea.md")
      let (decisions, path) = (folder.path(of: "d"), folder.path(of: "out"))
      let terminal = try PseudoTerminal(arguments: [decisions, "--at", "/0001/pros"])
      try await terminal.expect(text: "1  warm")
      terminal.type("inject files slow 1s\r")
      try await terminal.expect(text: "files: slow")
      terminal.type("agenda > \(path)\r")
      try folder.write("# Tea\n\nPros:\n\n- hot\n", to: "d/0001-tea.md")
      try await terminal.expect(text: "Wrote 3 lines to")
      #expect(!String(decoding: try FileBytes.read(path), as: UTF8.self).contains("hot"))
      try await terminal.expect(text: "hot")
    }

    @Test("send all rows of a list, even if only a screenful was shown")
    func long() async throws {
      try folder.makeFolder("adr")
      for number in 1001...1060 {
        try folder.write("# \(number)\n## Pros\n- a\n", to: "adr/\(number)-a.md")
      }
      let terminal = try PseudoTerminal(arguments: [folder.path(of: "adr")])
      try await terminal.expect(text: "`more` shows the next\n/>")
      for command in ["list", "show", "go /", "refresh", "list"] {
        terminal.type("\(command) | wc -l\r")
        try await terminal.expect(text: "\n61\n/>")
        terminal.type("\u{C}")
      }
      terminal.type("go /1001\r")
      try await terminal.expect(line: "/1001>")
      terminal.type("home | wc -l\r")
      try await terminal.expect(text: "\n61\n/>")
    }

    @Test("run nothing that wasn't typed: pasted, or where a paste can't be told from it")
    func refused() async throws {
      let path = folder.path(of: "out")
      let terminal = try await session()
      terminal.type(paste("keys | touch \(path)\nkeys > \(path)\n") + "y")
      try await terminal.expect(text: "Stopped; 1 line not run")
      terminal.type(paste("keys \\\nkeys \\\n") + "ykeys | touch \(path)\r")
      try await terminal.expect("an error") {
        $0.text.matches(of: /error: unexpected argument/).count == 2
      }
      let plain = try PseudoTerminal(arguments: ["--plain"])
      try await plain.expect(line: "/ai>")
      plain.type("keys > \(path)\n")
      try await plain.expect(text: "tells typed lines from pasted ones")
      let script = try await Transcript.of(
        arguments: ["-c", "keys | touch \(path)", "-c", "keys > \(path)"])
      #expect(
        script.errorText.matches(of: /in one line typed at the prompt; in a shell/).count == 2)
      #expect(access(path, F_OK) != 0)
    }

    @Test("name a command with an answer, a file, and no status")
    func mistakes() async throws {
      let terminal = try await session(environment: ["SHELL": "/bin/sh"])
      terminal.type("undo | cat\rwhere > \(folder.path)\rstatus accepted | cat\rkeys >| f\r")
      try await terminal.expect(text: "`undo` can't be redirected: ")
      try await terminal.expect(text: "is a folder: expected the name of a file")
      terminal.type("pros > /dev/null\r")
      try await terminal.expect(text: "/dev/null is no regular file: `| cat > /dev/null` writes")
      try await terminal.expect(text: "unexpected argument \"| cat\"; usage: `status [WORD]`")
      try await terminal.expect(text: "unexpected argument \"| f\"; usage: `keys > FILE`")
      terminal.type("1 | tail -1\r")
      try await terminal.expect(text: "\n4  No breaks")
    }

    @Test("are refused while a recording is made")
    func recording() async throws {
      let terminal = try await session()
      terminal.type("record \(folder.path(of: "r.jsonl"))\rkeys | head\r")
      try await terminal.expect(text: "a recording can't repeat `|` and `>`: `record off` ends it")
    }
  }
}
