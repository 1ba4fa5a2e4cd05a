import BusinessLogic
import Testing

@testable import UI

struct FindingScreenTests {
  @Test(arguments: ["find zebra", "why zebra", "search zebra"])
  func `Finding nothing fails without an alert`(command: String) async {
    let (lines, successes) = await Gallery.run(command, "where")
    #expect(lines.first == "No matches for \"zebra\" in 1 decision")
    #expect(successes == [false, true])
  }

  @Test(arguments: [("find", "find"), ("why", "find"), ("search", "search for")])
  func `Without a word there is nothing to find`(command: String, what: String) async {
    let (lines, _) = await Gallery.run(command)
    #expect(lines.first == "error: missing words to \(what); usage: `\(command) [--json] WORDS`")
  }

  @Test func `An answer is no place, and its rows can be opened one after the other`() async {
    let (lines, successes) = await Gallery.run(
      "go 2/cons", "find postgres", "where", "add con slow", "2", "where", "open 1", "where",
      "back",
      "back", "where")
    #expect(
      lines.filter { $0.hasPrefix("/") } == [
        "/0007/sqlite/cons", "/0007/sqlite/cons/1", "/0007/postgresql", "/0007/sqlite/cons",
      ])
    #expect(lines.contains("Added con to SQLite: slow"))
    #expect(!successes.contains(false))
  }

  @Test func `What is found is escaped`() async {
    let (lines, _) = await Gallery.run("find scales")
    #expect(lines.last?.hasPrefix("1  pro: it\\u{1B} scales, \"well\"") == true)
  }
}
