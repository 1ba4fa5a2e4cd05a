import TestSupport
import Testing

extension TerminalTests {
  @Suite("500 alerts a second")
  struct Storm {
    @Test(
      "leave the line that is being typed, and its cursor, as the keys make them",
      arguments: [(1, 80, 24), (2, 20, 8), (3, 33, 5)])
    func line(seed: Int, columns: Int, rows: Int) async throws {
      let terminal = try PseudoTerminal(Program.path("storm"), columns: columns, rows: rows)
      try await terminal.expect("a prompt in the storm") { $0.newestAlert > 0 }
      var random = SeededGenerator(seed: seed)
      // So that a row is left for the alerts.
      var typed = TypedLine(limit: columns * (rows - 3) / 2)
      for key in 1...250 {
        terminal.type(typed.press(using: &random))
        if key.isMultiple(of: 50) {
          // Both ways, and back.
          let change = key.isMultiple(of: 100) ? 0 : 7
          terminal.resize(columns: columns - change, rows: rows + change)
        }
        try await terminal.expect("the storm goes on") { $0.newestAlert >= key * 3 }
      }
      terminal.resize(columns: columns, rows: rows)
      let line = "> \(String(typed.text))".withoutBlanks
      try await terminal.expect("“\(line)”") { $0.text.withoutBlanks.hasSuffix(line) }
      terminal.type(typed.insert("|") + "\r")
      let answer = "<\(String(typed.text))>".withoutBlanks
      try await terminal.expect("“\(answer)”") {
        // A busy machine may have seconds of alerts behind it at once.
        let rows = $0.scrolledOff.suffix(20_000) + $0.text.split(separator: "\n").map(String.init)
        return rows.filter { !$0.hasPrefix("alert ") }.joined().withoutBlanks.contains(answer)
      }
    }

    @Test(
      "leave what stands below the line as the keys make it, too",
      arguments: [
        (80, String(repeating: "é", count: 34)), (20, String(repeating: "é", count: 8) + "…"),
      ])
    func mode(columns: Int, below: String) async throws {
      let terminal = try PseudoTerminal(Program.path("storm"), columns: columns, rows: 8)
      try await terminal.expect("a prompt in the storm") { $0.newestAlert > 0 }
      terminal.type("/")
      for key in 1...100 {
        terminal.type(key.isMultiple(of: 3) ? "\u{7F}" : "é")
        try await terminal.expect("the storm goes on") { $0.newestAlert >= key * 3 }
      }
      let line = ">/\(String(repeating: "é", count: 34))"
      try await terminal.expect("the line and what stands below it") {
        $0.text.withoutBlanks.hasSuffix("\(line)searched:\(below)")
      }
    }
  }
}

extension ScreenModel {
  /// The number of the newest alert on the screen; 0 without any.
  fileprivate var newestAlert: Int {
    text.split(separator: "\n").compactMap { row in
      row.hasPrefix("alert ") ? Int(row.dropFirst("alert ".count)) : nil
    }.max() ?? 0
  }
}

extension String {
  /// Blanks at the end of a row can't be told from an empty rest of it.
  fileprivate var withoutBlanks: String { filter { $0 != "\n" && $0 != " " } }
}
