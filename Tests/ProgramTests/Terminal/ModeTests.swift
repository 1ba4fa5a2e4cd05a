import TestSupport
import Testing

extension TerminalTests {
  @Suite("a mode of the prompt")
  struct Mode {
    /// A prompt at which `/` begins a mode and a space stands for `more`.
    private func stage(columns: Int = 40, rows: Int = 12) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        Program.path("ModeStage"), columns: columns, rows: rows)
      try await terminal.expect(line: "stage>")
      return terminal
    }

    @Test("begins with its key and follows what is typed; Enter runs what it hands over")
    func accepts() async throws {
      let terminal = try await stage()
      terminal.type("/")
      try await terminal.expect(text: "> apple\n  apricot\n  banana\n")
      terminal.type("ap")
      try await terminal.expect("what matches") {
        $0.text.hasSuffix("stage> /ap\n> apple\n  apricot\n  grape") && $0.cursor.column == 10
      }
      terminal.type("\r")
      // That it is over is said from elsewhere, sooner or later.
      try await terminal.expect("the command, and nothing below") {
        $0.text.contains("stage> eat apple\n") && $0.text.contains("ran: eat apple\n")
          && $0.text.contains("left\n") && $0.text.hasSuffix("\nstage>")
      }
      #expect(!terminal.screen.text.contains("grape"))
    }

    @Test("arrows move in it", arguments: ["\u{1B}[B", "\u{1B}OB", "\u{E}"])
    func moves(down: String) async throws {
      let terminal = try await stage()
      terminal.type("/ap")
      try await terminal.expect(text: "> apple")
      terminal.type(down + down + down + "\u{1B}[A")
      try await terminal.expect(text: "  apple\n> apricot\n  grape")
      terminal.type("\r")
      try await terminal.expect(text: "ran: eat apricot")
    }

    @Test("the line is edited as any other")
    func edits() async throws {
      let terminal = try await stage()
      terminal.type("/bx")
      try await terminal.expect("no fruit") { $0.text.hasSuffix("stage> /bx") }
      terminal.type("\u{1B}[D\u{7F}\u{4}chrr\u{1B}[D\u{1B}[De")
      try await terminal.expect(text: "stage> /cherr\n> cherry")
    }

    @Test("Esc leaves it with an empty line")
    func escape() async throws {
      let terminal = try await stage()
      terminal.type("/ban")
      try await terminal.expect(text: "> banana")
      terminal.type("\u{1B}")
      try await terminal.expect("an empty line") { $0.text.hasSuffix("left\nstage>") }
      terminal.type("x\r")
      try await terminal.expect(text: "ran: x")
    }

    @Test("so does taking its key away, and ^C")
    func leaves() async throws {
      let terminal = try await stage()
      terminal.type("/")
      try await terminal.expect(text: "> apple")
      terminal.type("\u{7F}")
      try await terminal.expect("an empty line") { $0.text.hasSuffix("left\nstage>") }
      terminal.type("/b")
      try await terminal.expect(text: "> banana")
      terminal.type("\u{3}y")
      try await terminal.expect("a fresh prompt") {
        $0.text.contains("stage> /b^C\n") && $0.text.hasSuffix("stage> y")
      }
    }

    @Test("without anything to hand over, Enter goes on")
    func nothing() async throws {
      let terminal = try await stage()
      terminal.type("/zz\r")
      try await terminal.expect(line: "stage> /zz")
      terminal.type("\u{7F}\u{7F}ch")
      try await terminal.expect(text: "stage> /ch\n> cherry")
      #expect(!terminal.screen.text.contains("ran:"))
    }

    @Test("an alert stands above it; line, cursor and list stay as they were")
    func alert() async throws {
      let terminal = try await stage(columns: 20, rows: 8)
      terminal.type("/ap!")
      try await terminal.expect("the alert above") {
        $0.text.contains("Alert: no shouting\nstage> /ap!") && $0.cursor.column == 11
      }
      terminal.type("\u{7F}")
      try await terminal.expect(text: "stage> /ap\n> apple\n  apricot\n  grape")
    }

    @Test("what is typed at once comes to the same")
    func burst() async throws {
      let terminal = try await stage()
      terminal.type("/ch\r/ban\rquit\r")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.screen.text.contains("ran: eat cherry"))
      #expect(terminal.screen.text.contains("ran: eat banana"))
    }

    @Test("its key further on in a line is text, and so is a space")
    func insideLine() async throws {
      let terminal = try await stage()
      terminal.type("a / b\r")
      try await terminal.expect(text: "ran: a / b")
      #expect(!terminal.screen.text.contains("apple"))
    }

    @Test("a space on an empty line stands for a command")
    func space() async throws {
      let terminal = try await stage()
      terminal.type(" ")
      try await terminal.expect(text: "stage> more\nran: more\nstage>")
    }
  }
}
