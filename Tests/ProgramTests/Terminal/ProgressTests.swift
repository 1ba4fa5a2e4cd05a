import TestSupport
import Testing

extension TerminalTests {
  @Suite("progress")
  struct Progress {
    @Test("is shown below the line while work takes longer, and is gone after ^C")
    func spinner() async throws {
      let terminal = try await session()
      terminal.type("inject all hang\rrefresh\r")
      for frame in ["|", "/", "-", "\\"] {
        try await terminal.expect(frame) {
          $0.cursorLine == "/ai>"
            && $0.line($0.cursor.row + 1) == "\(frame) Loading decision… (^C cancels)"
        }
      }
      terminal.type("ty")
      try await terminal.expect("it goes on") { $0.text.contains("> ty\n| Loading") }
      terminal.type("\u{3}")
      try await terminal.expect("nothing below") { $0.text.hasSuffix("\nCancelled\n/ai> ty") }
    }

    @Test("stands below the hint, and goes when the answer comes")
    func answer() async throws {
      let terminal = try await session(rows: 8)
      terminal.type("inject pros slow 3s\r")
      try await terminal.expect(text: "pros: slow")
      terminal.type("pros\rweigh")
      try await terminal.expect("both") {
        $0.text.hasSuffix("… (^C cancels)") && $0.line($0.cursor.row + 1).hasPrefix("weigh [N] W")
      }
      try await terminal.expect("the answer above, the hint below") {
        $0.text.contains("\n4  ") && $0.text.hasSuffix("Give argument N the weight W")
      }
    }
  }
}
