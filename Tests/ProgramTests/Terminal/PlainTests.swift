import TestSupport
import Testing

extension TerminalTests {
  @Suite("for somebody who listens")
  struct Plain {
    @Test(
      "nothing is drawn again, and there is not one escape byte in a whole session",
      arguments: [
        (["--plain"], ["TERM": "xterm-256color"]), ([], ["PROSCONS_PLAIN": "1"]),
        ([], ["TERM": "dumb"]), (["--color", "auto"], ["TERM": "dumb", "CLICOLOR_FORCE": "1"]),
      ] as [([String], [String: String?])])
    func session(arguments: [String], environment: [String: String?]) async throws {
      let environment = environment.merging(["PAGER": "less"]) { given, _ in given }
      let terminal = try await TerminalTests.session(
        arguments: arguments, environment: environment)
      terminal.type("inject cons fail Server is down\r")
      // Each prompt is waited for: the kernel shows keys where they are typed.
      try await terminal.expect(text: "cons: fail Server is down\n/ai>")
      terminal.type("cons\r")
      try await terminal.expect(text: "Alert: Server is down\n/ai/cons>")
      terminal.type("heal\rpros\rbogus\rinject pros slow 1s\r")
      try await terminal.expect(text: "error: there is no command \"bogus\"")
      try await terminal.expect(text: "pros: slow 1s\n/ai/pros>")
      terminal.type("refresh\r")
      try await terminal.expect("rows above a new prompt") {
        $0.text.contains("Loading pros… (^C cancels)")
          && $0.text.hasSuffix("4  No breaks\n/ai/pros>")
      }
      terminal.type("edit 1\r")
      try await terminal.expect("how else it can be edited, and the prompt") {
        $0.text.contains("the text can't be edited here: `edit -e 1` opens it in your editor")
          && $0.text.hasSuffix("\n/ai/pros>")
      }
      terminal.type("help export\r")
      try await terminal.expect("all of it, and the prompt") {
        $0.text.hasSuffix("Also: dump\n/ai/pros>")
          && $0.scrolledOff.contains("export FORMAT [FIELD:VALUE…] [FILE]")
      }
      terminal.type("keys\r")
      try await terminal.expect("the keys of the kernel, and no others") {
        $0.text.hasSuffix("immediately, one by one\n/ai/pros>")
          && !$0.text.contains("Tab ")
      }
      terminal.type("\u{4}")
      #expect(try await terminal.exitStatus() == .exited(0))
      #expect(!terminal.output.contains(0x1B))
      #expect(!terminal.output.contains(0x08))
    }

    @Test(
      "nothing appears by itself, unless it is asked for, and then below what is typed",
      arguments: [["--plain"], []])
    func changes(arguments: [String]) async throws {
      let folder = try TemporaryFolder()
      func write(_ text: String) throws {
        try folder.write("# Tea\n\n## Pros\n\n- \(text)\n", to: "new")
        try folder.move("new", to: "0001-tea.md")
      }
      try write("Warm")
      let terminal = try PseudoTerminal(
        arguments: [folder.path, "--at", "/0001/pros"] + arguments,
        environment: arguments.isEmpty ? ["PROSCONS_PLAIN": "1"] : [:])
      try await terminal.expect(line: "/0001/pros>")
      terminal.type("watch\r")
      try await terminal.expect("that it is off") {
        $0.text.contains("Watching is off") && $0.cursorLine == "/0001/pros>"
      }
      try write("Calm")
      terminal.type("watch on\r")
      try await terminal.expect("what has changed, now that it is asked for") {
        $0.text.contains("gone: 1  Warm\nadded: 1  Calm\n") && $0.cursorLine == "/0001/pros>"
      }
      terminal.type("whe")
      try await terminal.expect(line: "/0001/pros> whe")
      try write("Dry")
      try await terminal.expect("the change below the line") {
        $0.text.contains("/0001/pros> whe\nChanged: Pros of Tea\ngone: 1  Calm\nadded: 1  Dry\n")
      }
      terminal.type("re\r")
      try await terminal.expect(text: "\n/0001/pros\n")
      #expect(!terminal.output.contains(0x1B))
      #expect(!terminal.output.contains(0x08))
    }

    @Test("after ^Z and fg the prompt stands there once")
    func suspends() async throws {
      let terminal = try await shell(running: Program.path() + " --plain")
      terminal.type("\u{1A}")
      try await terminal.expect("the shell's prompt") { $0.text.hasSuffix("\nshell$") }
      terminal.type("fg\r")
      try await terminal.expect(line: "/ai>")
      terminal.type("where\r")
      try await terminal.expect("the answer below the only prompt") {
        $0.text.hasSuffix("--plain\n/ai> where\n/ai\n/ai>")
      }
    }

    @Test("what stands in columns or in bars elsewhere is said in words")
    func words() async throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "# Drink\n\n- Status: accepted\n\n## Considered Options\n\n- Tea\n- Milk\n\n"
          + "## Decision Outcome\n\nChosen option: \"Tea\".\n\n## Pros and Cons of the Options\n\n"
          + "### Tea\n\n- Good, because it is warm\n\n### Milk\n\n- Bad, because it is cold\n",
        to: "0001-drink.md")
      try folder.write("# Eat\n\n## Pros\n\n- It is needed\n", to: "0002-eat.md")
      let run = try await Transcript.of(
        arguments: [folder.path, "--plain", "-c", "show", "-c", "open 1", "-c", "compare"])
      #expect(
        run.text.hasPrefix(
          "Decisions\n0001  Drink  (accepted, chosen: Tea, 2 options, 2 arguments)\n"))
      #expect(run.text.contains("1  Tea  (total +1, chosen)\n   1 pro\n   0 cons\n"))
      #expect(!run.text.contains("+\n"))
      #expect(!run.output.contains(0x1B))
    }
  }
}
