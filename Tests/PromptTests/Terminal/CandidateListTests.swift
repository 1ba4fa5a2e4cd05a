import Testing

@testable import Prompt

@Suite("The list of candidates")
struct CandidateListTests {
  private func lines(_ words: [String], columns: Int = 20, rows: Int = 9) -> [String] {
    Candidate.lines(of: words.map { Candidate($0) }, columns: columns, rows: rows).map(\.safe)
  }

  @Test("stands in columns, down first")
  func columns() {
    #expect(lines(["a", "bb", "ccc", "d", "e"]) == ["a    ccc  e", "bb   d"])
    #expect(lines(["one"]) == ["one"])
    #expect(lines([]) == [])
  }

  @Test("is aligned by the cells that words take")
  func wide() {
    #expect(lines(["世界", "a", "é", "b"], columns: 13) == ["世界  é", "a     b"])
  }

  @Test("has a line for each that has a remark")
  func remarks() {
    let lines = Candidate.lines(
      of: [Candidate("1", remark: "Use PostgreSQL for it"), Candidate("10", remark: "Tea")],
      columns: 20, rows: 9)
    #expect(lines.map(\.safe) == ["1   Use PostgreSQL …", "10  Tea"])
  }

  @Test("counts what it has no room for")
  func cut() {
    let words = (1...9).map { "word\($0)" }
    #expect(lines(words, columns: 13, rows: 3) == ["word1  word3", "word2  word4", "… and 5 more"])
    #expect(lines(words, columns: 5, rows: 2) == ["word1", "… and 8 more"])
  }

  @Test("cuts a word that is wider than the terminal")
  func long() {
    #expect(lines(["abcdefghij", "b"], columns: 5) == ["abcd…", "b"])
  }
}
