import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("What a view model would show of a decision, without asking for it")
struct PreviewTests {
  static let key = "0007"
  static let topic = TopicID(decision: key, option: "1")
  static let before = Decision(title: "What to drink", options: [.tea, .greenTea], chosen: 1)
  static let after = Decision(
    title: "What to drink today", status: "accepted",
    options: [
      Topic(
        title: "Tea", arguments: [Argument(.con, "Slow"), Argument(.pro, "Warm", weight: 3)],
        notes: ["Ask again"]),
      .greenTea,
    ])

  private func service(_ decision: Decision) -> ReadyDecisions {
    let entry = DecisionEntry(
      key: Self.key, title: decision.title, summary: DecisionSummary(of: decision))
    return ReadyDecisions(entries: [DecisionEntry(key: "tea", title: "Tea"), entry]) { _ in decision
    }
  }

  /// Holds that a view model which has shown the one decision previews the other as it would show
  /// it, and none of another key.
  private func expectPreview<Response>(
    of make: (ReadyDecisions) -> ViewModel<Response>
  ) async throws {
    let (viewModel, other) = (make(service(Self.before)), make(service(Self.after)))
    for viewModel in [viewModel, other] {
      viewModel.pageSize = 20
      await viewModel.fetch()
    }
    let shown = try #require(other.content.value.response)
    #expect(viewModel.content.value.response != shown)
    #expect(viewModel.preview(Self.after, called: Self.key) == shown)
    #expect(viewModel.preview(Self.after, called: "7") == shown)
    #expect(viewModel.preview(Self.after, called: "0008") != shown)
  }

  @Test("is what it shows once it has asked")
  func same() async throws {
    try await expectPreview { DecisionsViewModel(worker: DecisionsWorker($0), in: nil) }
    try await expectPreview { DecisionViewModel(worker: DecisionsWorker($0), key: Self.key) }
    try await expectPreview { TopicViewModel(worker: DecisionsWorker($0), topic: Self.topic) }
    try await expectPreview { CompareViewModel(worker: DecisionsWorker($0), key: Self.key) }
    try await expectPreview { FlipViewModel(worker: DecisionsWorker($0), key: Self.key) }
    try await expectPreview { StrikeViewModel(worker: DecisionsWorker($0), topic: Self.topic) }
    try await expectPreview { service in
      ProsViewModel(worker: ProsWorker(Sides(service)), topic: Self.topic)
    }
    try await expectPreview { service in
      ArgumentViewModel(worker: ProsWorker(Sides(service)), topic: Self.topic, number: 1)
    }
  }

  @Test("is nothing of another decision, and nothing where there would be nothing")
  func nothing() async {
    let worker = DecisionsWorker(service(Self.before))
    let comparison = CompareViewModel(worker: worker, key: Self.key)
    await comparison.fetch()
    #expect(comparison.preview(Self.after, called: "0008") == nil)
    #expect(comparison.preview(Decision(title: "Empty", options: []), called: Self.key) == nil)
    let notes = NotesViewModel(worker: worker, topic: Self.topic)
    #expect(notes.preview(Self.before, called: Self.key) == nil)
    #expect(notes.preview(Self.after, called: Self.key)?.notes.map(\.text) == ["Ask again"])
    let pros = ProsViewModel(worker: ProsWorker(Sides(service(Self.before))), topic: Self.topic)
    #expect(pros.preview(Self.after, called: "0008") == nil)
    #expect(pros.preview(Decision(title: "No tea", options: []), called: Self.key) == nil)
  }

  @Test("can't be told of what is asked of all decisions")
  func all() async {
    let library = LibraryWorker(NoLibrary())
    #expect(CheckViewModel(worker: library).preview(Self.after, called: Self.key) == nil)
  }
}

/// The pros that a service of decisions keeps.
private struct Sides: ProsWorkerProtocol {
  let decisions: ReadyDecisions

  init(_ decisions: ReadyDecisions) {
    self.decisions = decisions
  }

  func getArguments(of topic: TopicID) async throws -> AI {
    try await decisions.getDecision(topic.decision).topic(topic.option)
  }
}
