import TestSupport
import Testing

extension TerminalTests {
  @Suite("A line higher than the window")
  struct HighLine {
    @Test(
      "is accepted as it was typed",
      arguments: [
        // To the end by one key, and on; through the row below the window; from there into the middle.
        ("\u{1}\u{5}", 0), ("\u{1}\u{1B}460\u{6}\u{6}\u{6}\u{6}", 463),
        ("\u{1}\u{1B}478\u{6}", 478),
      ])
    func typed(keys: String, cursor: Int) async throws {
      let terminal = try await prompt(columns: 40, rows: 12)
      let text = String(repeating: "abcdefghij", count: 50)
      let more = String(repeating: "x", count: 45)
      terminal.type(text + keys)
      // Key by key: libedit must not know what follows.
      for character in more { terminal.type(String(character)) }
      terminal.type("\r")
      let start = text.prefix(cursor == 0 ? text.count : cursor)
      try await terminal.expect(answer: start + more + text.dropFirst(start.count))
    }

    @Test(
      "is so in a window that has become small at once, with wide characters too",
      arguments: [(24, 2), (2, 24), (2, 2)])
    func shrunk(columns: Int, rows: Int) async throws {
      let terminal = try await prompt(columns: 80, rows: 24)
      let text = String(repeating: "世x", count: 40)
      terminal.type(text)
      try await terminal.expect("the line") { $0.text.contains("x世x") }
      terminal.resize(columns: columns, rows: rows)
      terminal.type("\u{1}\u{5}世\u{1}\u{1B}[C\u{1B}[Cy\u{5}界界界")
      terminal.type("\r")
      try await terminal.expect(answer: "世xy" + text.dropFirst(2) + "世界界界")
    }

    private func prompt(columns: Int, rows: Int) async throws -> PseudoTerminal {
      let pipe = try TemporaryFolder().makePipe("alerts")
      let terminal = try PseudoTerminal(
        Program.path("storm"), arguments: [pipe], columns: columns, rows: rows)
      try await terminal.expect("a prompt") { $0.text.hasPrefix(">") }
      return terminal
    }
  }
}

extension PseudoTerminal {
  /// Waits until the storm program has repeated this line, on however many rows.
  fileprivate func expect(answer: String) async throws {
    try await expect("<\(answer)>") {
      ($0.scrolledOff + [$0.text]).joined().filter { !$0.isWhitespace }.contains("<\(answer)>")
    }
  }
}
