import Testing

@testable import UI

struct WeighingCommandTests {
  @Test(arguments: ["/0007", "/0007/2", "/0007/2/cons", "/0007/2/pros/1", "/0007/2/strike"])
  func `Compare and flip lead to the decision from anywhere below it`(place: String) async throws {
    #expect(try await Rehearsal.lines("compare", "where", from: place).last == "/0007/compare")
    #expect(try await Rehearsal.lines("flip", "where", from: place).last == "/0007/flip")
  }

  @Test(arguments: ["/0007/2", "/0007/2/cons", "/0007/2/pros/1", "/0007/2/strike"])
  func `Strike leads to the option from anywhere below it`(place: String) async throws {
    #expect(try await Rehearsal.lines("strike", "where", from: place).last == "/0007/2/strike")
  }

  @Test(arguments: ["compare", "flip", "strike"])
  func `Above all decisions there is nothing to weigh`(command: String) async throws {
    #expect(
      try await Rehearsal.lines(command, from: "/") == [
        "error: `\(command)` needs a decision: open one first with `open N`"
      ])
  }

  @Test(arguments: ["compare [--json]", "flip [--json]", "strike [--json]"])
  func `None of them takes an argument`(usage: String) async throws {
    #expect(
      try await Rehearsal.lines("\(usage.prefix { $0 != " " }) 2") == [
        "error: unexpected argument \"2\"; usage: `\(usage)`"
      ])
  }

  @Test func `Show shows the screen again, or the argument of a row, and stays`() async throws {
    let lines = try await Rehearsal.lines("flip", of: .intelligence)
    #expect(try await Rehearsal.lines("flip", "show", of: .intelligence) == lines + lines)
    let row = try await Rehearsal.lines("flip", "show 1", "where", of: .databases).suffix(4)
    #expect(row.contains { $0.hasPrefix("weight ") } && row.last == "/0007/flip")
  }
}
