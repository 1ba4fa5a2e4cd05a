import BusinessLogic
import Prompt
import Testing

@testable import UI

struct DecisionsScreenTests {
  @Test(arguments: 20...130)
  func `No line is wider than the terminal, and every row begins with its number`(
    columns: Int
  ) async throws {
    let lines = try await Rehearsal.lines("show", of: .listed, from: "/", columns: columns)
    for line in lines { #expect(Text(line).width <= columns, "\(line)") }
    #expect(lines.first?.hasPrefix("Decisions in docs") == true)
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
