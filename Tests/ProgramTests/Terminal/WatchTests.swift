import TestSupport
import Testing

extension TerminalTests {
  @Suite("changes from elsewhere")
  struct Watch {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("adr")
      try write(["Warm", "Cheap"], to: "0001-tea.md")
      try write(["Strong"], to: "0002-coffee.md")
    }

    func decision(_ title: String, _ pros: [String]) -> String {
      "# \(title)\n\n## Pros\n\n" + pros.map { "- \($0)\n" }.joined() + "\n## Cons\n\n- Slow\n"
    }

    func write(_ pros: [String], to name: String) throws {
      try folder.write(decision("Drink", pros), to: "adr/\(name)")
    }

    /// A session that shows the pros of the first decision, with this typed at its prompt.
    func session(
      typing keys: String = "", at route: String = "/0001/pros", showing row: String = "2  Cheap",
      arguments: [String] = []
    ) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        arguments: [folder.path(of: "adr"), "--at", route] + arguments)
      try await terminal.expect("the rows") { $0.text.contains(row) }
      terminal.type(keys)
      let line = keys.isEmpty ? "\(route)>" : "\(route)> \(keys)"
      try await terminal.expect(line: line)
      return terminal
    }

    @Test("appear above the line that is being typed; line and cursor stay as they were")
    func above() async throws {
      let terminal = try await session(typing: "half")
      terminal.type("\u{1B}[D\u{1B}[D")
      try write(["Warm", "Cheap", "Calming"], to: "0001-tea.md")
      try await terminal.expect("the difference") {
        $0.text.contains("Changed: Pros of Drink\nadded: 3  Calming\n/0001/pros> half")
          && $0.cursor.column == $0.cursorLine.count - 2
      }
      terminal.type("X\r")
      try await terminal.expect(text: "there is no command \"haXlf\"")
    }

    @Test("appear when a file is renamed into place, as editors do")
    func renamed() async throws {
      let terminal = try await session()
      try folder.write(decision("Drink", ["Warm"]), to: "adr/.new")
      try folder.move("adr/.new", to: "adr/0001-tea.md")
      try await terminal.expect(text: "Changed: Pros of Drink\ngone: 2  Cheap\n/0001/pros>")
    }

    @Test("are told from another session, and one's own only as the edit that they are")
    func sessions() async throws {
      let terminal = try await session()
      terminal.type("add pro Mine\r")
      try await terminal.expect(text: "Added pro 3 to Drink: Mine")
      let other = try await Transcript.of(
        arguments: [folder.path(of: "adr"), "--at", "/0001/pros", "-c", "add pro Theirs"])
      #expect(other.status == .exited(0))
      try await terminal.expect(text: "added: 4  Theirs\n/0001/pros>")
      #expect(!terminal.screen.text.contains("added: 3"))
      terminal.type("weigh 4 2\r")
      try await terminal.expect(text: "→ 2 (Theirs)")
    }

    @Test("are told also where there was nothing before an edit of one's own")
    func filled() async throws {
      let terminal = try await session()
      terminal.type("neutral\radd neutral Rather wet\r")
      try await terminal.expect("the edit, and the prompt") {
        $0.text.contains("Added neutral 1 to Drink: Rather wet\n")
          && $0.cursorLine == "/0001/neutral>"
      }
      for (before, now) in [("Rather wet", "Rather damp"), ("Rather damp", "Rather dry")] {
        let file = try folder.text(of: "adr/0001-tea.md")
        #expect(file.contains(before))
        // In one step: the program may be reading it, for what it has written itself.
        try folder.write(file.replacing(before, with: now), to: "new.md")
        try folder.move("new.md", to: "adr/0001-tea.md")
        try await terminal.expect(
          text: "Changed: Neutral arguments of Drink\nchanged: 1  \(now)\n  was: 1  \(before)\n")
      }
      #expect(!terminal.screen.text.contains("nothing has changed"))
    }

    @Test("are shown as a whole where a fetch had failed before an edit of one's own")
    func shownAgain() async throws {
      let terminal = try await session(at: "/0001", showing: "1  pros")
      terminal.type("inject pros fail Boom\rpros\rheal\radd pro Hot\r")
      try await terminal.expect("the edit, and all rows") {
        $0.text.contains("Added pro 3 to Drink: Hot\n")
          && $0.text.contains("\nPros of Drink\n1  Warm\n2  Cheap\n3  Hot\n")
          && $0.cursorLine == "/0001/pros>"
      }
      try write(["Warm", "Cheap", "Dry"], to: "0001-tea.md")
      try await terminal.expect(text: "added: 3  Dry\n")
    }

    @Test("say once that the files are out of reach, and fetch once when they are back")
    func reach() async throws {
      let terminal = try await session(typing: "half")
      try folder.move("adr", to: "away")
      try await terminal.expect(
        text: "Offline: \(folder.path(of: "adr")) doesn't exist; keeping the last contents\n")
      try folder.write(decision("Drink", ["Warm", "Cheap", "Calming"]), to: "away/0001-tea.md")
      try folder.move("away", to: "adr")
      try await terminal.expect("all of it, the line below") {
        $0.text.contains(
          "Online again\nChanged: Pros of Drink\nadded: 3  Calming\n/0001/pros> half")
      }
      #expect(terminal.screen.text.ranges(of: "Offline").count == 1)
      #expect(!terminal.screen.text.contains("Alert"))
    }

    @Test("say the same of an injected fault, and fetch again what had failed")
    func down() async throws {
      let terminal = try await session()
      terminal.type("inject pros down\r")
      try await terminal.expect(text: "Offline: pros can't be reached; keeping the last contents")
      terminal.type("refresh\r")
      try await terminal.expect(text: "Alert: The service can't be reached")
      terminal.type("heal\r")
      try await terminal.expect("both") {
        $0.text.contains("Refreshed: nothing has changed")
          && $0.text.contains("Online again")
      }
    }

    @Test("stay away when they are not wanted, until they are", arguments: [true, false])
    func off(byFlag: Bool) async throws {
      let terminal = try await session(arguments: byFlag ? ["--no-watch"] : [])
      terminal.type(byFlag ? "watch\r" : "watch off\r")
      try await terminal.expect(text: "Watching is off: `refresh` shows changes")
      try write(["Warm", "Cheap", "Calming"], to: "0001-tea.md")
      terminal.type("where\r")
      try await terminal.expect(text: "\n/0001/pros\n/0001/pros>")
      #expect(!terminal.screen.text.contains("Calming"))
      terminal.type("watch on\r")
      try await terminal.expect(text: "Changed: Pros of Drink\nadded: 3  Calming\n")
    }

    @Test("are no edits of one's own that were made before anybody watched")
    func ownBefore() async throws {
      let terminal = try await session(arguments: ["--no-watch"])
      terminal.type("add pro Mine\r")
      try await terminal.expect("the edit, and the prompt") {
        $0.text.contains("Added pro 3 to Drink: Mine\n") && $0.cursorLine == "/0001/pros>"
      }
      terminal.type("watch on\r")
      try await terminal.expect(text: "> watch on\n")
      try write(["Warm", "Cheap", "Mine", "Theirs"], to: "0001-tea.md")
      try await terminal.expect(text: "Changed: Pros of Drink\nadded: 4  Theirs\n/0001/pros>")
      #expect(!terminal.screen.text.contains("added: 3"))
    }

    @Test("are told from a pipe by nobody, which says so")
    func pipe() async throws {
      let path = folder.path(of: "adr")
      let asked = try await Transcript.of(arguments: [path, "-c", "watch"])
      #expect(asked.text == "Watching is off: only a terminal session watches\n")
      let wanted = try await Transcript.of(arguments: [path, "-c", "watch on"])
      #expect(wanted.errorText.contains("error: a script can't watch"))
      #expect(wanted.status == .exited(1))
    }
  }
}
