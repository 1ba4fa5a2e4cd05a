import Presentation
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("A command line")
struct InterpreterTests {
  let rehearsal = Rehearsal()

  @Test("opens the row of a number that stands alone")
  func number() async {
    let rehearsal = Rehearsal()
    await rehearsal.run("show")
    #expect(await rehearsal.run("1"))
    #expect(rehearsal.session.router.route.description.hasSuffix("/pros"))
    #expect(await !rehearsal.run("99"))
    #expect(await !rehearsal.run("1 2"))
  }

  @Test("goes where a route that stands alone leads")
  func route() async {
    let rehearsal = Rehearsal()
    #expect(await rehearsal.run("/tea/cons/1"))
    #expect(rehearsal.session.router.route.description == "/tea/cons/1")
    #expect(await rehearsal.run(".."))
    #expect(await rehearsal.run("../pros"))
    #expect(rehearsal.session.router.route.description == "/tea/pros")
    for line in ["/tea/pros/x", ".. ..", "/tea pros", ".tea"] {
      #expect(await !rehearsal.run(line))
    }
    #expect(rehearsal.session.router.route.description == "/tea/pros")
  }

  @Test("is trimmed; an empty one or a comment is none")
  func command() {
    #expect(CommandContext.command(in: "  pros \r") == "pros")
    #expect(CommandContext.command(in: " \t ") == nil)
    #expect(CommandContext.command(in: "") == nil)
    #expect(CommandContext.command(in: "  # pros") == nil)
  }

  @Test(
    "is refused when a word is too much",
    arguments: [
      "pros 1", "cons 1", "neutral 1", "refresh now", "back 2", "forward 2",
      "home 1",
      "where 1", "faults all", "heal pros cons", "alerts 1", "help pros cons", "quit now",
    ])
  func tooMuch(line: String) async {
    #expect(await !rehearsal.run(line))
    #expect(rehearsal.output.errors.contains("unexpected"))
    #expect(!rehearsal.session.isOver)
  }

  @Test(
    "is refused when a word is missing",
    arguments: [
      ("open", "error: missing row; usage: `open N|NAME`\n"),
      ("go", "error: missing route; usage: `go ROUTE`\n"),
      ("inject", "error: missing service; usage: `inject TARGET FAULT`\n"),
      (
        "inject pros",
        "error: missing fault: expected fail, empty, slow, stall, hang, down or flaky\n"
      ),
    ])
  func missing(line: String, error: String) async {
    #expect(await rehearsal.written(by: line) == error)
  }
}
