import TestSupport
import Testing

extension TerminalTests {
  @Suite("Tab")
  struct Completion {
    @Test(
      "inserts the only candidate and a space",
      arguments: [
        ("weig", "weigh"), ("INJECT PRO", "INJECT pros"), ("help statu", "help status"),
        ("export csv state:sup", "export csv state:superseded"), ("wh", "wh"),
      ])
    func only(typed: String, completed: String) async throws {
      let terminal = try await session()
      terminal.type("\(typed)\t")
      guard typed != completed else {
        try await terminal.expect(text: "\nwhere  why\n/ai> wh\n")
        return
      }
      try await terminal.expect("/ai> \(completed)") {
        $0.cursorLine == "/ai> \(completed)" && $0.cursor.column == $0.cursorLine.count + 1
      }
    }

    @Test("knows the fields of filters, and the values that decisions have")
    func filters() async throws {
      let folder = try TemporaryFolder()
      for (name, tag) in [("1", "data"), ("2", "two words")] {
        try folder.write(
          "---\nstatus: accepted\ntags: [\(tag)]\ndeciders: Jane Doe\n---\n\n# A\n",
          to: "\(name).md")
      }
      let terminal = try PseudoTerminal(arguments: [folder.path])
      try await terminal.expect(line: "/>")
      // On a busy machine, a completion that reads files may give way to a key that comes with Tab.
      for (typed, completed) in [
        ("list tag:d\t", "list tag:data"), ("by\t", "list tag:data by:"),
        ("D\t", "list tag:data by:Doe"), ("\u{3}list tag:t\t", "list tag:\"two words\""),
        ("by:\"J\t", "list tag:\"two words\" by:\"Jane Doe\""),
      ] {
        terminal.type(typed)
        try await terminal.expect(line: "/> \(completed)")
      }
    }

    @Test("lists what it has listed above the line no second time, until another key comes")
    func again() async throws {
      let terminal = try await session()
      terminal.type("op\t")
      try await terminal.expect(text: "\nopen    option\n/ai> op\n")
      terminal.type("\t\tx\u{7F}\t")
      try await terminal.expect("two lists, and no more") {
        $0.text.contains("\nopen    option\nopen    option\n/ai> op\n")
      }
    }

    @Test("completes what is before the cursor and keeps what is behind it")
    func middle() async throws {
      let terminal = try await session()
      terminal.type("heal X\u{1B}[Dpr\t")
      try await terminal.expect("the word in the middle") {
        $0.cursorLine == "/ai> heal pros X" && $0.cursor.column == "/ai> heal pros ".count
      }
    }

    @Test("lists several above the line, with their titles, and inserts what they have in common")
    func several() async throws {
      let terminal = try await session()
      terminal.type("pros\r")
      try await terminal.expect(line: "/ai/pros>")
      terminal.type("open \t")
      try await terminal.expect("numbers with titles above the line") {
        $0.cursorLine == "/ai/pros> open" && $0.cursor.column == "/ai/pros> open ".count
          && $0.line($0.cursor.row - 4).hasPrefix("1  ")
          && $0.line($0.cursor.row - 1).hasPrefix("4  ")
      }
      terminal.type("\u{15}go /ai/c\t")
      try await terminal.expect("the common beginning") {
        $0.cursorLine == "/ai/pros> go /ai/co" && $0.text.contains("/ai/compare")
      }
    }

    @Test("does nothing where nothing is known", arguments: ["xyz", "weigh 1 ", "where ", "xyz a"])
    func nothing(typed: String) async throws {
      let terminal = try await session()
      terminal.type("\(typed)\t")
      try await terminal.expect("the line") { $0.cursorLine.hasPrefix("/ai> \(typed.prefix(3))") }
      terminal.type("!")
      try await terminal.expect(line: "/ai> \(typed)!")
    }

    @Test("fetches what it needs while the line goes on, and gives way to the next key")
    func slow() async throws {
      let terminal = try await session()
      terminal.type("inject files hang\rinject pros hang\rgo /\t")
      try await terminal.expect(line: "/ai> go /")
      terminal.type("ai/cons\r")
      try await terminal.expect(line: "/ai/cons>")
    }

    @Test(
      "keeps nothing back that came with it, if it takes long",
      arguments: ["cons", "\u{1B}[200~cons\u{1B}[201~", "\u{E9}", "\u{1B}[200~c\u{1B}[201~ons"])
    func behindSlow(keys: String) async throws {
      let terminal = try await session()
      terminal.type("inject all hang\rgo /ai/\t\(keys)")
      let text = keys.replacing(/\u{1B}\[20[01]~/, with: "")
      try await terminal.expect(line: "/ai> go /ai/\(text)")
    }

    @Test(
      "comes before what is typed behind Tab in the same moment",
      arguments: [("wher\t\r", "\n/ai\n/ai>"), ("ope\tpros\r", "\n/ai/pros>")])
    func ahead(keys: String, answer: String) async throws {
      let terminal = try await session()
      terminal.type(keys)
      try await terminal.expect(text: answer)
    }

    @Test("lists no more than there is room for")
    func cut() async throws {
      let terminal = try await session(columns: 20, rows: 10)
      terminal.type("\t")
      try await terminal.expect("the rest is counted") {
        $0.cursorLine == "/ai>" && $0.line($0.cursor.row - 1).hasSuffix(" more")
      }
    }

    @Test("goes on with the command of the lines before, as hints do and the arrows don't")
    func continued() async throws {
      let terminal = try await session()
      terminal.type("inject \\\rpro\t")
      try await terminal.expect("a target, and the usage") {
        $0.cursorLine == "… pros" && $0.line($0.cursor.row + 1).hasPrefix("inject TARGET FAULT")
      }
      terminal.type("\u{1B}[A\u{10}fa\t")
      try await terminal.expect(line: "… pros fail")
      terminal.type("\u{3}inject pros f\\\rai\t")
      try await terminal.expect(line: "… ail")
    }

    @Test("completes paths of files")
    func files() async throws {
      let folder = try TemporaryFolder()
      try folder.makeFolder("über")
      try folder.write("", to: "über/one two.md")
      try folder.write("", to: ".hidden")
      let terminal = try PseudoTerminal(workingFolder: folder.path)
      try await terminal.expect(line: "/ai>")
      terminal.type("save \t")
      try await terminal.expect(line: "/ai> save über/")
      terminal.type("\t")
      try await terminal.expect(line: "/ai> save über/one two.md")
      terminal.type("\u{15}save .\t")
      try await terminal.expect(line: "/ai> save .hidden")
    }

    @Test("completes paths in the home that ~ stands for")
    func home() async throws {
      let folder = try TemporaryFolder()
      try folder.makeFolder("tea")
      try folder.write("", to: "tea/green.md")
      let terminal = try await session(environment: ["HOME": folder.path])
      terminal.type("save ~/t\t")
      try await terminal.expect(line: "/ai> save ~/tea/")
      terminal.type("\t")
      try await terminal.expect(line: "/ai> save ~/tea/green.md")
    }

    @Test("never types what steers a terminal, nor stumbles over a blank")
    func hostile() async throws {
      let folder = try TemporaryFolder()
      for name in ["x\u{1B}[2J.md", "x\u{7}.md", "x\n.md", "x\u{202E}.md", "x  y .md"] {
        try folder.write("", to: name)
      }
      let terminal = try PseudoTerminal(workingFolder: folder.path)
      try await terminal.expect(line: "/ai>")
      terminal.type("save x\t")
      try await terminal.expect(line: "/ai> save x  y .md")
    }

    @Test("completes routes to files whose names have blanks")
    func routes() async throws {
      let folder = try TemporaryFolder()
      try folder.write("# Tea\n\n## Green\n\n- Good, because warm\n", to: "my tea.md")
      try folder.write("# Milk\n\n## Cold\n\n- Bad, because cold\n", to: "milk.md")
      let terminal = try PseudoTerminal(arguments: [folder.path])
      try await terminal.expect(line: "/>")
      terminal.type("go /my\t")
      try await terminal.expect(line: "/> go /my-tea")
      terminal.type("/1/pro\t")
      try await terminal.expect(line: "/> go /my-tea/1/pros")
      terminal.type("\r")
      try await terminal.expect(text: "1  warm")
    }

    @Test("works in vi mode, also after Esc and back")
    func vi() async throws {
      let terminal = try await session(editrc: "bind -v")
      terminal.type("weig\t")
      try await terminal.expect("the hint and the word") {
        $0.cursorLine == "/ai> weigh" && $0.cursor.column == 11
          && $0.line($0.cursor.row + 1).hasPrefix("weigh [N] W")
      }
      terminal.type("\u{1B}ddihel\t")
      try await terminal.expect(line: "/ai> help")
    }

    @Test("lists above a line of several rows, at any margin", arguments: 12...17)
    func wrapped(length: Int) async throws {
      let terminal = try await session(columns: 20, rows: 10)
      let word = String(repeating: "x", count: length)
      terminal.type("p \(word)\u{1}\u{4}h\t")
      try await terminal.expect("the list above, the line below") {
        $0.text.filter { $0 != "\n" }.contains("/ai> h \(word)")
          && $0.text.contains("heal") && $0.text.contains("home")
      }
      terminal.type("X")
      try await terminal.expect("the line, edited") {
        $0.text.filter { $0 != "\n" }.contains("/ai> hX \(word)")
      }
    }
  }
}
