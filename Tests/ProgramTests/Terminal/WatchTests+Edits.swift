import TestSupport
import Testing

/// What changes from elsewhere mean for an edit that is being typed, or has just been made.
extension TerminalTests.Watch {
  @Test("keep an edit from a row that has another number since its line was begun")
  func renumbered() async throws {
    let terminal = try await session(typing: "weigh 1 5")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect("the difference") {
      $0.text.contains("added: 1  New\n") && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
    terminal.type("\r")
    try await terminal.expect("why not, and the line once more") {
      $0.text.contains("row 1 changed from \"Warm\" (now row 2) to \"New\" while you typed")
        && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
    terminal.type("\u{15}weigh 2 5\r")
    try await terminal.expect(text: "→ 5 (Warm)")
    terminal.type("weigh 1 4\r")
    try await terminal.expect(text: "→ 4 (New)")
  }

  @Test(
    "keep it from one also after a question about a paste, and if Enter was pressed twice",
    arguments: [("\u{1B}[200~one\rtwo\u{1B}[201~n", "\r"), ("", "\r\r")])
  func renumbered(meanwhile keys: String, enter: String) async throws {
    let terminal = try await session(typing: "weigh 1 5")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    terminal.type(keys)
    try await terminal.expect(line: "/0001/pros> weigh 1 5")
    terminal.type(enter)
    try await terminal.expect("why not, and the line once more") {
      $0.text.contains("row 1 changed from ") && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
    terminal.type("\u{15}where\r")
    try await terminal.expect(text: "\n/0001/pros\n/0001/pros>")
    #expect(!terminal.screen.text.contains("→ 5"))
  }

  @Test("keep it from one, and what was typed ahead behind it is told")
  func typedAhead() async throws {
    let terminal = try await session(typing: "weigh 1 5")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    terminal.type("\rwhere\radd pro Unwanted\rha")
    try await terminal.expect("why not, what else was not run, and the line once more") {
      $0.text.contains("row 1 changed from ")
        && $0.text.contains("Typed ahead and dropped: `where`, `add pro Unwanted`, `ha`")
        && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
  }

  @Test("keep it from one, and what was pasted behind it is told as far as one wants to read it")
  func pastedAhead() async throws {
    let terminal = try await session(typing: "weigh 1 5")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    let lines = (1...12).map(String.init)
    terminal.type("\r\u{1B}[200~\(lines.joined(separator: "\r"))\u{1B}[201~")
    try await terminal.expect("why not, what else was not run, and the line once more") {
      $0.text.contains("row 1 changed from ")
        && $0.text.contains("Typed ahead and dropped: `1`, `2`, ")
        && $0.text.contains("2 more\n")
        && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
  }

  @Test("keep it from one also if its command goes on in a second line")
  func renumberedBetweenLines() async throws {
    let terminal = try await session(typing: "weigh 1 \\")
    terminal.type("\r")
    try await terminal.expect(line: "…")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    terminal.type("5\r")
    try await terminal.expect("why not, and the command as one line") {
      $0.text.contains("row 1 changed from \"Warm\"")
        && $0.cursorLine == "/0001/pros> weigh 1 5"
    }
  }

  @Test("keep it from a held paste, too, whose own edits are none of others")
  func held() async throws {
    let terminal = try await session()
    terminal.type("\u{1B}[200~weigh 1 5\rwhere\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    terminal.type("y")
    try await terminal.expect("why not, and that it has stopped") {
      $0.text.contains("row 1 changed from \"Warm\"")
        && $0.text.contains("Stopped; 1 line not run")
    }
    terminal.type("\u{15}half\u{1B}[200~remove 1\rremove 1\r\u{1B}[201~y")
    try await terminal.expect("both edits, and the line") {
      $0.text.contains("Removed pro 1 of Drink: New")
        && $0.text.contains("Removed pro 1 of Drink: Warm")
        && $0.cursorLine == "/0001/pros> half"
    }
  }

  @Test("give its command back by itself, and after it the line that was half typed")
  func heldBesideLine() async throws {
    let terminal = try await session(typing: "half")
    terminal.type("\u{1B}[D\u{1B}[200~weigh 1 5\rwhere\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    terminal.type("y")
    try await terminal.expect(line: "/0001/pros> weigh 1 5")
    terminal.type("\r")
    try await terminal.expect("the edit and the line") {
      $0.text.contains("→ 5 (New)") && $0.cursorLine == "/0001/pros> half"
    }
    terminal.type("X")
    try await terminal.expect(line: "/0001/pros> halXf")
  }

  @Test("keep it from a half line, also behind a paste that has run", arguments: [false, true])
  func besideHeld(isChangedBefore: Bool) async throws {
    let terminal = try await session(typing: "remove 1")
    func change() async throws {
      try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
      try await terminal.expect(text: "added: 1  New\n")
    }
    if isChangedBefore { try await change() }
    terminal.type("\u{1B}[200~where\rwhere 5\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    if !isChangedBefore { try await change() }
    terminal.type("y")
    try await terminal.expect("the answers, and the line") {
      $0.text.contains("unexpected argument \"5\"") && $0.cursorLine == "/0001/pros> remove 1"
    }
    terminal.type("\r")
    // An Enter that comes before the line is back is dropped: nobody could have read why.
    try await terminal.expect("why not, and the line once more") {
      $0.text.contains("row 1 changed from \"Warm\" (now row 2) to \"New\" while you typed")
        && $0.cursorLine == "/0001/pros> remove 1"
    }
    terminal.type("\r")
    try await terminal.expect(text: "Removed pro 1 of Drink: New")
  }

  @Test("before a paste are none in it, though the line that it interrupts is older")
  func pastedAfter() async throws {
    let terminal = try await session(typing: "remove 2")
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 1  New\n")
    // A completion comes only after the change has been noted as seen.
    terminal.type("\t")
    let completed = "/0001/pros> remove 2 ".count
    try await terminal.expect("a completed word") { $0.cursor.column == completed }
    terminal.type("\u{1B}[200~remove 1\rwhere\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    terminal.type("y")
    try await terminal.expect("the edit, and the line") {
      $0.text.contains("Removed pro 1 of Drink: New\n") && $0.text.contains("\n/0001/pros\n")
        && $0.cursorLine == "/0001/pros> remove 2"
    }
  }

  @Test("keep a held paste from rows that it shows itself, and that were others when last seen")
  func heldElsewhere() async throws {
    let terminal = try await session()
    terminal.type("cons\r")
    try await terminal.expect(line: "/0001/cons>")
    terminal.type("\u{1B}[200~pros\rremove 1\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    try folder.write(decision("Drink", ["New", "Warm"]) + "- Dull\n", to: "adr/0001-tea.md")
    try await terminal.expect(text: "added: 2  Dull\n")
    terminal.type("y")
    try await terminal.expect("the rows, and why it goes no further") {
      $0.text.contains("\n1  New\n")
        && $0.text.contains("row 1 changed from \"Warm\"")
        && $0.cursorLine == "/0001/pros> remove 1"
    }
  }

  @Test(
    "are none in a held paste that edits, goes elsewhere and comes back",
    arguments: [
      ("edit 1 Alpha\rcons\rpros\rweigh 1 3", "→ 3 (Alpha)"),
      ("remove 1\rcons\rback\rweigh 1 3", "→ 3 (Cheap)"),
      ("remove 1\rcons\rundo\rpros\rweigh 1 3", "→ 3 (Warm)"),
      ("cons\radd pro New\rpros\rmove 3 1\rweigh 1 3", "→ 3 (New)"),
      ("remove 1\rremove 1\radd pro New\rcons\rpros\rweigh 1 3", "→ 3 (New)"),
      ("remove 1\rremove 1\radd pro New\rweigh 1 3", "→ 3 (New)"),
    ], ["", "--no-watch"])
  func heldAround(edits: (lines: String, answer: String), flag: String) async throws {
    let terminal = try await session(arguments: flag.isEmpty ? [] : [flag])
    terminal.type("\u{1B}[200~\(edits.lines)\u{1B}[201~y")
    try await terminal.expect("the last edit") {
      $0.text.contains(edits.answer) && $0.cursorLine == "/0001/pros>"
    }
  }

  @Test("keep a held paste from the row that they have changed, and from no other")
  func heldBesideOthers() async throws {
    try write(["A", "B", "C", "Drip"], to: "0001-tea.md")
    let terminal = try await session(showing: "4  Drip")
    terminal.type("\u{1B}[200~remove 1\rremove 1\rweigh 1 5\u{1B}[201~")
    try await terminal.expect(line: "Run these 3 lines? (y, N)")
    try write(["A", "B", "C", "Drip too"], to: "0001-tea.md")
    try await terminal.expect(text: "changed: 4  Drip too")
    terminal.type("y")
    try await terminal.expect(text: "→ 5 (C)")
  }

  @Test("keep a held paste from a row that they have put between those that it moves")
  func heldBetweenOthers() async throws {
    try write(["A", "B", "C", "D"], to: "0001-tea.md")
    let terminal = try await session(showing: "4  D")
    terminal.type("\u{1B}[200~remove 1\rremove 2\u{1B}[201~")
    try await terminal.expect(line: "Run these 2 lines? (y, N)")
    try write(["A", "B", "X", "C", "D"], to: "0001-tea.md")
    try await terminal.expect(text: "added: 3  X")
    terminal.type("y")
    try await terminal.expect("the first edit, and why not the second") {
      $0.text.contains("Removed pro 1 of Drink: A")
        && $0.text.contains("row 2 changed from \"C\" (now row 3) to \"X\" while you typed")
        && $0.cursorLine == "/0001/pros> remove 2"
    }
  }

  @Test("leave a question on the line")
  func question() async throws {
    try folder.write("old", to: "old.txt")
    let terminal = try await session()
    terminal.type("pros > \(folder.path(of: "old.txt"))\r")
    try await terminal.expect("the question") { $0.cursorLine.hasSuffix("old.txt? (y, N)") }
    try write(["New", "Warm", "Cheap"], to: "0001-tea.md")
    try await terminal.expect("the change above the question") {
      $0.text.contains("added: 1  New\n") && $0.cursorLine.hasSuffix("old.txt? (y, N)")
    }
    terminal.type("n\r")
    try await terminal.expect(text: "Nothing was written\n")
  }

  @Test("that nobody was told of are told with one's own edit")
  func besideOwn() async throws {
    try write(["A", "B", "C"], to: "0001-tea.md")
    let terminal = try await session(showing: "3  C", arguments: ["--no-watch"])
    try write(["A", "B", "X", "C"], to: "0001-tea.md")
    terminal.type("remove 1\r")
    try await terminal.expect("the edit, and what others have done, and no more") {
      $0.text.contains("Removed pro 1 of Drink: A") && $0.text.contains("added: 3  X")
        && !$0.text.contains("gone: ") && $0.cursorLine == "/0001/pros>"
    }
  }
}
