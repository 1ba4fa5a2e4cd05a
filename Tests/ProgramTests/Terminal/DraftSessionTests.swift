import TestSupport
import Testing

extension TerminalTests {
  @Suite("A draft at a terminal") struct Drafts {
    private let folder: TemporaryFolder
    private static let text = "# Tea\n\n## Pros\n\n- warm\n\n## Cons\n\n- wet\n"

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("decisions")
      for name in ["0001-tea.md", "0002-tea.md"] {
        try folder.write(Self.text, to: "decisions/\(name)")
      }
    }

    private func session(state: String? = nil) async throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        arguments: ["--no-watch", folder.path(of: "decisions")],
        environment: ["XDG_STATE_HOME": state ?? folder.path(of: "state")], columns: 300)
      try await terminal.expect(line: "/>")
      return terminal
    }

    /// A session with a draft that adds a pro to a decision.
    private func draft(of number: Int = 1, state: String? = nil) async throws -> PseudoTerminal {
      let terminal = try await session(state: state)
      terminal.type("draft\r")
      try await terminal.expect(line: "/ (draft)>")
      terminal.type("go /\(number)/pros\r")
      try await terminal.expect(line: "/000\(number)/pros (draft)>")
      terminal.type("add pro red\r")
      try await terminal.expect(text: "Added pro 2 to Tea: red")
      return terminal
    }

    private func text(_ name: String = "0001-tea.md") throws -> String {
      try folder.text(of: "decisions/\(name)")
    }

    private static let notice = "Unfinished draft of 0001-tea.md, 20"

    @Test(
      "outlives its session, and is merged with what others changed meanwhile",
      arguments: [SIGKILL, SIGHUP])
    func killed(by signal: Int32) async throws {
      let first = try await draft()
      let other = try await session()
      #expect(!other.screen.text.contains("Unfinished"))
      first.signal(signal)
      _ = try await first.exitStatus()
      #expect(try text() == Self.text)
      let next = try await session()
      #expect(next.screen.text.contains(Self.notice))
      next.type("draft\r")
      try await next.expect(text: "Resumed the draft of 0001: edits stay out of the files until")
      try folder.write(
        Self.text.replacing("- wet", with: "- wet\n- weak"), to: "decisions/0001-tea.md")
      next.type("keep\r")
      try await next.expect(text: "Kept the draft of 0001; merged with others' changes: 0001")
      #expect(
        try text()
          == Self.text.replacing("- warm", with: "- warm\n- red").replacing(
            "- wet", with: "- wet\n- weak"))
      let last = try await session()
      #expect(!last.screen.text.contains("Unfinished"))
    }

    @Test(
      "reports at its end only what others changed on the page",
      arguments: ["keep", "drop"])
    func merged(end: String) async throws {
      let terminal = try await draft()
      try folder.write(
        Self.text.replacing("- warm", with: "- cosy\n- warm"), to: "decisions/0001-tea.md")
      terminal.type("\(end)\r")
      try await terminal.expect(text: "added: 1  cosy")
      try await terminal.expect(line: "/0001/pros>")
      #expect(!terminal.screen.text.contains("gone") && !terminal.screen.text.contains("added: 3"))
    }

    @Test("names the decisions whose edits were dropped")
    func dropped() async throws {
      let terminal = try await draft()
      terminal.type("go /2/pros\r")
      try await terminal.expect(line: "/0002/pros (draft)>")
      terminal.type("add pro blue\r")
      try await terminal.expect(text: "Added pro 2 to Tea: blue")
      #expect(unlink(folder.path(of: "decisions/0001-tea.md")) == 0)
      terminal.type("keep rest\r")
      try await terminal.expect(
        text: "Kept the draft of 0002; dropped the edits of 0001: added pro 2 to Tea: red")
    }

    @Test("names the line that another program changed, too, and keeps the rest")
    func conflict() async throws {
      let terminal = try await draft()
      terminal.type("weigh 1 4\r")
      try await terminal.expect(text: "1 → 4 (warm)")
      terminal.type("go /2/pros\r")
      try await terminal.expect(line: "/0002/pros (draft)>")
      terminal.type("weigh 1 5\r")
      try await terminal.expect(text: "1 → 5 (warm)")
      let theirs = Self.text.replacing("warm", with: "hot")
      try folder.write(theirs, to: "decisions/0001-tea.md")
      terminal.type("keep\r")
      try await terminal.expect { screen in
        screen.text.contains("0001-tea.md:5: `keep rest` writes all other edits")
          && screen.cursorLine == "/0002/pros (draft)>"
      }
      #expect(try text("0002-tea.md") == Self.text)
      terminal.type("keep rest\r")
      try await terminal.expect(
        text:
          "Kept the draft of 0001, 0002; merged with others' changes, which take precedence: 0001; "
          + "dropped the edits of 0001: weight of pro 1 of Tea 1 → 4: warm")
      #expect(try text() == theirs.replacing("- hot", with: "- hot\n- red"))
      #expect(
        try text("0002-tea.md") == Self.text.replacing("warm", with: "warm <!-- weight: 5 -->"))
    }

    @Test("stays open where its rest is nothing")
    func nothingLeft() async throws {
      let terminal = try await draft()
      terminal.type("undo\r")
      try await terminal.expect(text: "Undone: Added pro")
      terminal.type("weigh 1 4\r")
      try await terminal.expect(text: "1 → 4 (warm)")
      let theirs = Self.text.replacing("warm", with: "hot")
      try folder.write(theirs, to: "decisions/0001-tea.md")
      terminal.type("keep rest\r")
      try await terminal.expect(
        text: "0001-tea.md:5: `drop` discards all edits of the draft")
      // To try it again couldn't work.
      try await terminal.expect(line: "/0001/pros (draft)>")
      #expect(try text() == theirs)
    }

    @Test("stays when the session ends, also beside another one, until it is dropped")
    func left() async throws {
      for terminal in [try await draft(), try await draft(of: 2)] {
        terminal.type("use nowhere\r")
        try await terminal.expect(text: "doesn't exist")
        #expect(!terminal.screen.text.contains("stays"))
        terminal.type("quit\r")
        #expect(try await terminal.exitStatus() == .exited(0))
        #expect(terminal.screen.text.contains("stays: `draft` resumes it the next time"))
      }
      let terminal = try await session()
      try await terminal.expect {
        $0.text.contains("Unfinished draft of 0001-tea.md")
          && $0.text.contains("Unfinished draft of 0002-tea.md")
          && $0.text.contains("`draft` resumes it later")
      }
      var dropped: Set<Int> = []
      for _ in 1...2 {
        terminal.type("draft\r")
        try await terminal.expect(line: "/ (draft)>")
        terminal.type("drop\r")
        try await terminal.expect(line: "/>")
      }
      for number in 1...2 where terminal.screen.text.contains("Dropped the draft of 000\(number)") {
        dropped.insert(number)
      }
      #expect(dropped == [1, 2])
      let last = try await session()
      #expect(!last.screen.text.contains("Unfinished"))
      #expect(try text() == Self.text)
    }

    @Test("isn't promised to stay while its end may still be written")
    func endedLate() async throws {
      let terminal = try await draft()
      terminal.type("inject files stall 60s\rkeep\r")
      try await terminal.expect(text: "Writing…")
      terminal.type("\u{3}")
      try await terminal.expect(text: "Still being written")
      terminal.type("quit\r")
      try await terminal.expect(text: "Leave again")
      terminal.type("quit\r")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(terminal.screen.text.contains("0001 stays, unless what is still being"))
    }

    @Test("is asked for at the end where it can't be saved, which is said once")
    func unsaved() async throws {
      let terminal = try await draft(state: "/dev/null")
      terminal.type("add pro blue\r")
      try await terminal.expect(text: "Added pro 3 to Tea: blue")
      #expect(
        terminal.screen.text.split(separator: "Warning: the draft will be lost").count == 2)
      terminal.type("quit\r")
      try await terminal.expect(text: "Leave again to discard what isn't in a file")
      terminal.type("quit\r")
      _ = try await terminal.exitStatus()
      #expect(try text() == Self.text)
    }
  }
}
