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
        $0.text.contains("\n1  cons\n2  where\\u{7}\nRun these 2 lines? (y, N)")
      }
      #expect(!terminal.screen.text.contains("Cons of"))
      terminal.type("yX")
      try await terminal.expect("the rows, the error, the line") {
        $0.text.contains("Cons of") && $0.text.contains("no command \"where\\u{7}\"")
          && $0.cursorLine == "/ai/cons> halXf"
      }
    }

    @Test("is dropped by one key, too", arguments: ["n", "N", "\r", "\u{1B}", "\u{3}"])
    func drop(key: String) async throws {
      let terminal = try await session()
      terminal.type("half\u{1B}[D\u{1B}[D" + paste("cons\rcons"))
      try await terminal.expect(line: "Run these 2 lines? (y, N)")
      terminal.type(key)
      try await terminal.expect("the question with its answer, and the line") {
        $0.text.contains("\nRun these 2 lines? (y, N) n\n/ai> half") && $0.cursorLine == "/ai> half"
      }
      terminal.type("X\r")
      try await terminal.expect(text: "there is no command \"haXlf\"")
      #expect(!terminal.screen.text.contains("Cons of"))
    }

    @Test("waits for a key that says which, and other keys do nothing")
    func otherKeys() async throws {
      let terminal = try await session()
      terminal.type(paste("cons\rcons") + "x\u{1B}[A \u{1B}[3~" + paste("y\ry") + "n")
      try await terminal.expect(line: "/ai>")
      #expect(!terminal.screen.text.contains("Cons of"))
    }

    @Test("that comes behind another is held with it")
    func more() async throws {
      let terminal = try await session()
      terminal.type("half" + paste("where\r# one") + paste("# two") + paste("# three\r# four"))
      try await terminal.expect("all of it") {
        $0.text.contains("\n1  where\n2  # one\n3  # two\n4  # three\n5  # four\n")
          && $0.cursorLine == "Run these 5 lines? (y, N)"
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
      try await terminal.expect(line: "Run these 2 lines? (y, N)")
      terminal.type("n")
      try await terminal.expect(line: "/ai> # alpha")
    }

    @Test("stops at the first line that fails, and continues a line after a backslash")
    func stops() async throws {
      let terminal = try await session()
      terminal.type(paste("co\\\rns\rprso\rwhere\rwhere\r"))
      try await terminal.expect(line: "Run these 5 lines? (y, N)")
      terminal.type("y")
      try await terminal.expect("the end") {
        $0.text.contains("Cons of") && $0.text.contains("Stopped; 2 lines not run")
          && $0.cursorLine == "/ai/cons>"
      }
      #expect(!terminal.screen.text.contains("\n/ai/cons\n"))
    }

    private static let questions = [
      ("# a\r# b", "Run these 2 lines?"),
      ("- slow", "Add 1 con to Artificial Intelligence?"),
      (
        "- a\r  b\r* Good, because c\r+ d\r~ e\r* f",
        "Add 2 pros, 1 con, 1 neutral argument and 1 note to Artificial Intelligence?"
      ),
      (
        "  * Good, because a\r    - b\r    - c\r  - d",
        "Add 1 pro and 1 con to Artificial Intelligence, with 2 sub-bullets in the text?"
      ),
    ]

    @Test("is asked about, and Enter takes the default, which is no", arguments: questions)
    func question(pasted: String, question: String) async throws {
      let terminal = try await session(columns: 100)
      terminal.type(paste(pasted))
      try await terminal.expect(line: "\(question) (y, N)")
      terminal.type("\rundo\r")
      try await terminal.expect("nothing done") {
        $0.text.contains("\n\(question) (y, N) n\n/ai> undo\nerror: there is no edit to undo\n")
      }
    }

    @Test("of a list with no option to belong to is refused at once, with the way to go on")
    func homeless() async throws {
      let folder = try TemporaryFolder()
      try folder.write("# Q\n## A\n### Pros\n- a\n## B\n### Pros\n- b\n", to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [folder.path], columns: 100)
      try await terminal.expect(line: "/>")
      terminal.type(paste("* a\n* b"))
      try await terminal.expect(text: "error: `*` needs a decision: open one first")
      terminal.type("open 1\r" + paste("- a\n- b"))
      try await terminal.expect(text: "error: which option? Name it above the list, as in `## B`")
      terminal.type(paste("### C\n- a"))
      try await terminal.expect(
        text: "error: \"C\" names no option here: `option add C` adds that option\n")
    }

    @Test("that comes behind another and makes it wrong is refused, and the question stays")
    func wrongTogether() async throws {
      let folder = try TemporaryFolder()
      try folder.write("# Q\n## Tea\n### Pros\n- a\n## B\n### Pros\n- b\n", to: "0001-a.md")
      let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/1/tea"], columns: 100)
      try await terminal.expect(line: "/0001/tea>")
      terminal.type(paste("+ c\n+ d"))
      try await terminal.expect(line: "Add 2 pros to Tea? (y, N)")
      terminal.type(paste("## C\n+ e"))
      try await terminal.expect("the reason, and the question") {
        $0.text.contains("error: \"C\" names no option here")
          && $0.cursorLine == "Add 2 pros to Tea? (y, N)"
      }
      terminal.type("y")
      try await terminal.expect(text: "Added 2 pros to Tea")
    }

    @Test(
      "of a list whose heading names no option here, or several, is refused before a question",
      arguments: ["/1", "/1/1", "/1/1/pros"],
      [
        ("Nope", "### Nope ###", "names no option here: `option add Nope` adds that option\n"),
        ("Nope", "**Nope**", "names no option here: `option add Nope` adds that option\n"),
        ("Nope", "Nope\n---", "names no option here: `option add Nope` adds that option\n"),
        ("3. X", "### 3. X", "names no option here: `option add 3. X` adds that option\n"),
        (
          "Alpa", "## Alpa",
          "names no option here: `option add Alpa` adds that option; did you mean \"Alpha\"?"
        ),
        ("et", "#### et", "names 2 options: write a whole title, such as Beta\n"),
      ])
    func unknown(
      place: String, pasted: (title: String, heading: String, reason: String)
    ) async throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "# Q\n## Alpha\n### Pros\n- a\n## Beta\n### Pros\n- b\n## Zeta\n### Pros\n- c\n",
        to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [folder.path, "--at", place], columns: 120)
      try await terminal.expect("the prompt") { $0.cursorLine.hasPrefix("/1") }
      terminal.type(paste("\(pasted.heading)\n- x"))
      try await terminal.expect(text: "error: \"\(pasted.title)\" \(pasted.reason)")
      #expect(!terminal.screen.text.contains("(y, N)"))
    }

    @Test(
      "is refused if a line of its list names another option",
      arguments: ["+ x\nbeta - slow\n- y", "beta - slow\n+ x"])
    func signed(lines: String) async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(
        "# Q\n## Alpha\n### Pros\n- a\n## Beta\n### Pros\n- b\n", to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [file, "--at", "/1/1"], columns: 140)
      try await terminal.expect("the prompt") { $0.cursorLine.hasPrefix("/1/") }
      terminal.type(paste(lines))
      try await terminal.expect(
        text: "error: \"beta - slow\" names an option inside a list: paste that line alone, "
          + "or write `## beta` above `- slow`\n")
    }

    @Test("has the longest title that a line above the list says, though it has a sign")
    func longest() async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(
        "# Q\n## Kafka\n### Pros\n- a\n## Kafka + Zookeeper\n### Pros\n- b\n", to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [file], columns: 140)
      try await terminal.expect("the prompt") { $0.cursorLine.hasPrefix("/1") }
      terminal.type(paste("Kafka + Zookeeper:\n- x\n- y"))
      try await terminal.expect(text: "Add 2 cons to Kafka + Zookeeper?")
    }

    @Test("that says no argument is refused, though it has bullets or a table")
    func empty() async throws {
      let terminal = try await session(columns: 100)
      for pasted in ["- Pros\n- Cons", "| a | b |\n|---|---|\n| c | d |"] {
        terminal.type(paste(pasted))
        try await terminal.expect(
          text: "error: nothing in these lines is an argument: `help +` says")
        terminal.type("where\r")
        try await terminal.expect(text: "\n/ai\n")
      }
    }

    @Test("of lists below headings is added to the options that they name")
    func headings() async throws {
      let folder = try TemporaryFolder()
      try folder.write("# Q\n## Alpha\n### Pros\n- a\n## B\n### Pros\n- b\n", to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/1"], columns: 100)
      try await terminal.expect(line: "/1>")
      terminal.type(paste("## alph\n* Good, because x\u{7}\n\t- y\n### B\n- z\n+ w"))
      try await terminal.expect(
        line: "Add 1 pro to Alpha, with 1 sub-bullet in the text, 1 pro and 1 con to B? (y, N)")
      terminal.type("yundo\r")
      let both = "Added 1 pro to Alpha, 1 pro and 1 con to B\n"
      try await terminal.expect("one edit and one undo") {
        $0.text.contains("\n\(both)/1> undo\n") && $0.text.contains("\nUndone: \(both)")
      }
      #expect(
        try folder.text(of: "1-a.md") == "# Q\n## Alpha\n### Pros\n- a\n## B\n### Pros\n- b\n")
    }

    @Test(
      "of a list is read as a file is, and the question says what becomes of it",
      arguments: [
        ("#### Pros\n* a\n* b\n#### Cons\n* c", "Add 2 pros and 1 con to Alpha?"),
        ("### Alpha\nPros:\n1. a\n\nCons:\n1. b", "Add 1 pro and 1 con to Alpha?"),
        ("**Vorteile**\n• a\n**Nachteile**\n• b", "Add 1 pro and 1 con to Alpha?"),
        (
          "The points:\n\n- a\n\nor so\n\n+2 b",
          "Add 1 pro, 1 con and 1 note to Alpha, without \"The points:\"?"
        ),
        ("- [ ] Good, because one\n- two", "Add 1 con and 1 note to Alpha?"),
        ("| Pros | Cons |\n|---|---|\n| a | b |", "Add 1 pro and 1 con to Alpha?"),
        ("- Plus\n- fine\n- x", "Add 2 cons to Alpha, without \"- Plus\"?"),
        (
          "- Neutral\n\n- Plus\n- fine\n- x\n\nMore",
          "Add 2 cons and 1 note to Alpha, without 2 lines of text (1, 2)?"
        ),
        ("**B**\n- Good, because a\n- b", "Add 1 pro and 1 con to B?"),
        ("- B\n  + a\n  - b", "Add 1 pro and 1 con to B?"),
        ("| | Alpha | B |\n|---|---|---|\n| Pros | a | b |", "Add 1 pro to Alpha, 1 pro to B?"),
        ("more\n- a", "Run these 2 lines?"),
      ])
    func reading(pasted: String, question: String) async throws {
      let folder = try TemporaryFolder()
      try folder.write("# Q\n## Alpha\n### Pros\n- a\n## B\n### Pros\n- b\n", to: "1-a.md")
      let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/1/1"], columns: 100)
      try await terminal.expect(text: "Tally: 1 pro, 0 cons, total +1\n/1/alpha>")
      terminal.type(paste(pasted))
      try await terminal.expect(line: "\(question) (y, N)")
      guard let added = question.firstRange(of: "Add ").map({ question[$0.upperBound...] }) else {
        return
      }
      terminal.type("y")
      try await terminal.expect(text: "\nAdded \(added.prefix { $0 != "," && $0 != "?" })")
    }

    @Test("of one bullet that says its side is only a line")
    func bullet() async throws {
      let terminal = try await session()
      terminal.type(paste("- Good, because it is tested"))
      try await terminal.expect("what it becomes") {
        $0.cursorLine == "/ai> - Good, because it is tested"
          && $0.text.hasSuffix("\n+ TEXT   Add a pro")
      }
      terminal.type("\r")
      try await terminal.expect(text: "Added pro 5 to Artificial Intelligence: it is tested\n")
    }

    @Test("of a list is one edit and one undo")
    func list() async throws {
      let terminal = try await session()
      terminal.type("cons\r" + paste("* one\r* two and\r  more\r  - part\r") + "y")
      try await terminal.expect(text: "Added 2 cons to Artificial Intelligence\n/ai/cons>")
      terminal.type("show\r")
      try await terminal.expect(text: "\n4  one\n5  two and more; part\n")
      terminal.type("undo\rundo\r")
      try await terminal.expect(text: "Undone: Added 2 cons to Artificial Intelligence")
      try await terminal.expect(text: "error: there is no edit to undo")
      terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A")
      try await terminal.expect("its lines in the history") {
        $0.cursorLine.hasSuffix("> * two and")
      }
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
    }

    @Test("of a megabyte blocks nothing, and leaves a prompt that works")
    func giant() async throws {
      let terminal = try await session()
      terminal.type(paste(String(repeating: "0123456789abcde\r", count: 1 << 16)))
      try await terminal.expect(line: "Run these 65536 lines? (y, N)")
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
