import TestSupport
import Testing

extension TerminalTests {
  @Suite("leaving")
  struct Leaving {
    @Test(
      "every way out leaves the terminal as it was found",
      arguments: [
        (SIGTERM, Ending.exited(143)), (SIGHUP, .exited(129)), (SIGILL, .signaled(SIGILL)),
        (SIGSEGV, .signaled(SIGSEGV)), (SIGBUS, .signaled(SIGBUS)), (SIGFPE, .signaled(SIGFPE)),
        (SIGABRT, .signaled(SIGABRT)), (SIGQUIT, .signaled(SIGQUIT)),
        (SIGTRAP, .signaled(SIGTRAP)), (SIGSYS, .signaled(SIGSYS)), (SIGXCPU, .signaled(SIGXCPU)),
        (SIGALRM, .signaled(SIGALRM)), (SIGUSR1, .signaled(SIGUSR1)), (SIGUSR2, .signaled(SIGUSR2)),
      ])
    func signals(number: Int32, status: Ending) async throws {
      // The thread sanitizer, if it is there, would end the program in its own way.
      let terminal = try await session(
        environment: ["TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigfpe=0"])
      terminal.type("half a line")
      try await terminal.expect(line: "/ai> half a line")
      #expect(terminal.modes != terminal.modesAtStart)
      terminal.signal(number)
      #expect(try await terminal.exitStatus() == status)
      #expect(terminal.modes == terminal.modesAtStart)
    }

    @Test(
      "what is typed behind the way out is for the shell",
      arguments: ["quit\r", "where\rquit\r", "\u{4}"])
    func typedAhead(wayOut: String) async throws {
      let terminal = try await shell(running: Program.path())
      terminal.type("\(wayOut)echo for the $((1))st\r")
      try await terminal.expect("its answer") { $0.text.contains("for the 1st\nshell$") }
    }

    @Test(
      "an order to end is followed where nobody reads the terminal",
      arguments: [(SIGTERM, Ending.exited(143)), (SIGHUP, .exited(129))])
    func unread(number: Int32, status: Ending) async throws {
      let terminal = try await session()
      terminal.stopReading()
      // More than a terminal holds for its reader.
      for _ in 1...80 { terminal.type("help all\rhelp add\r") }
      terminal.signal(number)
      #expect(try await terminal.exitStatus() == status)
    }

    @Test("nobody who reads what is told elsewhere any more ends the session")
    func nobodyReads() async throws {
      let folder = try TemporaryFolder()
      let terminal = try await shell()
      let pipe = folder.path(of: "pipe")
      terminal.type("mkfifo \(pipe); : <\(pipe) & \(Program.path()) 2>\(pipe)\r")
      try await terminal.expect(line: "/ai>")
      terminal.type("nonsense\rwhere\r")
      try await terminal.expect(text: "/ai> nonsense\n/ai> where\n/ai\n/ai>")
      terminal.type("\u{4}")
      try await terminal.expect(line: "shell$")
      terminal.type("stty -a\r")
      try await terminal.expect("modes of the shell") {
        $0.text.contains("\nisig icanon iexten echo ") && $0.text.contains("echoctl")
      }
      #expect(terminal.settings(of: "?2004").last == "l")
    }

    @Test("^\\ is no crash of which a backtrace is printed")
    func quit() async throws {
      let terminal = try await session(environment: ["SWIFT_BACKTRACE": "enable=yes"])
      terminal.type("/error")
      try await terminal.expect("a match below the line") {
        $0.line($0.cursor.row + 1).contains("Error reduction")
      }
      terminal.type("\u{1C}")
      #expect(try await terminal.exitStatus() == .signaled(SIGQUIT))
      #expect(terminal.screen.text.hasSuffix("\n/ai> /error"))
      #expect(terminal.modes == terminal.modesAtStart)
      #expect(!terminal.screen.text.contains("crashed"))
    }

    @Test(
      "in the middle of anything, too",
      arguments: [
        ("/error", "> /error"), ("one\u{1B}[200~two\rthree\u{1B}[201~", "? (y, N)"),
        ("where\r\u{12}wh", "history \"wh\"> where"), ("inject all hang\rrefresh\r", "Loading"),
        ("inject N\u{1B}[D", "inject TARGET"),
      ], [(SIGTERM, Ending.exited(143)), (SIGHUP, .exited(129)), (SIGABRT, .signaled(SIGABRT))])
    func signals(state: (keys: String, shown: String), way: (number: Int32, status: Ending))
      async throws
    {
      let terminal = try await session()
      terminal.type(state.keys)
      try await terminal.expect(text: state.shown)
      terminal.signal(way.number)
      #expect(try await terminal.exitStatus() == way.status)
      #expect(terminal.modes == terminal.modesAtStart)
      // In a crash others may go on writing for a moment.
      #expect(terminal.settings(of: "?2004").last == "l")
      #expect(terminal.settings(of: "?7").last != "l")
    }

    @Test("^Z changes nothing where no shell could bring the program back")
    func noShell() async throws {
      let terminal = try await session()
      terminal.type("half\u{1B}[D\u{1A}\u{1A}X")
      try await terminal.expect(text: "2  cons  (3)\n/ai> halXf")
    }

    @Test("^Z hands the terminal to the shell, fg brings the line back")
    func suspends() async throws {
      let terminal = try await shell(running: Program.path())
      terminal.type("hlf\u{2}\u{2}")
      try await terminal.expect("the line") { $0.cursorLine == "/ai> hlf" && $0.cursor.column == 6 }
      terminal.type("\u{1A}")
      try await terminal.expect(line: "shell$")
      #expect(terminal.settings(of: "?2004").last == "l")
      terminal.type("echo in the $((1))st shell\r")
      try await terminal.expect("its answer") { $0.text.contains("\nin the 1st shell\nshell$") }
      terminal.type("fg\r")
      try await terminal.expect(line: "/ai> hlf")
      terminal.type("a\u{5}way\r")
      try await terminal.expect(text: "there is no command \"halfway\"")
      terminal.type("\u{4}")
      try await terminal.expect(line: "shell$")
      terminal.type("stty -a\r")
      try await terminal.expect("modes of the shell") {
        $0.text.contains("\nisig icanon iexten echo ") && $0.text.contains("echoctl")
      }
    }

    @Test(
      "^Z in the middle of anything leaves the shell a terminal as it was, and fg goes on there",
      arguments: [
        ("/error", "/ai> /error"), ("one\u{1B}[200~two\rthree\u{1B}[201~", "? (y, N)"),
        ("where\r\u{12}wh", "history \"wh\"> where"), ("inject N\u{1B}[D", "/ai> inject N"),
        ("inject all hang\rrefresh\r", "Loading"),
      ])
    func suspends(keys: String, shown: String) async throws {
      let terminal = try await shell(running: Program.path())
      terminal.type(keys)
      try await terminal.expect(text: shown)
      terminal.type("\u{1A}")
      try await terminal.expect(line: "shell$")
      #expect(terminal.settings(of: "?2004").last == "l")
      #expect(terminal.settings(of: "?7").last != "l")
      terminal.type("clear; stty -a\r")
      try await terminal.expect("modes of the shell") {
        $0.text.contains("\nisig icanon iexten echo ") && $0.cursorLine == "shell$"
      }
      terminal.type("clear; fg\r")
      try await terminal.expect(text: shown)
      // Once for what is under way, once for the line that comes back.
      terminal.type("\u{3}\u{3}")
      try await terminal.expect(line: "/ai>")
    }

    /// A shell's prompt before a session with this on its line, which SIGSTOP has stopped.
    private func stopped(typing keys: String) async throws -> PseudoTerminal {
      let folder = try TemporaryFolder()
      let terminal = try await shell(
        running: "sh -c 'echo $$ >\(folder.path(of: "pid")); exec \(Program.path())'")
      terminal.type(keys)
      try await terminal.expect(line: "/ai> \(keys)")
      let number = String(decoding: try folder.read("pid").dropLast(), as: UTF8.self)
      kill(try #require(Int32(number)), SIGSTOP)
      try await terminal.expect(line: "shell$")
      return terminal
    }

    @Test("SIGSTOP, of which nothing tells the program, does no harm to keys and line")
    func stopped() async throws {
      let terminal = try await stopped(typing: "half")
      terminal.type("fg\r")
      try await terminal.expect(line: "/ai> half")
      terminal.type("\u{1}X\u{5}Y")
      try await terminal.expect(line: "/ai> XhalfY")
    }

    @Test("behind the prompt of a shell nothing is drawn until fg brings it back")
    func behind() async throws {
      let terminal = try await stopped(typing: "half")
      terminal.type("clear; bg\r")
      try await terminal.expect("its answer alone") {
        $0.text.hasPrefix("[1]") && $0.cursorLine == "shell$"
      }
      terminal.type("echo one\r")
      try await terminal.expect(text: "one\n")
      #expect(!terminal.screen.text.contains("/ai>"))
      terminal.type("fg\r")
      try await terminal.expect(line: "/ai> half")
      terminal.type("\u{1}X\u{5}Y")
      try await terminal.expect(line: "/ai> XhalfY")
    }

    @Test("a key that the person has switched off ends nothing")
    func switchedOff() async throws {
      let terminal = try await shell(
        running: "stty quit undef susp undef; \(Program.path())")
      terminal.type("one\0 two")
      try await terminal.expect(line: "/ai> one two")
    }
  }
}
