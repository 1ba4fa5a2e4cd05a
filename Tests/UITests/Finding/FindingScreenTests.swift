import BusinessLogic
import Testing

@testable import UI

struct FindingScreenTests {
  @Test func `Finding shows numbered rows that lead to what they say`() async {
    let (lines, successes) = await Gallery.run("find  postgres", "open 2", "where")
    #expect(
      lines.prefix(3) == [
        "2 matches of \"postgres\"",
        "1  option: PostgreSQL  (Which database, chosen, accepted, /0007/1)",
        "2  con: no PostgreSQL  (Which database, SQLite, not chosen, accepted, /0007/2/cons/1)",
      ])
    #expect(lines.last == "/0007/2/cons/1")
    #expect(successes == [true, true, true])
  }

  @Test func `Why shows the same below what became of it`() async {
    let (lines, _) = await Gallery.run("why postgres", "open 2", "where")
    #expect(
      lines.prefix(5) == [
        "2 matches of \"postgres\"",
        "Which database: PostgreSQL was chosen (accepted)",
        "1  option: PostgreSQL  (/0007/1)",
        "Which database: SQLite was not chosen (accepted)",
        "2  con: no PostgreSQL  (/0007/2/cons/1)",
      ])
    #expect(lines.last == "/0007/2/cons/1")
  }

  @Test func `Searching shows the best first, and leads on`() async {
    let (lines, successes) = await Gallery.run("search POST  gre", "open 2", "where", "go /~sqlite")
    #expect(
      lines.prefix(3) == [
        "2 matches of \"POST gre\"",
        "1  option: PostgreSQL  (Which database, chosen, accepted, /0007/1)",
        "2  con: no PostgreSQL  (Which database, SQLite, not chosen, accepted, /0007/2/cons/1)",
      ])
    #expect(lines.contains("/0007/2/cons/1"))
    #expect(lines.suffix(2).first == "1 match of \"sqlite\"")
    #expect(successes == [true, true, true, true])
  }

  @Test(arguments: ["find zebra", "why zebra", "search zebra", "go /?zebra", "go /~zebra"])
  func `Finding nothing fails without an alert`(command: String) async {
    let (lines, successes) = await Gallery.run(command, "where")
    #expect(lines.first == "Nothing in 1 decision names \"zebra\"")
    #expect(successes == [false, true])
  }

  @Test(arguments: [("find", "find"), ("why", "find"), ("search", "search for")])
  func `Without a word there is nothing to find`(command: String, what: String) async {
    let (lines, _) = await Gallery.run(command)
    #expect(lines.first == "error: the word to \(what) is missing: the usage is `\(command) WORDS`")
  }

  @Test func `What is found is escaped`() async {
    let (lines, _) = await Gallery.run("find scales")
    #expect(lines.last?.hasPrefix("1  pro: it\\u{1B} scales, \"well\"") == true)
  }
}

nonisolated struct QuestionRouteTests {
  @Test(arguments: [
    "/?postgres", "/?a b/../c", "/? /", "/why?what?", "/~a b/?", "/~~", "/!", "/??", "/?\u{301}x",
  ])
  func `A route is written as it was read`(path: String) throws {
    #expect(try Route(path: path).description == path)
  }

  @Test func `Routes are seen from the top`() throws {
    #expect(try Route(path: "0007", from: .matches("a/b")) == .decision("0007"))
    #expect(try Route(path: "..", from: .check(isStrict: false)) == .decisions)
    #expect(try Route(path: "/?a/b", from: .decision("x")) == .matches("a/b"))
  }

  @Test(arguments: ["/?", "/why?", "/?  ", "/~", "/~ "])
  func `Without a word a question is none`(path: String) throws {
    #expect(try Route(path: path).question == nil)
  }
}
