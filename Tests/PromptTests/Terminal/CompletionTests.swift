import Testing

@testable import Prompt

@Suite("Completing a word")
struct CompletionTests {
  private func completion(_ typed: String, _ words: String...) -> Completion? {
    Completion(of: typed, among: words.map { Candidate($0) })
  }

  @Test("takes the only candidate, and a space")
  func only() {
    let completion = completion("pr", "pros", "cons")
    #expect(completion?.text == "pros ")
    #expect(completion?.replaced == 2)
    #expect(completion?.candidates == [])
  }

  @Test("goes on where more belongs to the word")
  func goesOn() {
    let folder = Candidate("docs/", goesOn: true)
    #expect(Completion(of: "d", among: [folder])?.text == "docs/")
  }

  @Test("takes what several have in common, and lists them")
  func several() {
    let completion = completion("c", "compare", "cons", "check", "company")
    #expect(completion?.text == "c")
    #expect(completion?.candidates.map(\.text) == ["compare", "cons", "check", "company"])
    #expect(self.completion("com", "compare", "cons", "company")?.text == "compa")
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

  @Test("says nothing where no candidate is left")
  func nothing() {
    #expect(completion("x", "pros") == nil)
    #expect(completion("") == nil)
    #expect(completion("", "") == nil)
  }

  @Test("leaves out what would steer the terminal, and what is there twice")
  func unsafe() {
    #expect(completion("", "\u{1B}[2J", "a\nb", "ok")?.text == "ok ")
    #expect(completion("o", "ok", "ok")?.text == "ok ")
  }
}
