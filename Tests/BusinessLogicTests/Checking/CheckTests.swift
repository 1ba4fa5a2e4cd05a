import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@MainActor
struct CheckTests {
  private let weighed = [
    Topic(title: "A", arguments: [Argument(.pro, "a")], line: 5),
    Topic(title: "B", arguments: [Argument(.con, "b")], line: 6),
  ]

  private func findings(in files: [LibraryFile]) async throws -> [String] {
    let viewModel = ViewModel<Findings>(worker: DecisionsWorker(Shelf(files)))
    await viewModel.fetch()
    let findings = try #require(viewModel.content.value.response)
    guard !findings.rows.isEmpty else { return [findings.allClear].compactMap(\.self) }
    return findings.rows.map { "\($0.path):\($0.problem.line): \($0.problem.message)" }
  }

  @Test func `Without a problem it says in how many decisions`() async throws {
    let fine = Decision(title: "X", status: "accepted", options: weighed, chosen: 1)
    #expect(
      try await findings(in: [LibraryFile(1, fine), LibraryFile(2, fine)]) == [
        "No problems found in 2 decisions"
      ])
    #expect(try await findings(in: [LibraryFile(1, fine)]) == ["No problems found in 1 decision"])
  }

  @Test func `An accepted decision must name its choice`() async throws {
    let decision = Decision(
      title: "X", status: "done", statusLine: 3, toldState: .accepted, options: weighed)
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == [
        "adr/0001.md:3: the status is accepted, but no choice is recorded"
      ])
    let conflict = Decision(
      title: "X", status: "done", statusLine: 3, toldState: .accepted, options: weighed,
      problems: [Problem(line: 7, .conflict)])
    #expect(
      try await findings(in: [LibraryFile(1, conflict)]) == [
        "adr/0001.md:7: a merge has left a conflict here"
      ])
  }

  @Test(
    arguments: [.undecided, .rejected, .superseded, .deprecated, .other, nil] as [Decision.State?])
  func `Any other needn't`(state: Decision.State?) async throws {
    let decision = Decision(title: "X", statusLine: 3, toldState: state, options: weighed)
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == ["No problems found in 1 decision"])
  }

  @Test func `A choice that is none of the options is told once`() async throws {
    let decision = Decision(
      title: "X", status: "accepted", statusLine: 3, options: weighed,
      problems: [Problem(line: 9, .unknownChoice)])
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == [
        "adr/0001.md:9: the chosen option isn't in the list of options"
      ])
  }

  @Test func `Options without arguments, and what the service tells, stand in line order`()
    async throws
  {
    let decision = Decision(
      title: "X", options: weighed + [Topic(title: "C", arguments: [], line: 7)],
      problems: [Problem(line: 8, .repeatedSection, "a table")])
    let file = LibraryFile(1, decision, problems: [Problem(line: 2, .brokenLink, "a link")])
    #expect(
      try await findings(in: [file]) == [
        "adr/0001.md:2: a link", "adr/0001.md:7: the option \"C\" has no arguments",
        "adr/0001.md:8: a table",
      ])
  }

  @Test func `A file that can't be read says why, and nothing else is asked of it`() async throws {
    let file = LibraryFile(
      key: "x", path: "x.md", decision: Decision(title: "x", options: []),
      problems: [Problem(line: 1, .unreadable, "is empty")], isReadable: false)
    #expect(try await findings(in: [file]) == ["x.md:1: is empty"])
  }
}
