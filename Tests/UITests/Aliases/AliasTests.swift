import Testing

@testable import UI

@Suite("An alias")
@MainActor
struct AliasTests {
  @Test("stands for the beginning of a command, also in a trace and with arguments")
  func expanded() async throws {
    #expect(
      try await Rehearsal.lines("alias W where", "alias g go", "g ../..", "W")
        == Rehearsal.lines("go ../..", "where"))
    let traced = try await Rehearsal.lines("alias w where", "trace w")
    #expect(traced.contains { $0.contains("Enter: where") })
    #expect(
      try await Rehearsal.lines("alias due agenda --older 30d", "help due")
        == Rehearsal.lines("help agenda"))
  }

  @Test("is listed, and shown by its name")
  func listed() async throws {
    #expect(
      try await Rehearsal.lines("alias", "alias w where", "alias b pros", "alias", "alias b") == [
        "No aliases: `alias NAME COMMAND` defines one", "alias b pros", "alias w where",
        "alias b pros",
      ])
  }

  @Test(
    "has a name that is no command's, and a command",
    arguments: [
      ("alias pros cons", "`pros` is a command: choose another name"),
      ("alias LS cons", "`LS` is the command `show`: choose another name"),
      ("alias 7 cons", "expected a name of letters, digits, - and _, not \"7\""),
      ("alias /a cons", "expected a name of letters, digits, - and _, not \"/a\""),
      ("alias x serch", "there is no command \"serch\"; did you mean \"search\"?"),
      ("alias x compare | sh", "an alias has no | or >: type them behind `x`"),
      ("alias x compare >", "an alias has no | or >: type them behind `x`"),
      ("alias nope", "there is no alias \"nope\""),
    ])
  func refused(line: String, error: String) async throws {
    #expect(try await Rehearsal.lines(line) == ["error: \(error)"])
  }

  @Test("stands for a command, not for another alias")
  func nested() async throws {
    #expect(
      try await Rehearsal.lines("alias due agenda", "alias d due").last
        == "error: `due` is an alias: expected a command, such as `agenda`")
  }

  @Test("is suggested for a word that is nearly its name")
  func suggested() async throws {
    #expect(
      try await Rehearsal.lines("alias overdue agenda", "overdeu").last
        == "error: there is no command \"overdeu\"; did you mean \"overdue\"?")
  }
}
