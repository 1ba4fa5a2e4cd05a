import BusinessLogic
import Testing

@testable import UI

@Suite("A redirection")
@MainActor
struct RedirectionTests {
  @Test(
    "is a page or an answer, an operator, and the rest of the line",
    arguments: [
      ("compare | head -3 | cat", "compare", .shell("head -3 | cat")),
      ("compare|head", "compare", .shell("head")),
      ("list --json tag:a >a b.json", "list --json tag:a", .file("a b.json", .replace)),
      ("check >> log", "check", .file("log", .extend)),
      (#"agenda by:"a | b" > x"#, #"agenda by:"a | b""#, .file("x", .replace)),
      ("open a>b | less", "open a>b", .shell("less")),
      ("proposals --json > p.json", "proposals --json", .file("p.json", .replace)),
      ("keys > -- -x", "keys", .file("-x", .replace)),
      ("refresh | cat", "refresh", .shell("cat")), (".. | cat", "..", .shell("cat")),
      ("1|cat", "1", .shell("cat")), ("/7 > a", "/7", .file("a", .replace)),
      ("status | cat", "status", .shell("cat")), ("date>a", "date", .file("a", .replace)),
      ("alias | cat", "alias", .shell("cat")),
    ] as [(String, String, Redirection.Target)])
  func divided(line: String, command: String, target: Redirection.Target) throws {
    let redirection = try #require(try Redirection(line[...]))
    #expect(redirection.command == command[...])
    #expect(redirection.target == target)
  }

  @Test(
    "is none where the operator is text, or where there is none",
    arguments: [
      "add pro a | b", "find a > b", "why a | b", "search a | b", "edit 1 a > b", "status a > x",
      "1 + a | b",
      "open -- | b", "list", "nosuch | head", "record x | head", "use x | head",
      "trace pros | head",
      #"list by:"a | b""#, "| head", "",
    ])
  func text(line: String) throws {
    #expect(try Redirection(line[...]) == nil)
  }

  @Test("is only for commands that take no free text, whatever they are called")
  func commands() {
    for command in Command.all where Command.edits.contains(command.name[...]) {
      for name in command.names { #expect((try? Redirection("\(name) x | head")) == nil) }
    }
  }

  @Test(
    "is refused behind a command that neither is an answer nor takes a text",
    arguments: [
      "undo", "redo", "draft", "keep", "drop", "more", "renumber 2", "remove 1", "date today",
      "tour",
      "watch on", "heal", "quit",
    ])
  func noAnswer(line: String) throws {
    let error = #expect(throws: CommandError.self) { try Redirection("\(line) | cat") }
    let name = line.prefix { $0 != " " }
    #expect(error?.description.hasPrefix("`\(name)` can't be redirected: ") == true)
  }

  @Test(
    "needs a command or a file",
    arguments: ["list |", "list >", "list >>", "list > a | b", "list > -x", "list >| f"])
  func incomplete(line: String) {
    #expect(throws: CommandError.self) { try Redirection(line[...]) }
  }
}
