import TestSupport
import Testing

extension TerminalTests {
  @Suite("a long list")
  struct More {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let reasons = (1...60).map { "- reason \($0)\n" }.joined()
      for number in 101...112 {
        try folder.write("# Tea \(number)\n\n## Pros\n\n\(reasons)", to: "\(number)-tea.md")
      }
      try folder.write("words\n", to: "README.md")
    }

    private func session(_ flags: String..., at route: String) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        arguments: flags + [folder.path, "--at", route], rows: 11)
      try await terminal.expect("the first screen") {
        $0.cursorLine == "\(route)>" && $0.text.contains("shows the next")
      }
      return terminal
    }

    @Test("is shown one screen after the other, and what is half typed comes through it")
    func pages() async throws {
      let terminal = try await session(at: "/101/pros")
      try await terminal.expect("rows 1 to 7") {
        $0.text.contains("Pros of Tea 101\n1  reason 1\n")
          && $0.text.contains("7  reason 7\n1 to 7 of 60: `more` shows the next\n/101/pros>")
      }
      terminal.type("more\rhalf")
      try await terminal.expect("rows 8 to 15, the line below") {
        $0.text.contains("8   reason 8\n")
          && $0.text.contains("8 to 15 of 60: `more` shows the next\n/101/pros> half")
      }
      terminal.type("\u{15}open 44\r")
      try await terminal.expect(text: "pro 44 of 60, Tea 101")
      terminal.type("back\r")
      for page in ["8 to 14", "15 to 22", "23 to 30", "31 to 38", "39 to 46", "47 to 54"] {
        try await terminal.expect(text: "\(page) of 60: `more` shows the next\n/101/pros>")
        terminal.type("more\r")
      }
      try await terminal.expect(text: "60  reason 60\n/101/pros>")
      terminal.type("more\r")
      try await terminal.expect(text: "No more rows")
    }

    @Test(
      "may be of what is found, noted or to be looked at: the pager has no part in it",
      arguments: [
        ("why reason", "720"), ("find reason", "720"), ("search reason", "100"), ("check", "36"),
        ("go /120/notes", "20"),
      ])
    func answers(command: String, total: String) async throws {
      let notes = (1...20).map { "* Good, because \($0)\n* note \($0)\n" }.joined()
      try folder.write(
        "# Milk\n\n## Pros and Cons of the Options\n\n### Milk\n\n\(notes)", to: "120-milk.md")
      for number in 1...12 {
        try folder.write("# A\n\n## Options\n\n- a\n- b\n", to: "200-\(number).md")
      }
      let terminal = try await session(at: "/")
      terminal.type("\(command)\r")
      try await terminal.expect(text: " of \(total): `more` shows the next\n/")
      terminal.type("more\r")
      try await terminal.expect(text: "> more\n")
      #expect(!terminal.screen.text.contains("shown already"))
    }

    @Test("goes on with a space at the empty prompt, and only there")
    func space() async throws {
      let terminal = try await session(at: "/101/pros")
      // A list that comes after the prompt gives Space its meaning a moment later.
      terminal.type("where\r")
      try await terminal.expect(text: "> where\n/101/pros\n/101/pros>")
      terminal.type(" ")
      try await terminal.expect("the command, and the next screen") {
        ($0.scrolledOff + [$0.text]).joined(separator: "\n").contains("> more\n8   reason 8\n")
          && $0.text.hasSuffix("8 to 15 of 60: `more` shows the next\n/101/pros>")
      }
      terminal.type("# a b\r")
      try await terminal.expect(text: "/101/pros> # a b\n/101/pros>")
    }

    @Test("says where it ends to a space too many, which is a blank again behind another command")
    func lastSpace() async throws {
      let reasons = (1...9).map { "- reason \($0)\n" }.joined()
      try folder.write("# Milk\n\n## Pros\n\n\(reasons)", to: "120-milk.md")
      let terminal = try await session(at: "/120/pros")
      terminal.type("where\r")
      try await terminal.expect(text: "> where\n/120/pros\n/120/pros>")
      terminal.type(" ")
      try await terminal.expect(text: "9  reason 9\n/120/pros>")
      terminal.type(" ")
      try await terminal.expect(text: "> more\nNo more rows\n/120/pros>")
      terminal.type("where\r")
      try await terminal.expect(text: "> where\n/120/pros\n/120/pros>")
      terminal.type(" x")
      try await terminal.expect("a blank") { $0.cursorLine == "/120/pros>  x" }
    }

    @Test("goes on with a space also where others have made it a long one")
    func grown() async throws {
      func write(_ first: String, _ count: Int) throws {
        let reasons = (2...count).map { "- reason \($0)\n" }.joined()
        try folder.write("# Milk\n\n## Pros\n\n- \(first)\n\(reasons)", to: "120-milk.md")
      }
      try write("one", 3)
      let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/120/pros"], rows: 30)
      try await terminal.expect(text: "3  reason 3\n/120/pros>")
      try write("one", 60)
      try await terminal.expect(text: "4 to 13 of 60: `more` shows the next\n/120/pros>")
      // The key has its meaning when the next change is told.
      try write("another", 60)
      try await terminal.expect(text: "added: 1  another")
      terminal.type(" ")
      try await terminal.expect(text: "> more\n14  reason 14\n")
    }

    @Test("of decisions says at its end what was left out")
    func decisions() async throws {
      let terminal = try await session(at: "/")
      try await terminal.expect(text: "1 to 7 of at most 13: `more` shows the next\n/>")
      terminal.type("more\r")
      try await terminal.expect(text: "Skipped 1 other file: README.md\n/>")
      terminal.type("open tea 112\r")
      try await terminal.expect(text: "Tea 112")
    }
  }
}
