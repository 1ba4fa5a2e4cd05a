import TestSupport
import Testing

extension TerminalTests {
  @Suite("vi's keys")
  struct Vi {
    @Test("U takes back what was done to this line, and is taken back by u")
    func undoAll() async throws {
      let terminal = try await session(editrc: "bind -v")
      // The arrow of an earlier line leaves libedit a draft that is not for this one.
      terminal.type("where\rdraft\u{1B}k\u{3}")
      try await terminal.expect(line: "/ai>")
      terminal.type("one two\u{1B}xx")
      try await terminal.expect(line: "/ai> one t")
      terminal.type("U")
      try await terminal.expect(line: "/ai>")
      terminal.type("u")
      try await terminal.expect(line: "/ai> one t")
    }
  }
}
