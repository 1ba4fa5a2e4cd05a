import Testing

@testable import Prompt

@Suite("Completing a word")
struct CompletionTests {
  private func completion(_ typed: String, _ words: String...) -> Completion? {
    Completion(of: typed, among: words.map { Candidate($0) })
  }

  @Test("doesn't care for upper and lower case, and keeps the candidate's")
  func letterCase() {
    #expect(completion("post", "PostgreSQL", "SQLite")?.text == "PostgreSQL ")
    #expect(completion("POST", "PostgreSQL", "Postfix")?.text == "Post")
  }

  @Test("finds a word inside a title, where nothing begins so")
  func inside() {
    #expect(completion("postg", "Use PostgreSQL", "Use SQLite")?.text == "Use PostgreSQL ")
    #expect(completion("sql", "Use SQLite", "The SQL way")?.text == "sql")
    #expect(completion("gres", "Use PostgreSQL") == nil)
  }

  @Test("counts Unicode scalars, which is what the line is made of")
  func scalars() {
    #expect(completion("Zoe\u{301}", "Zoë", "Zoé la")?.replaced == 4)
    #expect(completion("世", "世界")?.text == "世界 ")
  }
}
