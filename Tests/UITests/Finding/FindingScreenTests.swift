import BusinessLogic
import Testing

@testable import UI

struct FindingScreenTests {
  @Test func `Finding shows numbered rows that lead to what they say`() async {
    let (lines, successes) = await Gallery.run("find  postgres", "open 2", "where")
    #expect(
      lines.prefix(3) == [
        "2 matches for \"postgres\"",
        "1  option: PostgreSQL  (Which database, chosen, accepted, /0007/postgresql)",
        "2  con: no PostgreSQL  (Which database, SQLite, not chosen, accepted, /0007/sqlite/cons/1)",
      ])
    #expect(lines.last == "/0007/sqlite/cons/1")
    #expect(successes == [true, true, true])
  }

  @Test func `Why shows the same below what became of it`() async {
    let (lines, _) = await Gallery.run("why postgres", "open 2", "where")
    #expect(
      lines.prefix(5) == [
        "2 matches for \"postgres\"",
        "Which database: PostgreSQL was chosen (accepted)",
        "1  option: PostgreSQL  (/0007/postgresql)",
        "Which database: SQLite was not chosen (accepted)",
        "2  con: no PostgreSQL  (/0007/sqlite/cons/1)",
      ])
    #expect(lines.last == "/0007/sqlite/cons/1")
  }

  @Test func `Searching shows the best first, and leads on`() async {
    let (lines, successes) = await Gallery.run(
      "search POST  gre", "open 2", "where", "search sqlite")
    #expect(
      lines.prefix(3) == [
        "2 matches for \"POST gre\"",
        "1  option: PostgreSQL  (Which database, chosen, accepted, /0007/postgresql)",
        "2  con: no PostgreSQL  (Which database, SQLite, not chosen, accepted, /0007/sqlite/cons/1)",
      ])
    #expect(lines.contains("/0007/sqlite/cons/1"))
    #expect(lines.suffix(2).first == "1 match for \"sqlite\"")
    #expect(successes == [true, true, true, true])
  }

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
