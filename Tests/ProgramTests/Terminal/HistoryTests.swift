import TestSupport
import Testing

extension TerminalTests {
  @Suite("history")
  struct History {
    private static let up = "\u{1B}[A"

    private let state: TemporaryFolder

    init() throws {
      state = try TemporaryFolder()
    }

    @Test("the up arrow brings lines back, also in the next session")
    func up() async throws {
      let first = try await session(environment: ["XDG_STATE_HOME": state.path])
      first.type("first\r second\rthird\rthird\r")
      try await first.expect("all carried out") { $0.text.contains("\"third\"") }
      try await first.expect(line: "/ai>")
      first.type(Self.up + Self.up)
      try await first.expect(line: "/ai> first")
      first.signal(SIGKILL)
      _ = try await first.exitStatus()

      let second = try await session(environment: ["XDG_STATE_HOME": state.path])
      second.type(Self.up)
      try await second.expect(line: "/ai> third")
      second.type(Self.up)
      try await second.expect(line: "/ai> first")
    }

    @Test("what another session has run comes with the arrows at the next prompt")
    func fromBeside() async throws {
      let one = try await session(environment: ["XDG_STATE_HOME": state.path])
      let other = try await session(environment: ["XDG_STATE_HOME": state.path])
      other.type("# beside\rwhere 5\r")
      try await other.expect(text: "unexpected argument \"5\"")
      one.type("where\r")
      try await one.expect(text: "\n/ai\n/ai>")
      one.type(Self.up + Self.up)
      try await one.expect(line: "/ai> where 5")
      one.type(Self.up)
      try await one.expect(line: "/ai> # beside")
      one.type("\u{12}\u{12}besi")
      try await one.expect(line: "history \"besi\"> # beside")
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

    @Test("^R finds any character, and gives way to the keys for the line")
    func searchKeys() async throws {
      let terminal = try await session()
      terminal.type("zoë 世\rbeta\r")
      try await terminal.expect("all carried out") { $0.text.contains("\"beta\"") }
      try await terminal.expect(line: "/ai>")
      terminal.type("\u{12}ë 世")
      try await terminal.expect(line: "history \"ë 世\"> zoë 世")
      terminal.type("q")
      try await terminal.expect(line: "history \"ë 世q\" (none)> zoë 世")
      terminal.type("\u{7F}\u{1B}[D\u{1B}[D!")
      try await terminal.expect(line: "/ai> zoë! 世")
      terminal.type("\u{12}bet\u{7}?")
      try await terminal.expect(line: "/ai> zoë!? 世")
      terminal.type("\u{12}bet")
      try await terminal.expect(line: "history \"bet\"> beta")
      terminal.type("\u{1B}")
      try await terminal.expect(line: "/ai> beta")
      terminal.type("\u{15}draft\u{12}q\u{7F}\u{5}")
      try await terminal.expect(line: "/ai> draft")
      terminal.type("\u{15}\u{12}nothing\u{4}")
      try await terminal.expect(line: "/ai>")
      terminal.type("\u{12}\u{12}zo\r")
      try await terminal.expect("run once more") {
        $0.text.ranges(of: "no command \"zoë\"").count == 2 && $0.cursorLine == "/ai>"
      }
    }

    @Test("^G leaves nothing of a search that took several rows")
    func given() async throws {
      let terminal = try await session(columns: 20)
      terminal.type("refresh\r")
      try await terminal.expect(line: "/ai>")
      terminal.type("\u{12}re")
      try await terminal.expect("the search on two rows") { $0.text.contains("\"re\"> ") }
      terminal.type("\u{7}x")
      try await terminal.expect("the prompt alone") {
        $0.cursorLine == "/ai> x" && !$0.text.contains("history")
      }
    }

    @Test("the arrows bring the lines that begin like what is typed")
    func prefix() async throws {
      let terminal = try await session()
      terminal.type("where\rwork\rwhere 2\r")
      try await terminal.expect("all carried out") { $0.text.contains("unexpected argument \"2\"") }
      try await terminal.expect(line: "/ai>")
      terminal.type("wh" + Self.up + Self.up)
      try await terminal.expect(line: "/ai> where")
      terminal.type("\u{1B}[B")
      try await terminal.expect(line: "/ai> where 2")
      terminal.type("\u{1B}OB")
      try await terminal.expect(line: "/ai> wh")
    }

    @Test("sessions side by side keep the lines of both, a command of several lines as one")
    func sideBySide() async throws {
      let sessions = [
        try await session(environment: ["XDG_STATE_HOME": state.path]),
        try await session(environment: ["XDG_STATE_HOME": state.path]),
      ]
      for (number, terminal) in sessions.enumerated() {
        terminal.type("# \(number) a\r# \(number) b\r")
        try await terminal.expect(line: "/ai>")
        terminal.type("where \\\r\(number)\r")
        try await terminal.expect(text: "unexpected argument \"\(number)\"")
        terminal.signal(number == 0 ? SIGHUP : SIGKILL)
        _ = try await terminal.exitStatus()
      }
      let kept = try state.text(of: "proscons/history")
      let lines = Set(kept.split(separator: "\n").map(String.init))
      #expect(
        lines == ["# 0 a", "# 0 b", "where 0", "# 1 a", "# 1 b", "where 1"])
    }

    @Test(
      "a file that can't be used does no harm",
      arguments: [
        "mkdir history", "mkfifo history", "ln -s nowhere/else history", "ln -s history history",
        "head -c 300000 /dev/urandom > history", "touch history; chmod 0 history",
        "head -c 3000000 /dev/zero | tr '\\0' x > history", "ln -s /dev/null history",
      ])
    func unusable(command: String) async throws {
      let script = "mkdir \(state.path)/proscons && cd \(state.path)/proscons && \(command)"
      _ = try await Transcript.of("/bin/sh", arguments: ["-c", script])
      let terminal = try await session(environment: ["XDG_STATE_HOME": state.path])
      terminal.type(Self.up + Self.up + "\u{15}where\r")
      try await terminal.expect("its answer, and nothing else") { $0.text.hasSuffix("\n/ai\n/ai>") }
      terminal.type(Self.up)
      try await terminal.expect(line: "/ai> where")
    }

    @Test(
      "is in the state folder of the home where the variable names none, as a relative path doesn't",
      arguments: [nil, "", "state"] as [String?])
    func home(variable: String?) async throws {
      let terminal = try await session(
        environment: ["XDG_STATE_HOME": variable, "HOME": state.path])
      terminal.type("# kept\r")
      try await terminal.expect("a fresh prompt") { $0.text.hasSuffix("# kept\n/ai>") }
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      let kept = try state.read(".local/state/proscons/history")
      #expect(String(decoding: kept, as: UTF8.self) == "# kept\n")
    }
  }
}
