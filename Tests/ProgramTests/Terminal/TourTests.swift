import TestSupport
import Testing

extension TerminalTests {
  @Suite("the tour")
  struct Tour {
    /// The commands that a task names, in order.
    private func commands(of step: Int, on screen: String) throws -> [String] {
      let task = try #require(screen.components(behind: "Step \(step) of 11: "))
      return task.matches(of: #/`([^`]+)`/#).map { String($0.1) }.filter { $0 != "./walls" }
    }

    @Test("goes on with what was done, from the first step to the last")
    func walked() async throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 60)
      try await terminal.expect(line: "/ai>")
      terminal.type("tour\r")
      // What the trace shows that the lesson of a step is about.
      let traced = [
        1: "Box of pros: notifies 1: a response", 2: "Screen of pros: shows 4 rows",
        3: "Store: decisions may have changed", 4: "pros: injected fault: Server is down",
        5: "Box of pros: notifies 1: no longer loading", 6: "Screen of pros: hides, still listens",
        7: "fetch 2 cancelled", 8: "Box of pros: notifies 1: a response",
      ]
      for step in 1...11 {
        try await terminal.expect("step \(step)") {
          $0.text.contains("Step \(step) of 11: ") && $0.cursorLine.hasSuffix(">")
            && $0.text.contains(traced[step - 1] ?? "")
        }
        // "Nothing was fetched" for the edit.
        if step == 9 { #expect(!terminal.screen.text.contains("ViewModel of pros: update")) }
        let commands = try commands(of: step, on: terminal.screen.text)
        terminal.type("\u{C}")
        for command in commands {
          terminal.type("\(command)\r")
          try await terminal.expect("the prompt behind \(command)") {
            $0.text.contains("> \(command)") && $0.cursorLine.hasSuffix(">")
          }
        }
      }
      try await terminal.expect(text: "The tour is over")
    }

    @Test("forgives a wrong turn, and ^C leaves it")
    func wrong() async throws {
      let terminal = try PseudoTerminal()
      try await terminal.expect(line: "/ai>")
      terminal.type("tour 6\r")
      try await terminal.expect(text: "Step 6 of 11")
      terminal.type("nonsense\r")
      try await terminal.expect(text: "there is no command")
      terminal.type("cons\r")
      try await terminal.expect(text: "Step 7 of 11")
      terminal.type("\u{3}")
      try await terminal.expect(text: "The tour is over")
    }
  }
}

@Suite("The tour through a pipe")
struct TourTests {
  @Test("is every step at once")
  func steps() async throws {
    let rest = try await Transcript.of(input: "tour 10\n")
    #expect(rest.text.hasPrefix("Step 10 of 11: "))
    let run = try await Transcript.of(input: "tour\n")
    #expect(run.text.hasSuffix(rest.text))
    #expect(run.text.matches(of: #/(?m)^Step \d+ of 11: /#).count == 11)
    #expect(run.status == .exited(0))
    let flag = try await Transcript.of(arguments: ["--tour"])
    #expect(flag.text == run.text)
    let both = try await Transcript.of(arguments: ["--tour", "-c", "where"])
    #expect(both.text == run.text + "/ai\n")
  }
}

extension String {
  /// What stands behind the last occurrence of a text, up to the next empty prompt.
  fileprivate func components(behind text: String) -> Substring? {
    ranges(of: text).last.map { self[$0.upperBound...] }
  }
}
