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

  @Test func `An accepted decision must name its choice`() async throws {
    let decision = Decision(
      title: "X", status: "done", statusLine: 3, toldState: .accepted, options: weighed)
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == [
        "adr/0001.md:3: the status is accepted, but no choice is recorded"
      ])
  }

  @Test(
    arguments: [.conflict, .unknownChoice, .severalChoices, .jointChoice] as [Problem.Kind])
  func `A choice that can't be told is told once`(kind: Problem.Kind) async throws {
    let decision = Decision(
      title: "X", status: "done", statusLine: 3, toldState: .accepted, options: weighed,
      problems: [Problem(line: 7, kind)])
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == ["adr/0001.md:7: \(kind.meaning)"])
  }

  @Test(
    arguments: [.undecided, .rejected, .superseded, .deprecated, .other, nil] as [Decision.State?])
  func `Any other needn't`(state: Decision.State?) async throws {
    let decision = Decision(title: "X", statusLine: 3, toldState: state, options: weighed)
    #expect(
      try await findings(in: [LibraryFile(1, decision)]) == ["No problems found in 1 decision"])
  }
}
