import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalTests {
  @Suite("history")
  struct History {
    private static let up = "\u{1B}[A"

    @Test("the up arrow brings lines back, also in the next session")
    func up() async throws {
      let state = try folder()
      let first = try await session(environment: ["XDG_STATE_HOME": state])
      first.type("first\r second\rthird\rthird\r")
      try await first.expect("all carried out") { $0.text.contains("\"third\"") }
      try await first.expect(line: "/ai>")
      first.type(Self.up + Self.up)
      try await first.expect(line: "/ai> first")
      first.signal(SIGKILL)
      _ = try await first.exitStatus()

      let second = try await session(environment: ["XDG_STATE_HOME": state])
      second.type(Self.up)
      try await second.expect(line: "/ai> third")
      second.type(Self.up)
      try await second.expect(line: "/ai> first")
    }

    @Test("^R searches it")
    func search() async throws {
      let terminal = try await session()
      terminal.type("alpha\rbeta\rgamma\r")
      try await terminal.expect("all carried out") { $0.text.contains("\"gamma\"") }
      try await terminal.expect(line: "/ai>")
      terminal.type("\u{12}alp")
      try await terminal.expect(line: "history \"alp\"> alpha")
      terminal.type("\u{5}X")
      try await terminal.expect(line: "/ai> alphaX")
    }

    @Test("where no file can be made the prompt works all the same")
    func unwritable() async throws {
      let terminal = try await session(environment: ["XDG_STATE_HOME": "/dev/null"])
      terminal.type("one\r")
      try await terminal.expect(text: "\"one\"")
      try await terminal.expect(line: "/ai>")
      terminal.type(Self.up)
      try await terminal.expect(line: "/ai> one")
    }
  }
}
