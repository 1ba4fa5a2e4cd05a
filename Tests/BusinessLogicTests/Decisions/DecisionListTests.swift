import Decisions
import Testing

@testable import BusinessLogic

struct DecisionListTests {
  private func entry(_ number: String?, isDecision: Bool = true) -> DecisionEntry {
    let title = number ?? (isDecision ? "unnumbered" : "README.md")
    return DecisionEntry(key: title, number: number, title: title, isDecision: isDecision)
  }

  private func list(_ entries: [DecisionEntry], in folder: String? = nil) -> DecisionList {
    DecisionList(DecisionSlice(of: entries, upTo: nil), in: folder)
  }

  private func numbers(_ numbers: String?...) -> [String] {
    list(numbers.map { entry($0) }).rows.map(\.number.description)
  }

  @Test func `A decision is shown under its own number`() {
    #expect(numbers("0001", "0007", "20240501") == ["0001", "0007", "20240501"])
  }

  @Test func `One without a number gets its place, or the next number that nobody has`() {
    #expect(numbers(nil, nil) == ["1", "2"])
    #expect(numbers("0007", nil) == ["0007", "2"])
    #expect(numbers("0001", "0003", nil, nil) == ["0001", "0003", "4", "5"])
    #expect(numbers("0003", "0004", nil, nil, nil) == ["0003", "0004", "5", "6", "7"])
  }

  @Test func `What is no decision is left out beside decisions, and named`() {
    let found = list([entry("0001"), entry(nil, isDecision: false)])
    #expect(found.rows.map(\.number.description) == ["0001"])
    #expect(found.remarks == ["Skipped 1 other file: README.md"])
    let both = [entry(nil, isDecision: false), entry(nil, isDecision: false), entry("1")]
    #expect(
      list(both).remarks
        == ["Skipped 2 other files: README.md, README.md"])
  }

  @Test func `Of many that are left out only some are named`() {
    let many = Array(repeating: entry(nil, isDecision: false), count: 7) + [entry("1")]
    let names = Array(repeating: "README.md", count: 5).joined(separator: ", ")
    #expect(list(many).remarks == ["Skipped 7 other files: \(names) and 2 more"])
  }

  @Test func `It ends with how many decisions are in which state, once all of them are there`() {
    func entry(_ status: String?) -> DecisionEntry {
      let state: Decision.State? =
        status == nil ? nil : status == "proposed" ? .undecided : .accepted
      let decision = Decision(title: "Drink", status: status, toldState: state, options: [])
      return DecisionEntry(key: "1", title: "Drink", summary: DecisionSummary(of: decision))
    }
    let statuses = ["proposed", "Accepted", nil, "done"]
    #expect(
      list(statuses.map(entry)).remarks == [
        "4 decisions: 2 accepted, 2 undecided"
      ])
    let part = DecisionSlice(of: statuses.map(entry), upTo: 2)
    #expect(DecisionList(part, in: nil).remarks == [])
  }

  @Test func `Alone it is listed`() {
    let found = list([entry(nil, isDecision: false)])
    #expect(found.rows.map(\.entry.title) == ["README.md"])
    #expect(found.remarks == [])
  }

  @Test func `Nothing is counted in a merge conflict, which has two versions`() {
    let conflict = Decision(
      title: "", status: "accepted",
      options: [Topic(title: "A", arguments: [Argument(.pro, "a"), Argument(.pro, "b")])],
      problems: [Problem(line: 7, .conflict)])
    let list = list([DecisionEntry(key: "1", title: "", summary: DecisionSummary(of: conflict))])
    #expect(list.rows.map(\.counts) == [""])
    #expect(list.rows.map(\.shortCounts) == [""])
    #expect(list.rows.map(\.status) == ["accepted, merge conflict"])
    #expect(list.rows.map(\.shortStatus) == ["accepted"])
  }

  @Test func `A summary counts consequences as nobody's arguments`() {
    let topic = Topic(title: "A", arguments: [Argument(.pro, "a"), Argument(.con, "b")])
    let summary = DecisionSummary(
      of: Decision(
        title: "", options: [topic, topic], chosen: 1, consequences: [Argument(.pro, "c")]))
    #expect(summary.options == 2)
    #expect(summary.arguments == 4)
    #expect(summary.chosen == "A")
    #expect(summary.consequences == 1)
  }
}
