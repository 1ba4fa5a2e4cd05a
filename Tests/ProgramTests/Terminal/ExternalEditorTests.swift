import TestSupport
import Testing

extension TerminalTests {
  @Suite("edit -e")
  struct ExternalEditing {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("tmp")
    }

    /// A session at the pros whose editor is a script; `$1` is the file.
    private func session(
      editor script: String, name: String = "VISUAL"
    ) async throws -> PseudoTerminal {
      let path = try folder.write("\(script)\n", to: "editor")
      // VISUAL comes first, where both are set.
      let environment = ["EDITOR": "false", "TMPDIR": folder.path(of: "tmp")]
      let terminal = try await TerminalTests.session(
        environment: environment.merging([name: "/bin/sh \(path)"]) { $1 })
      terminal.type("pros\r")
      try await terminal.expect(line: "/ai/pros>")
      return terminal
    }

    /// The temporary files that are left.
    private func leftovers() async throws -> String {
      try await Transcript.of("/bin/ls", arguments: ["-A", folder.path(of: "tmp")]).text
    }

    @Test("saves what the editor leaves, as one text", arguments: ["VISUAL", "EDITOR"])
    func saves(name: String) async throws {
      let script = """
        stat -c %a "$1" 2>/dev/null || stat -f %Lp "$1"
        printf 'was %s.\\n' "$(cat "$1")"; printf '\\n one\\n  two \\n\\n' > "$1"
        """
      let terminal = try await session(editor: script, name: name)
      terminal.type("edit pro 4 -e\r")
      try await terminal.expect("the editor's words, and what changed") {
        $0.text.contains("\n600\nwas No breaks.\n")
          && $0.text.contains("Changed pro 4 of Artificial Intelligence to: one two")
      }
      #expect(try await leftovers() == "")
      terminal.type("undo\r")
      try await terminal.expect(
        text: "Undone: Changed pro 4 of Artificial Intelligence to: one two")
    }

    @Test("refuses a text that isn't UTF-8, as files are refused")
    func encoding() async throws {
      let terminal = try await session(editor: #"printf 'caf\351\n' > "$1""#)
      terminal.type("edit pro 4 -e\r")
      try await terminal.expect(text: "error: the editor's text is not UTF-8: nothing changed")
      #expect(try await leftovers() == "")
    }

    @Test(
      "without a number opens the decision's file at the line of the place, and shows what changed")
    func file() async throws {
      let path = try folder.write("# Tea\n\n## Pros\n\n- Warm\n- Cheap\n", to: "0001-tea.md")
      let editor = try folder.write(
        "#!/bin/sh\necho \"$1 of $(basename $2)\"; echo - Wet >>$2\n", to: "vi")
      #expect(chmod(editor, 0o755) == 0)
      let terminal = try PseudoTerminal(
        arguments: [path, "--at", "/0001/pros", "--no-watch"], environment: ["VISUAL": editor])
      try await terminal.expect(text: "2  Cheap\n/0001/pros>")
      terminal.type("open 2\redit -e\r")
      try await terminal.expect(text: "+6 of 0001-tea.md\nChanged: pro 2 of 3, Tea")
      terminal.type("back\r")
      try await terminal.expect(text: "3  Wet\n/0001/pros>")
      terminal.type("edit -e\r")
      try await terminal.expect(text: "+5 of 0001-tea.md")
      try await terminal.expect(text: "added: 4  Wet")
    }

    @Test(
      "gives the editor no path that it would take for a command or an option",
      arguments: ["+!touch x.md", "-c.md"])
    func commands(name: String) async throws {
      try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: name)
      let editor = try folder.write("#!/bin/sh\necho \"got $2\"\n", to: "vi")
      #expect(chmod(editor, 0o755) == 0)
      let terminal = try PseudoTerminal(
        arguments: ["--", name], environment: ["VISUAL": editor], workingFolder: folder.path)
      try await terminal.expect(text: "2  cons  (0)")
      terminal.type("edit -e\r")
      try await terminal.expect(text: "got ./\(name)")
    }

    @Test("names no line to an editor that would take it for a file")
    func otherEditor() async throws {
      let path = try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "0001-tea.md")
      let script = try folder.write("echo \"$# $(basename $1)\"; exit 3\n", to: "editor")
      let terminal = try PseudoTerminal(
        arguments: [path, "--at", "/0001/pros"], environment: ["VISUAL": "/bin/sh \(script)"])
      try await terminal.expect(line: "/0001/pros>")
      terminal.type("edit -e\r")
      try await terminal.expect {
        $0.text.contains("1 0001-tea.md\nerror: ") && $0.text.contains("with status 3\n")
      }
    }

    @Test("without a number needs a file")
    func noFile() async throws {
      let terminal = try await session(editor: "echo opened")
      terminal.type("edit -e\r")
      try await terminal.expect(text: "error: ai is in memory and has no file")
    }

    @Test("leaves no trace of what was typed beside an editor with a window of its own")
    func beside() async throws {
      let terminal = try await session(
        editor: "echo ready; read line; echo $line; read line; echo Other > \"$1\"; printf echoed")
      terminal.type("edit -e 4\r")
      try await terminal.expect(text: "edit -e 4\nready")
      terminal.type("to the editor\r")
      try await terminal.expect(text: "to the editor\nto the editor")
      terminal.type("the end\r")
      try await terminal.expect("the answer, and what was typed behind the end") {
        $0.text.contains("\nChanged pro 4 of Artificial Intelligence to: Other\n")
          && $0.cursorLine == "/ai/pros>"
      }
    }

    @Test("takes as long as it likes, and nothing is said about that")
    func waits() async throws {
      let terminal = try await session(editor: "echo ready; read line; echo \"$line\" > \"$1\"")
      terminal.type("edit -e 4\r")
      try await terminal.expect(text: "edit -e 4\nready")
      // The program has had time enough to say something once the session beside it has.
      let other = try await TerminalTests.session()
      other.type("inject all slow 1s\rpros\r")
      try await other.expect("its words") {
        $0.text.contains("Loading") || $0.text.contains("Pros of")
      }
      terminal.type("typed\r")
      try await terminal.expect("what has changed") {
        $0.text.contains("Changed pro 4 of Artificial Intelligence to: typed\n")
          && $0.cursorLine == "/ai/pros>"
      }
      #expect(!terminal.screen.text.contains("Writing"))
    }

    @Test(
      "changes nothing if the editor changes nothing, leaves nothing or fails",
      arguments: [
        ("true", "Nothing changed"), (": > \"$1\"", "Nothing changed"),
        ("echo x > \"$1\"; exit 3", "ended with status 3: nothing changed"),
        ("kill -9 $$", "ended with status 137: nothing changed"),
        ("rm \"$1\"", "error: the editor left no file: nothing changed"),
        ("rm \"$1\"; mkfifo \"$1\"", "error: the editor left no file: nothing changed"),
        ("exit 127", ": set VISUAL or EDITOR"),
      ])
    func fails(script: String, message: String) async throws {
      let terminal = try await session(editor: script)
      terminal.type("edit -e 4\r")
      try await terminal.expect("what is said") {
        $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(message)
          && $0.cursorLine == "/ai/pros>"
      }
      terminal.type("show\r")
      try await terminal.expect("the row as it was") {
        $0.text.ranges(of: "\n4  No breaks\n").count == 2
      }
      #expect(try await leftovers() == "")
    }

    @Test("gives the editor the terminal as it was found: its keys, its modes, ^C")
    func terminal() async throws {
      let script = "trap 'echo stopped; exit 0' INT; echo ready; read line; echo \"read $line\""
      let terminal = try await session(editor: script)
      terminal.type("edit -e 4\r")
      try await terminal.expect(text: "\nready")
      #expect(terminal.modes == terminal.modesAtStart)
      #expect(terminal.settings(of: "?2004").last == "l")
      terminal.type("keys\r")
      try await terminal.expect(text: "\nread keys\n")
      try await terminal.expect("the prompt") { $0.text.contains("\nNothing changed\n") }
      terminal.type("edit -e 4\r")
      try await terminal.expect("the editor") { $0.text.ranges(of: "\nready").count == 2 }
      terminal.type("\u{3}")
      try await terminal.expect("its end") {
        $0.text.contains("stopped") && $0.text.ranges(of: "\nNothing changed\n").count == 2
          && $0.cursorLine == "/ai/pros>"
      }
      terminal.type("where\r")
      try await terminal.expect(text: "\n/ai/pros\n/ai/pros>")
    }

    @Test("gives back a text that can't be saved, though a tab is in it")
    func refused() async throws {
      let terminal = try await session(editor: "printf 'a\\tb\\n' > \"$1\"")
      terminal.type("inject files fail Boom once\redit -e 4\r")
      try await terminal.expect("the text") {
        $0.text.contains("Alert: Boom\n") && $0.cursorLine == "/ai/pros> edit 4 a b"
      }
    }

    @Test("ends with the program", arguments: [SIGTERM, SIGHUP])
    func ends(signal: Int32) async throws {
      let terminal = try await session(editor: "echo ready; read line")
      terminal.type("edit -e 4\r")
      try await terminal.expect(text: "\nready")
      terminal.signal(signal)
      #expect(try await terminal.exitStatus() == .exited(128 + signal))
      #expect(terminal.modes == terminal.modesAtStart)
    }

    @Test("is an error in a pipe, and with a text")
    func pipe() async throws {
      let run = try await Transcript.of(arguments: ["-c", "pros", "-c", "edit -e 1"])
      #expect(run.status == .exited(1))
      #expect(run.errorText.hasPrefix("error: an editor needs a terminal"))
      let both = try await Transcript.of(arguments: ["-c", "pros", "-c", "edit -e 1 text"])
      #expect(
        both.errorText == "error: unexpected argument \"text\"; usage: `edit [-e] [N] [TEXT]`\n")
    }
  }

  @Suite("the line in an editor of one's own")
  struct LineElsewhere {
    private let home: TemporaryFolder

    init() throws {
      home = try TemporaryFolder()
    }

    /// A session whose editor is a script, `$1` being the file, and what keys it has.
    private func session(editor script: String, editrc: String = "") async throws -> PseudoTerminal
    {
      try home.write("\(editrc)\n", to: ".editrc")
      let path = try home.write("\(script)\n", to: "editor")
      return try await TerminalTests.session(environment: [
        "HOME": home.path, "VISUAL": "/bin/sh \(path)",
      ])
    }

    @Test(
      "comes back as the editor leaves it, and is run by nothing but Enter",
      arguments: [("", "where\u{18}\u{5}"), ("bind -v", "where\u{1B}v")])
    func oneLine(editrc: String, keys: String) async throws {
      let terminal = try await session(
        editor: "echo \"was $(cat \"$1\").\"; echo 'echo né' > \"$1\"", editrc: editrc)
      terminal.type(keys)
      try await terminal.expect("the editor's words, and the line below them") {
        $0.text.hasSuffix("> where\nwas where.\n/ai> echo né")
      }
      #expect(!terminal.screen.text.contains("error"))
      terminal.type("\r")
      try await terminal.expect(text: "> echo né\nerror: there is no command \"echo\"")
    }

    @Test("is held as a pasted block where there are several, and comes back if that is dropped")
    func severalLines() async throws {
      let terminal = try await session(editor: "printf 'where\\n\\nroutes\\n' > \"$1\"")
      terminal.type("help x\u{18}\u{5}")
      try await terminal.expect("the block") {
        $0.text.contains("\n1  where\n2  routes\n") && $0.cursorLine.hasPrefix("Run these 2 lines?")
      }
      terminal.type("n")
      try await terminal.expect("an empty line") { $0.cursorLine == "/ai>" }
      terminal.type("\u{1F}")
      try await terminal.expect(line: "/ai> help x")
    }

    @Test(
      "stays what it is where the editor leaves it so, leaves nothing or fails",
      arguments: [
        ("echo done", "> where\ndone\n/ai> where!"),
        ("echo other > \"$1\"; exit 3", "ended with status 3: nothing changed"),
        ("rm \"$1\"", "the editor left no file: nothing changed"),
      ])
    func fails(script: String, message: String) async throws {
      let terminal = try await session(editor: script)
      terminal.type("where\u{18}\u{5}!")
      try await terminal.expect("the line as it was, and what is said") {
        $0.text.replacing("\n", with: " ").contains(message.replacing("\n", with: " "))
          && $0.cursorLine == "/ai> where!"
      }
    }

    @Test("is a change of its own, taken back before the words that were typed behind it")
    func undone() async throws {
      let terminal = try await session(editor: "echo other > \"$1\"")
      terminal.type("where\u{18}\u{5}")
      try await terminal.expect(line: "/ai> other")
      terminal.type("abc\u{1F}")
      try await terminal.expect(line: "/ai> other")
      terminal.type("\u{1F}")
      try await terminal.expect(line: "/ai> where")
    }

    @Test(
      "means the rows that were seen when it was begun, also where it was empty then",
      arguments: ["remove 1", "remove 1\\nwhere"])
    func guarded(written: String) async throws {
      try home.makeFolder("adr")
      let file = try home.write(
        "# Tea\n\n## Pros\n\n- Warm\n\n## Cons\n\n- Wet\n", to: "adr/0001-tea.md")
      let editor = "printf '\(written)\\n' > \"$1\"; sed -i 's/^- Warm/- New\\n- Warm/' \(file)"
      let path = try home.write(editor + "\n", to: "editor")
      let terminal = try PseudoTerminal(
        arguments: [home.path(of: "adr"), "--at", "/0001/1/pros"],
        environment: ["VISUAL": "/bin/sh \(path)"])
      try await terminal.expect("the row") { $0.text.contains("1  Warm\n/0001/1/pros>") }
      terminal.type("\u{18}\u{5}")
      try await terminal.expect(text: "added: 1  New")
      try await terminal.expect("what was written") {
        $0.cursorLine.contains("> remove 1") || $0.cursorLine.contains("(y, N)")
      }
      terminal.type(written == "remove 1" ? "\r" : "y")
      try await terminal.expect(text: "error: row 1 changed from ")
    }

    @Test("is emptied by an editor that empties it")
    func emptied() async throws {
      let terminal = try await session(editor: "echo ready; : > \"$1\"")
      terminal.type("where\u{18}\u{5}")
      try await terminal.expect("an empty line") { $0.text.hasSuffix("\nready\n/ai>") }
    }
  }
}
