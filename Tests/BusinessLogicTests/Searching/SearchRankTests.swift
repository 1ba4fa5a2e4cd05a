import Decisions
import Testing

@testable import BusinessLogic

@Suite("A search shows")
struct SearchRankTests {
  /// Returns the matches among the pros of one option, the best first.
  private func found(_ words: String, among pros: [Argument]) throws -> [String] {
    let decision = Decision(title: "D", options: [Topic(title: "O", arguments: pros)])
    return try Self.found(words, in: [decision]).map { String($0.dropFirst("pro: ".count)) }
  }

  private static func found(_ words: String, in decisions: [Decision]) throws -> [String] {
    let files = zip(1..., decisions).map { LibraryFile($0, $1) }
    let index = SearchIndex(files.map { SearchedFile($0) })
    return try SearchResults(of: words, in: index, limit: 20).rows.map(\.text)
  }

  @Test("beginnings of texts, whole words, beginnings and insides of words, details: in this order")
  func places() throws {
    let pros = [
      Argument(.pro, "big", details: ["an sql"]), Argument(.pro, "mysql"),
      Argument(.pro, "a sqlite"),
      Argument(.pro, "all the best sql"), Argument(.pro, "sqlite is a long text"),
    ]
    #expect(
      try found("sql", among: pros) == [
        "sqlite is a long text", "all the best sql", "a sqlite", "mysql", "big / an sql",
      ])
  }

  @Test("first the decision whose number was typed, then the texts with it")
  func route() throws {
    let texts = [("See 2", "since 0002"), ("Two", "fast")]
    let files = zip(1..., texts).map { number, text in
      let option = Topic(title: "O", arguments: [Argument(.pro, text.1)])
      return LibraryFile(number, Decision(title: text.0, options: [option]))
    }
    let index = SearchIndex(files.map { SearchedFile($0) })
    func found(_ text: String) throws -> [String] {
      let results = try SearchResults(of: text, in: index, limit: 20, orRoute: true)
      #expect(results.selected == (results.rows.isEmpty ? nil : 0))
      return results.rows.map { $0.text }
    }
    #expect(try found("0002") == ["decision: Two", "pro: since 0002"])
    #expect(try found("2").first == "decision: Two")
    #expect(try SearchResults(of: "2", in: index, limit: 20, orRoute: true).title.hasPrefix("3 m"))
    #expect(try found("0003") == [])
  }

  @Test("the best place of a word that stands there more than once")
  func bestPlace() throws {
    let pros = ["mysql or sqlite", "mysql or sql or mysql"].map { Argument(.pro, $0) }
    #expect(try found("sql", among: pros) == ["mysql or sql or mysql", "mysql or sqlite"])
  }

  @Test("short texts before long ones, and what is alike in the order of the file")
  func length() throws {
    let pros = ["sql ccc", "sql", "sql aaa", "sql bb"].map { Argument(.pro, $0) }
    #expect(try found("sql", among: pros) == ["sql", "sql bb", "sql ccc", "sql aaa"])
  }

  @Test("what has all words, in any order; those beside each other first")
  func words() throws {
    let pros = [
      "it is sql and it scales", "scales sql", "sql only", "no sql scales here", "scales",
    ].map { Argument(.pro, $0) }
    #expect(
      try found(" SQL  scales", among: pros) == [
        "no sql scales here", "scales sql", "it is sql and it scales",
      ])
  }

  @Test("no match that reaches from one text into the next")
  func borders() throws {
    let pros = [Argument(.pro, "ab", details: ["cd"]), Argument(.pro, "ef")]
    #expect(try found("abcd", among: pros) == [])
    #expect(try found("cdef", among: pros) == [])
  }

  @Test("titles before arguments, and those before context, drivers and notes")
  func kinds() throws {
    let first = Decision(
      title: "One",
      options: [
        Topic(title: "Two", arguments: [Argument(.con, "sql")], notes: ["sql"]),
        Topic(title: "mysql", arguments: []),
      ], context: "sql", drivers: ["sql"], consequences: [Argument(.pro, "sql")])
    let second = Decision(title: "About sql", options: [])
    #expect(
      try Self.found("sql", in: [first, second]) == [
        "decision: About sql", "option: mysql", "con: sql", "pro: sql", "context: sql",
        "driver: sql", "note: sql",
      ])
  }

  @Test(
    "other scripts in any case", arguments: [("ЖУР", "журнал"), ("δεν", "ΔΕΝ"), ("数据", "大数据库")])
  func scripts(words: String, text: String) throws {
    #expect(try found(words, among: [Argument(.pro, text)]) == [text])
  }
}
