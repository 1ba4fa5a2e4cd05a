import TestSupport
import Testing

extension TerminalTests {
  @Suite("of any kind, in any language")
  struct Kinds {
    @Test(
      "accents are typed, a command runs, and the terminal is left as it was",
      arguments: [
        ("xterm", nil), ("xterm-256color", "POSIX"), ("screen", nil), ("tmux", "C"), ("linux", "C"),
        ("vt100", "POSIX"), ("dumb", nil), ("dumb", "C"), (nil, nil), (nil, "C"),
        ("no-such-terminal", "xx_XX.nonsense"),
      ])
    func anywhere(type: String?, language: String?) async throws {
      let terminal = try await session(environment: ["TERM": type, "LANG": language])
      terminal.type("Zox\u{7F}ë")
      try await terminal.expect(line: "/ai> Zoë")
      terminal.type("\r")
      try await terminal.expect(text: "there is no command \"Zoë\"")
      try await terminal.expect(line: "/ai>")
      terminal.type("where\r")
      try await terminal.expect(text: "/ai> where\n/ai\n/ai>")
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.modes == terminal.modesAtStart)
    }
  }
}
