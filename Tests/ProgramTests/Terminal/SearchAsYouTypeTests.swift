import TestSupport
import Testing

extension TerminalTests {
  @Suite("a search as one types")
  struct SearchAsYouType {
    private static let folder = Result {
      let folder = try TemporaryFolder()
      try folder.write(
        "# Tea\n\n## Green\n\n- Good, because it wakes\n- Bad, because bitter\n", to: "1-tea.md")
      try folder.write(
        "# 茶と絵文字 👍🏽\n\n## 緑茶\n\n- Good, because 世界世界世界世界世界 it wakes\n", to: "2-cha.md")
      return folder
    }

    private func session(
      arguments: [String] = [], environment: [String: String?] = [:], columns: Int = 60,
      rows: Int = 14, searching text: String? = nil
    ) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        arguments: [try Self.folder.get().path] + arguments, environment: environment,
        columns: columns, rows: rows)
      try await terminal.expect("the list, and the prompt") {
        $0.text.contains("1  Tea") && $0.cursorLine == "/>"
      }
      guard let text else { return terminal }
      terminal.type("/\(text)")
      try await terminal.expect("a match") { $0.line($0.cursor.row + 1).hasPrefix("> ") }
      return terminal
    }

    @Test("takes what is typed at once, one search after the other")
    func typedAhead() async throws {
      let terminal = try await session()
      terminal.type("/bitter\rhome\r/wakes\r")
      try await terminal.expect(text: "pro 1 of 1, Green")
    }

    @Test(
      "begins also behind keys that have left the line empty",
      arguments: [
        "\t", "\u{7}", "\u{1F}", "\u{19}", "\u{14}", "\u{12}\u{7}", "\u{12}x\u{7}", "\u{1D}",
      ])
    func behind(keys: String) async throws {
      let terminal = try await session()
      terminal.type(keys)
      terminal.type("/bitter")
      try await terminal.expect("its match") {
        $0.cursorLine == "/> /bitter" && $0.line($0.cursor.row + 1).hasPrefix("> con: bitter")
      }
    }

    @Test("fits its list to a window that has become lower, the chosen row in it")
    func lower() async throws {
      let terminal = try await session()
      terminal.type("/e")
      try await terminal.expect("all matches") {
        $0.text.contains("> ") && $0.text.contains("matches")
      }
      let count = terminal.screen.text.split(separator: "\n").count
      terminal.type(String(repeating: "\u{1B}[B", count: 4))
      try await terminal.expect("the last one chosen") { $0.text.contains("\n> ") }
      terminal.resize(columns: 60, rows: 5)
      try await terminal.expect("a shorter list") {
        $0.text.contains("\n> ") && $0.text.contains("matches") && $0.cursorLine == "/> /e"
      }
      #expect(terminal.screen.text.split(separator: "\n").count < count)
    }

    @Test("is no place for libedit's question after Alt-x")
    func question() async throws {
      let terminal = try await session()
      terminal.type("/bit\u{1B}xter")
      try await terminal.expect("the line, and the match below it") {
        $0.cursorLine == "/> /bitter" && $0.line($0.cursor.row + 1).contains("bitter")
      }
    }

    @Test("leaves nothing to be taken back when Escape has ended it")
    func undone() async throws {
      let terminal = try await session()
      terminal.type("/bitter")
      try await terminal.expect("its match") {
        $0.line($0.cursor.row + 1).hasPrefix("> con: bitter")
      }
      terminal.type("\u{1B}")
      try await terminal.expect(line: "/>")
      terminal.type("x\u{1F}\u{1F}|")
      try await terminal.expect(line: "/> |")
    }

    @Test(
      "doesn't begin behind a key that goes on with the slash, or quotes it",
      arguments: ["\u{1B}", "\u{18}", "\u{16}"])
    func open(key: String) async throws {
      let terminal = try await session()
      terminal.type("\(key)/x")
      try await terminal.expect("no search") { $0.cursorLine.hasSuffix("x") }
      #expect(!terminal.screen.text.contains("No matches"))
    }

    @Test("follows the keys, and Enter opens what is chosen")
    func opens() async throws {
      let terminal = try await session()
      terminal.type("/bitter")
      try await terminal.expect("the match below") {
        $0.cursorLine == "/> /bitter" && $0.cursor.column == 10
          && $0.line($0.cursor.row + 1).contains(/^> .*bitter/)
      }
      terminal.type("\r")
      try await terminal.expect("the argument") {
        $0.text.contains("con 1 of 1") && $0.cursorLine.hasPrefix("/1/green/cons/1>")
      }
    }

    @Test(
      "arrows choose, and ^N and ^P",
      arguments: [
        ("\u{1B}[B", "\u{1B}[A"), ("\u{1B}OB", "\u{1B}OA"), ("\u{E}", "\u{10}"),
      ])
    func chooses(down: String, up: String) async throws {
      let terminal = try await session()
      terminal.type("/wakes")
      try await terminal.expect("two matches, the first chosen") {
        $0.line($0.cursor.row + 1).hasPrefix("> ") && $0.line($0.cursor.row + 2).hasPrefix("  ")
      }
      terminal.type(down)
      try await terminal.expect("the second") {
        $0.line($0.cursor.row + 1).hasPrefix("  ") && $0.line($0.cursor.row + 2).hasPrefix("> ")
      }
      terminal.type(down + up)
      try await terminal.expect("the first") { $0.line($0.cursor.row + 1).hasPrefix("> ") }
    }

    @Test("edits what is searched for as any other line, also behind an Enter that found nothing")
    func edits() async throws {
      let terminal = try await session()
      terminal.type("/bx")
      try await terminal.expect("nothing found") {
        $0.cursorLine == "/> /bx" && $0.line($0.cursor.row + 1).hasPrefix("No matches")
      }
      terminal.type("\r\u{1B}[D\u{7F}\u{4}bitt\u{1B}[D\u{1B}[Dx\u{7F}\u{5}er")
      try await terminal.expect("the match below") {
        $0.cursorLine == "/> /bitter" && $0.line($0.cursor.row + 1).hasPrefix("> ")
      }
    }

    @Test("goes with Enter to the route that was typed, where nothing was found")
    func route() async throws {
      let terminal = try await session()
      terminal.type("where\r")
      try await terminal.expect(text: "/> where\n/\n/>")
      terminal.type("/0002\r")
      try await terminal.expect(line: "/2>")
    }

    @Test(
      "begins only at the beginning of a line",
      arguments: [("open /", "error: no row"), (" /wakes", "Alert: There is no decision")])
    func insideLine(keys: String, answer: String) async throws {
      let terminal = try await session()
      terminal.type(keys)
      try await terminal.expect("the line alone") { $0.cursorLine == "/> \(keys)" }
      terminal.type("\r")
      try await terminal.expect(text: answer)
    }

    @Test(
      "leaves nothing behind when it is left, and opens again",
      arguments: ["\u{1B}", "\u{7F}\u{7F}\u{7F}\u{7F}", "\u{15}", "\u{1}\u{B}"])
    func leaves(keys: String) async throws {
      let terminal = try await session()
      for _ in 1...2 {
        terminal.type("/wak")
        try await terminal.expect(text: "2 matches for \"wak\"")
        terminal.type(keys)
        try await terminal.expect("the prompt alone") { $0.text.hasSuffix("\n/>") }
      }
      terminal.type("where\r")
      try await terminal.expect(text: "/> where\n/\n/>")
    }

    @Test(
      "is over before the next key of those that come at once", arguments: ["\u{15}", "\u{1}\u{B}"])
    func leftAtOnce(keys: String) async throws {
      let terminal = try await session()
      terminal.type("where\r/wak\(keys)\u{1B}[A\r")
      try await terminal.expect(text: "/> where\n/\n/> where\n/\n/>")
    }

    @Test("^C leaves it, and the line with it")
    func interrupted() async throws {
      let terminal = try await session(searching: "wak")
      terminal.type("\u{3}")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("\n/> /wak^C\n/>") }
    }

    @Test("takes a paste as typing")
    func paste() async throws {
      let terminal = try await session()
      terminal.type("/\u{1B}[200~bit\u{1B}[201~\u{1B}[200~ter\u{1B}[201~")
      try await terminal.expect("the match below") {
        $0.cursorLine == "/> /bitter" && $0.line($0.cursor.row + 1).hasPrefix("> ")
      }
    }

    @Test(
      "goes on after a block that was not to run, and after a search among earlier lines",
      arguments: [
        ("\u{1B}[200~one\rtwo\u{1B}[201~", "Run these 2 lines? (y, N)"),
        ("\u{12}none", "history \"none\" (none)> /bitter"),
      ])
    func aside(keys: String, asked: String) async throws {
      let terminal = try await session()
      terminal.type("/bitter")
      try await terminal.expect(text: "\n> ")
      terminal.type(keys)
      try await terminal.expect("the question alone") {
        $0.cursorLine == asked && $0.line($0.cursor.row + 1).isEmpty
      }
      terminal.type("\u{1B}")
      try await terminal.expect("the search") {
        $0.cursorLine == "/> /bitter" && $0.line($0.cursor.row + 1).contains(/^> .*bitter/)
      }
      terminal.type("\u{1B}")
      try await terminal.expect("the prompt alone") {
        $0.cursorLine == "/>" && $0.line($0.cursor.row + 1).isEmpty
      }
    }

    @Test("stands through resizing, twenty columns and wide text included")
    func resizes() async throws {
      let terminal = try await session()
      terminal.type("/世界")
      try await terminal.expect("the match below") { $0.line($0.cursor.row + 1).hasPrefix("> ") }
      for (columns, rows) in [(20, 6), (100, 30), (20, 3), (60, 14)] {
        terminal.resize(columns: columns, rows: rows)
        try await terminal.expect("line and match at \(columns) by \(rows)") {
          $0.cursorLine == "/> /世界" && $0.cursor.column == 8
            && $0.line($0.cursor.row + 1).isEmpty == (rows < 3)
        }
        terminal.type(" \u{7F}")
      }
      terminal.type("\u{1B}")
      try await terminal.expect("the prompt alone") {
        $0.cursorLine == "/>" && $0.text.hasSuffix("/>")
      }
    }

    @Test("raises what fails above the line, and the next key tries again")
    func fails() async throws {
      // Once is once: what is fetched as the watching begins would have it.
      let terminal = try await session(arguments: ["--no-watch"])
      terminal.type("inject files fail Disk full once\r")
      try await terminal.expect(text: "files: fail Disk full")
      terminal.type("/w")
      try await terminal.expect("the alert above") { $0.text.contains("Alert: Disk full\n/> /w") }
      terminal.type("a")
      try await terminal.expect("the matches") {
        $0.cursorLine == "/> /wa" && $0.line($0.cursor.row + 1).hasPrefix("> ")
      }
    }

    @Test("says what is wrong where the folder may not be read, and Esc leaves it")
    func forbidden() async throws {
      let folder = try TemporaryFolder()
      try folder.makeFolder("adr")
      folder.forbid("adr")
      chmod(folder.path, 0o755)
      // Root may read everything, so somebody else looks.
      let isRoot = geteuid() == 0
      let drop = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", Program.path()]
      let terminal = try PseudoTerminal(
        isRoot ? "/usr/bin/env" : Program.path(),
        arguments: (isRoot ? drop : []) + [folder.path(of: "adr")])
      try await terminal.expect("the list's alert alone") {
        $0.text.contains("\nAlert:") && !$0.text.contains("Offline:") && $0.cursorLine == "/>"
      }
      terminal.type("/tea")
      // All that is to come has come: an Escape in the middle of a redraw could seem to have worked.
      try await terminal.expect("the reason above, a way on below") {
        $0.text.split(separator: "Alert:").count == 3 && $0.cursorLine == "/> /tea"
          && $0.line($0.cursor.row + 1) == "Search failed; the next key tries again"
      }
      terminal.type("\u{1B}")
      try await terminal.expect("the prompt alone") { $0.text.hasSuffix("\n/>") }
      terminal.type("where\r")
      try await terminal.expect(text: "/> where\n/\n/>")
    }

    @Test("ends with the program, and nothing is left below the line")
    func killed() async throws {
      let terminal = try await session(searching: "wak")
      terminal.signal(SIGTERM)
      #expect(try await terminal.exitStatus() == .exited(143))
      #expect(terminal.modes == terminal.modesAtStart)
      #expect(terminal.screen.text.hasSuffix("\n/> /wak"))
    }

    @Test("never leaves a terminal that can't wrap lines, not even when it is killed")
    func wraps() async throws {
      let terminal = try await session(searching: "wak")
      terminal.signal(SIGKILL)
      #expect(try await terminal.exitStatus() == .signaled(SIGKILL))
      let output = String(decoding: terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[?7l"))
      let last = output.ranges(of: /\u{1B}\[\?7[lh]/).last.map { output[$0] }
      #expect(last == "\u{1B}[?7h")
    }
  }
}
