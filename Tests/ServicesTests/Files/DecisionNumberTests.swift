import SystemPackage
import Testing

@testable import Services

@Suite("A decision's number")
struct DecisionNumberTests {
  @Test(
    "is the one that its file's name begins with",
    arguments: [
      ("0007-use-postgres.md", "0007"), ("7.md", "7"), ("0007_Use_Postgres.md", "0007"),
      ("0007 use.md", "0007"), ("ADR-0007-use.md", "0007"), ("adr7.md", "7"),
      ("adr_007_use.md", "007"), ("decision-12-use.md", "12"), ("20240501-use.md", "20240501"),
      ("2024-use.md", "2024"), ("0016-32-or-64-bit.md", "0016"),
    ])
  func number(name: String, number: String) {
    #expect(DecisionKey.number(of: FilePath(name)) == number)
    #expect(DecisionKey.of(FilePath(name)) == number)
  }

  @Test(
    "is none where there is only a date or another word",
    arguments: [
      "2024-05-01-use.md", "2024.05.01.md", "2024-05-01T13.30_a.md", "use-postgres.md",
      "top-10-tools.md", "3d.md", "adr.md",
    ])
  func none(name: String) {
    #expect(DecisionKey.number(of: FilePath(name)) == nil)
  }

  @Test("of a listed file is that of its name, not its key")
  func listed() {
    #expect(KeptFile(key: "7", path: "(7).md", category: nil).number == nil)
    #expect(KeptFile(key: "a-0007", path: "a/0007-use.md", category: "a").number == "0007")
  }

  @Test(
    "follows the highest one, but no date, nor one that none can follow",
    arguments: [
      (["0007-tea.md", "0003-milk.md"], "0008"), (["20241231-tea.md"], "0001"),
      (["007-tea.md", "20241231-milk.md"], "008"), (["9223372036854775807-tea.md"], "0001"),
      (["20241231-tea.md", "a/1-milk.md", "b/1-rum.md"], "0001"),
      (["0001-a.md", "0001-a.de.md", "b/0002-b.md"], "0003"),
    ])
  func next(names: [String], number: String) {
    #expect(DecisionKey.next(after: names.map { FilePath($0) }) == number)
  }

  @Test("is as wide as the widest one, which is no date")
  func width() {
    #expect(DecisionKey.padded(5, like: ["20241231-tea.md", "007-milk.md"]) == "005")
  }
}
