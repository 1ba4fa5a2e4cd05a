import Decisions
import Prompt
import Testing

@testable import UI

struct DecisionScreenTests {
  @Test func `It counts what was not understood`() async throws {
    let last = try await Rehearsal.lines("show", of: .recorded).last
    #expect(last == "2 things in the file were not understood: `notes` shows them")
  }

  @Test func `It has a line for the context, which is there in full when asked for once more`()
    async throws
  {
    let all =
      "Context: Invoices must be kept for ten    years by a team that likes to sleep    at night."
    for (commands, isWhole) in [("show", false), ("show,show", true), ("show,open 1,back", false)] {
      let lines = try await Rehearsal.lines(
        commands.split(separator: ",").map(String.init), of: .recorded,
        columns: 40)
      let last = lines.lastIndex { $0.hasPrefix("Context") } ?? 0
      #expect(lines[last...].joined(separator: " ").hasPrefix(all) == isWhole)
      #expect((lines[last] == "Context: Invoices must be kept for ten …") == !isWhole)
    }
  }

  @Test(arguments: 26...100)
  func `No line is wider than the terminal, and only rows begin with a number`(
    columns: Int
  ) async throws {
    let lines = try await Rehearsal.lines("show", of: .recorded, columns: columns)
    for line in lines { #expect(Text(line).width <= columns, "\(line)") }
    #expect(lines.compactMap { $0.first?.wholeNumberValue }.prefix(2) == [1, 2])
  }

  @Test func `An option shows its arguments, its notes and its tally`() async throws {
    #expect(
      try await Rehearsal.lines("open postgres", of: .recorded) == [
        "PostgreSQL (chosen)", "pro 1   known  (weight 5)", "con 1   one more server",
        "note 1  It is blue",
        "note 2  It has an elephant", "Tally: 1 pro, weight 5, 1 con, total +4",
      ])
    #expect(
      try await Rehearsal.lines("open 2", of: .recorded) == [
        "SQLite", "neutral 1  it is in C", "Tally: 0 pros, 0 cons, total 0",
      ])
  }

  @Test func `A plain list of pros and cons shows its sides and no more`() async throws {
    #expect(
      try await Rehearsal.lines("show", of: .intelligence) == [
        "AI", "1  pros  (2)", "2  cons  (1)",
      ])
  }

  @Test func `A decision without options is shown all the same`() async throws {
    let decision = Decision(title: "Use Bazel", status: "Accepted", options: [])
    #expect(
      try await Rehearsal.lines("show", "compare", of: Weighed(decision: decision)) == [
        "Use Bazel", "Accepted", "No options are listed",
        "Alert: No options found in Use Bazel: `option add` makes one",
      ])
  }

  @Test func `A decision that says nothing is an alert`() async throws {
    let lines = try await Rehearsal.lines(
      "show", of: Weighed(decision: Decision(title: "Nothing", options: [])))
    #expect(lines == ["Alert: No options found in Nothing: `option add` makes one"])
  }
}
