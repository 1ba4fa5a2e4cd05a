import TestSupport
import Testing

extension TerminalTests {
  @Suite("screens that are open while their files change")
  struct LiveScreens {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("adr")
      try write("Tea", ["Warm"])
      try write("Coffee", ["Strong"], to: "0002-coffee.md")
    }

    private func write(_ title: String, _ pros: [String], to name: String = "0001-tea.md") throws {
      let list = pros.map { "* Good, because \($0)\n" }.joined()
      try folder.write(
        "# Drink \(title)\n\n## Pros and Cons of the Options\n\n### \(title)\n\n\(list)"
          + "\n### Water\n\n* Good, because cheap\n", to: "adr/\(name)")
    }

    private func session(at route: String, showing text: String) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(arguments: [folder.path(of: "adr"), "--at", route])
      try await terminal.expect("the screen") {
        $0.text.contains(text) && $0.cursorLine == "\(route)>"
      }
      terminal.type("half")
      try await terminal.expect(line: "\(route)> half")
      return terminal
    }

    @Test(
      "show what is different, whatever they show",
      arguments: [
        ("/", "0001  Drink Tea", "changed: 0001  Drink Tea"),
        ("/0001", "1  Tea  (1 pro", "changed: 1  Tea"),
        ("/0001/tea", "pro 1  Warm", "pro 2  Calming"),
        ("/0001/compare", "tie at", "total +3"), ("/0001/flip", "tie at", "(+3) leads"),
        ("/0001/tea/strike", "Left:", "calming"),
      ])
    func different(route: String, before: String, difference: String) async throws {
      let terminal = try await session(at: route, showing: before)
      try write("Tea", ["Warm", "Calming", "Warm and calming"])
      try await terminal.expect("the difference") {
        $0.text.contains("Changed: ") && $0.text.contains(difference)
          && $0.cursorLine == "\(route)> half"
      }
    }

    @Test(
      "show what others change at the moment of one's own edit, and no more",
      arguments: [
        ("/0001", "1  Tea  (1 pro", "changed: 1  Tea"),
        ("/0001/tea", "pro 1  Warm", "pro 2  Calming"),
        ("/0001/compare", "tie at", "total +3"), ("/0001/flip", "tie at", "(+3) leads"),
        ("/0001/tea/strike", "Left:", "calming"), ("/0001/tea/pros", "1  Warm", "calming"),
      ])
    func beside(route: String, before: String, difference: String) async throws {
      let terminal = try await session(at: route, showing: before)
      try write("Tea", ["Warm", "Calming", "Warm and calming"])
      terminal.type("\u{15}status accepted\r")
      try await terminal.expect("both") {
        $0.text.contains(difference) && $0.text.contains("\nStatus of 0001: ")
          && $0.cursorLine == "\(route)>"
      }
      terminal.type("where\r")
      try await terminal.expect("the answer") { $0.text.hasSuffix("\n\(route)\n\(route)>") }
      #expect(terminal.screen.text.ranges(of: "Changed: ").count == 1)
      #expect(!terminal.screen.text.contains("added: accepted"))
    }

    @Test(
      "keep a held paste out of an option that has come in place of the one it opens",
      arguments: ["open 2", "2", "go 2/pros"])
    func held(opening: String) async throws {
      let terminal = try await session(at: "/0001", showing: "2  Water")
      terminal.type("\u{15}\u{1B}[200~\(opening)\rpros\rremove 1\u{1B}[201~")
      try await terminal.expect(line: "Run these 3 lines? (y, N)")
      let text = try folder.text(of: "adr/0001-tea.md")
      let new = text.replacing("### Water", with: "### Milk\n\n* Good, because white\n\n### Water")
      try folder.write(new, to: "adr/0001-tea.md")
      try await terminal.expect(text: "added: 2  Milk")
      terminal.type("y")
      try await terminal.expect("why not, and that it has stopped") {
        $0.text.contains(
          "row 2 changed from \"Water\" (now row 3) to \"Milk\" while you typed")
          && $0.text.contains("Stopped; 2 lines not run") && $0.cursorLine == "/0001> \(opening)"
      }
      #expect(try folder.read("adr/0001-tea.md") == Array(new.utf8))
    }

    @Test("say that their decision has gone, keep what they show, and say when it is back")
    func gone() async throws {
      let terminal = try await session(at: "/0001/tea/pros", showing: "1  Warm")
      try folder.move("adr/0001-tea.md", to: "away")
      try await terminal.expect("the alert") {
        $0.text.contains("Alert: ") && $0.cursorLine == "/0001/tea/pros> half"
      }
      try folder.move("away", to: "adr/0001-tea.md")
      try await terminal.expect(
        text: "Refreshed: nothing has changed\n/0001/tea/pros> half")
      #expect(terminal.screen.text.ranges(of: "Alert").count == 1)
    }

    @Test("say that a decision has another number, by which it is opened")
    func renumbered() async throws {
      let terminal = try await session(at: "/", showing: "0002  Drink Coffee")
      try folder.move("adr/0002-coffee.md", to: "adr/0005-coffee.md")
      try await terminal.expect("the number that it had, and the one it has") {
        $0.text.contains("Changed: Decisions\nrenumbered from 0002 to: 0005  Drink Coffee")
          && $0.cursorLine == "/> half"
      }
      terminal.type("\u{15}open 5\r")
      try await terminal.expect(line: "/0005>")
    }

    @Test("say which argument it is that has changed")
    func argument() async throws {
      let terminal = try await session(at: "/0001/tea/pros/1", showing: "1  Warm")
      try write("Tea", ["Warm and sweet", "Calming"])
      try await terminal.expect("the side, then the row") {
        $0.text.contains(
          "Changed: pro 1 of 2, Tea\n  was: pro 1 of 1, Tea\nchanged: 1  Warm and sweet\n")
          && $0.cursorLine == "/0001/tea/pros/1> half"
      }
    }

    @Test("change above a search that is open at the prompt, which follows them")
    func search() async throws {
      let terminal = try await session(at: "/0001/tea/pros", showing: "1  Warm")
      terminal.type("\u{15}/water")
      try await terminal.expect(text: "2 matches for \"water\"")
      terminal.type("\u{1B}[B\u{1B}[D")
      try await terminal.expect("the matches below") {
        $0.text.hasSuffix(
          """
          /0001/tea/pros> /water
            option: Water  (Drink Tea, undecided, /0001/water)
          > option: Water  (Drink Coffee, undecided, /0002/water)
          2 matches for "water"
          """) && $0.cursor.column == "/0001/tea/pros> /wate".count
      }
      try write("Tea", ["Warm", "Calming", "as wet as water"])
      try write("Milk", ["White"], to: "0000-milk.md")
      try await terminal.expect("the change above, the matches with the same one chosen") {
        $0.text.hasSuffix(
          """
          added: 3  as wet as water
          /0001/tea/pros> /water
            option: Water  (Drink Milk, undecided, /0000/water)
            option: Water  (Drink Tea, undecided, /0001/water)
          > option: Water  (Drink Coffee, undecided, /0002/water)
            pro: as wet as water  (Drink Tea, Tea, undecided, /0001/tea/pros/3)
          4 matches for "water"
          """) && $0.cursor.column == "/0001/tea/pros> /wate".count
      }
      terminal.type("\r")
      try await terminal.expect(line: "/0002/water>")
    }

    @Test("are fetched again when one comes back to them")
    func kept() async throws {
      let terminal = try await session(at: "/0001/tea/pros", showing: "1  Warm")
      terminal.type("\u{15}go /0002\r")
      try await terminal.expect(line: "/0002>")
      try write("Tea", ["Calming"])
      terminal.type("back\r")
      // At once, or as a change if one is back before the program has heard of it.
      try await terminal.expect("the new row") {
        $0.text.contains("1  Calming\n/0001/tea/pros>") && $0.cursorLine == "/0001/tea/pros>"
      }
    }

    @Test("show decisions of subfolders that come and go")
    func subfolders() async throws {
      let terminal = try await session(at: "/", showing: "0002  Drink Coffee")
      try folder.makeFolder("adr/backend")
      try write("Milk", ["White"], to: "backend/0007-milk.md")
      try await terminal.expect(text: "added: backend/0007  Drink Milk")
      try folder.move("adr/backend", to: "away")
      try await terminal.expect(text: "gone: backend/0007  Drink Milk")
    }

    @Test("are not taken for a pager's, however much has changed")
    func small() async throws {
      let terminal = try PseudoTerminal(
        arguments: [folder.path(of: "adr"), "--at", "/"], environment: ["PAGER": "less"], rows: 8)
      try await terminal.expect("the list") {
        $0.text.contains("\n0002  Drink Coffee") && $0.cursorLine == "/>"
      }
      for number in 10...30 { try write("\(number)", ["x"], to: "00\(number).md") }
      try await terminal.expect("the difference and the prompt") {
        $0.text.contains("added: ") && $0.cursorLine == "/>"
      }
      terminal.type("where\r")
      try await terminal.expect(text: "/> where\n/\n/>")
    }

    @Test("say that their folder may not be read any more, and again when it may")
    func forbidden() async throws {
      // Root may read everything, so somebody else looks.
      let isRoot = geteuid() == 0
      let program = isRoot ? "/usr/bin/env" : Program.path()
      let drop = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", Program.path()]
      chmod(folder.path, 0o755)
      let path = folder.path(of: "adr")
      defer { chmod(path, 0o755) }
      let terminal = try PseudoTerminal(
        program, arguments: (isRoot ? drop : []) + [path, "--at", "/0001/tea/pros"])
      try await terminal.expect("the rows") { $0.text.contains("1  Warm") }
      try await terminal.expect(line: "/0001/tea/pros>")
      folder.forbid("adr")
      try await terminal.expect(text: "Offline: \(path) can't be read (permission denied);")
      chmod(path, 0o755)
      try await terminal.expect(text: "Online again")
      try write("Tea", ["Warm", "Calming"])
      try await terminal.expect(text: "added: 2  Calming")
    }

    @Test("keep an edit that can't be made while the files are out of reach")
    func editWhileDown() async throws {
      let terminal = try await session(at: "/0001/tea/pros", showing: "1  Warm")
      terminal.type("\u{15}inject files down\r")
      try await terminal.expect(text: "Offline: files can't be reached; keeping the last contents")
      terminal.type("add pro Calming\r")
      try await terminal.expect(text: "The edit was not saved: press Enter")
      try await terminal.expect(line: "/0001/tea/pros> add pro Calming")
      terminal.type("\u{15}heal\r")
      try await terminal.expect(text: "Online again")
      terminal.type("\u{19}\r")
      try await terminal.expect(text: "to Tea: Calming")
      terminal.type("weigh 2 3\r")
      try await terminal.expect(text: "→ 3 (Calming)")
    }
  }
}
