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
      "2024-05-01-use.md", "2024.05.01.md", "use-postgres.md", "top-10-tools.md", "3d.md", "adr.md",
    ])
  func none(name: String) {
    #expect(DecisionKey.number(of: FilePath(name)) == nil)
  }
}
