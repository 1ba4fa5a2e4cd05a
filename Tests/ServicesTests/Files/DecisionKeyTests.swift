import SystemPackage
import Testing

@testable import Services

@Suite("The key of a decision file")
struct DecisionKeyTests {
  @Test(
    "is the number that its name begins with, as written",
    arguments: [
      ("0007-use-postgres.md", "0007"), ("12.md", "12"), ("/a/b/3_tea.md", "3"), ("7 days.md", "7"),
      ("1.2-tea.md", "1"),
    ])
  func number(name: String, key: String) {
    #expect(DecisionKey.of(FilePath(name)) == key)
  }

  @Test(
    "is otherwise its name in a route's spelling",
    arguments: [
      ("Use Postgres.md", "use-postgres"), ("2nd-choice.md", "2nd-choice"), ("Ναι.md", "ναι"),
      ("docs/ai.markdown", "ai"), ("!!!.md", "decision"),
    ])
  func name(name: String, key: String) {
    #expect(DecisionKey.of(FilePath(name)) == key)
  }

  @Test("is the whole name for all but the first file with the same number")
  func doubledNumbers() {
    let paths = ["0001-tea.md", "0001-milk.md", "0002-eat.md"].map { FilePath($0) }
    #expect(DecisionKey.of(paths) == ["0001", "0001-milk", "0002"])
  }

  @Test("is never that of another file")
  func unique() {
    let paths = ["A.md", "a.md", "a!.md", "1-a.md", "1-A.md", "1.md"].map { FilePath($0) }
    #expect(Set(DecisionKey.of(paths)).count == paths.count)
  }
}
