import BusinessLogic
import Prompt
import Testing

@testable import UI

struct DecisionsScreenTests {
  private func list(columns: Int) async throws -> String {
    try await Rehearsal.lines("show", of: .listed, from: "/", columns: columns)
      .joined(separator: "\n")
  }

  @Test func `On 120 columns`() async throws {
    #expect(
      try await list(columns: 120) == #"""
        Decisions in docs/decisions
        0001  Keep decisions                                             Accepted
        0007  Use which database for the invoices of the years to come?  superseded  2024-05-01  SQLite in a fil…  4 opt. 9 arg.
        0008  日本語のデータベース\u{1B}[1m                                                      SQLite in a fil…  4 opt. 9 arg.
        0009  0009-an-old-and-very-long-name-of-a-file.md  (is not UTF-8 on line 3)
        5     Tabs or spaces                                                                                       1 opt. 3 arg.
        5 decisions: 1 accepted, 1 superseded, 3 without status
        Skipped 1 other file: README.md
        """#)
  }

  @Test func `On 80 columns`() async throws {
    #expect(
      try await list(columns: 80) == #"""
        Decisions in docs/decisions
        0001  Keep decisions             Accepted
        0007  Use which database for t…  superseded  2024-05-01  SQLite …  4 opt. 9 arg.
        0008  日本語のデータベース\u{1…                          SQLite …  4 opt. 9 arg.
        0009  0009-an-old-and-very-long-name-of-a-file.md  (is not UTF-8 on line 3)
        5     Tabs or spaces                                               1 opt. 3 arg.
        5 decisions: 1 accepted, 1 superseded, 3 without status
        Skipped 1 other file: README.md
        """#)
  }

  @Test func `On 40 columns`() async throws {
    #expect(
      try await list(columns: 40) == #"""
        Decisions in docs/decisions
        0001  Keep decisions          Accepted
        0007  Use which database fo…  superseded
        0008  日本語のデータベース\…
        0009  0009-an-old-and…  (is not UTF-8 o…
        5     Tabs or spaces
        5 decisions: 1 accepted, 1 superseded, …
        Skipped 1 other file: README.md
        """#)
  }

  @Test(arguments: 20...130)
  func `No line is wider than the terminal, and every row begins with its number`(
    columns: Int
  ) async throws {
    let lines = try await Rehearsal.lines("show", of: .listed, from: "/", columns: columns)
    for line in lines { #expect(Text(line).width <= columns, "\(line)") }
    #expect(
      lines.dropFirst().dropLast(2).map { $0.prefix { $0.isNumber } }
        == ["0001", "0007", "0008", "0009", "5"])
  }

  @Test(arguments: ["7", "0007", "invoices", "INVOICES of the"])
  func `A decision is opened by its number or a part of its title`(choice: String) async throws {
    let lines = try await Rehearsal.lines("open \(choice)", "where", of: .listed, from: "/")
    #expect(lines.last == "/0007")
  }

  @Test func `A number that isn't there is named`() async throws {
    #expect(
      try await Rehearsal.lines("open 6", of: .listed, from: "/")
        == ["error: there is no row 6: the rows are 0001, 0007, 0008, 0009, 5"])
  }

  @Test func `A number that is used twice opens neither, and both are named`() async throws {
    let twice = Weighed(
      decision: Weighed.databases.decision,
      entries: ["0007", "0007-b"].map { DecisionEntry(key: $0, number: "0007", title: "A") })
    #expect(
      try await Rehearsal.lines("open 7", "open 0007-b", "where", of: twice, from: "/").filter {
        $0.hasPrefix("error") || $0.hasPrefix("/")
      } == ["error: 2 rows have the number 0007: use `go 0007` or `go 0007-b`", "/0007-b"])
  }
}
