import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

struct CompareScreenTests {
  @Test(arguments: 20...100)
  func `No line is wider than the terminal`(columns: Int) async throws {
    for line in try await Rehearsal.lines("compare", columns: columns) {
      #expect(Text(line).width <= columns, "\(line)")
    }
  }

  @Test func `Bars that don't fit are shortened in proportion, and none vanishes`() async throws {
    func option(_ title: String, pro: Int, con: Int) -> Topic {
      Topic(
        title: title,
        arguments: [Argument(.pro, "a", weight: pro), Argument(.con, "b", weight: con)])
    }
    let options = [option("A", pro: 100, con: 50), option("B", pro: 1, con: 0)]
    let decision = Decision(title: "Which?", options: options)
    #expect(
      try await Rehearsal.lines("compare", of: Weighed(decision: decision), columns: 40) == [
        "Which?",
        "1  A  (total +50)",
        "   1 pro, weight 100  ++++++++++++++++++",
        "   1 con, weight 50   ---------",
        "2  B  (total +1)",
        "   1 pro              +",
        "   1 con, weight 0",
        "A (+50) leads B (+1) by 49",
      ])
  }

  @Test func `Many options take a line each, whose columns stand below each other`() async throws {
    let options = (1...12).map { number in
      let pros = (0..<number).map { Argument(.pro, "\($0)") }
      return Topic(title: "Option \(number)", arguments: pros)
    }
    let many = Weighed(decision: Decision(title: "Which?", options: options, chosen: 0))
    let lines = try await Rehearsal.lines("compare", of: many)
    #expect(
      lines == ["Which?"]
        + (2...12).reversed().map { number in
          let title = ("Option \(number) ").prefix(9)
          return
            "\(number < 10 ? "\(number) " : "\(number)")  \(title)  \(number < 10 ? " " : "")+\(number)  \(number) pros, 0 cons"
        } + ["1   Option 1    +1  1 pro, 0 cons, chosen"]
        + [
          "Option 12 (+12) leads Option 11 (+11) by 1; the chosen Option 1 trails by 11",
          "The numbers of arguments differ widely, from 1 to 12: totals may say more about",
          "the lists than about the options",
        ])
  }

  @Test func `A single option has nothing to be compared with`() async throws {
    #expect(
      try await Rehearsal.lines("compare", of: .intelligence) == [
        "AI", "1  AI  (total +1)", "   2 pros  ++", "   1 con   -",
        "\"AI\" has only one option: there is nothing to compare it with",
      ])
  }

  @Test func `There is no row beyond the options`() async throws {
    #expect(
      try await Rehearsal.lines("compare", "open 5").last
        == "error: there is no row 5: the rows are 1, 2, 4, 3")
  }

  @Test func `What has changed is told in whole sentences, and bars have room, on any width`()
    async
  {
    let weight = Locked(1)
    let rehearsal = Rehearsal(
      home: .whole("0007", .compare),
      decisions: ReadyDecisions { [weight] _ in
        let warm = Argument(.pro, "Warm", weight: weight.withLock { $0 })
        return Decision(
          title: "What to drink", options: [AI(title: "Tea", arguments: [warm]), .greenTea])
      }, columns: 36)
    await rehearsal.run("show")
    rehearsal.output.clear()
    weight.withLock { $0 = 999_999_999 }
    await rehearsal.update()
    #expect(
      rehearsal.output.all == """
        Changed: What to drink
        changed: 1  Tea  (total +999999999)
           1 pro, weight 999999999
           +++++++++++++++++++++++++++++++++
           0 cons
          was: 1  Tea  (total +1)
           1 pro   +
           0 cons
        changed: Tea (+999999999) leads
                 Green tea (0) by 999999999
          was: Tea (+1) leads Green tea (0)
               by 1

        """)
  }
}
