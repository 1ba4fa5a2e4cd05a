import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("What a screen makes of a decision")
struct DecisionViewTests {
  private static let key = "0007"
  private static let topic = TopicID(decision: key, option: "1")
  private nonisolated static let decision = Decision(
    title: "What to drink today", status: "accepted",
    options: [
      Topic(
        title: "Tea", arguments: [Argument(.con, "Slow"), Argument(.pro, "Warm", weight: 3)],
        notes: ["Ask again"]),
      .greenTea,
    ])
  private let worker = DecisionsWorker(ReadyDecisions { _ in decision })

  /// Expects `view` to return what `viewModel`, or that of the view, fetches, and `nil` for another
  /// decision.
  private func expect<Response>(
    _ view: DecisionView<Response>, makesWhat viewModel: ViewModel<Response>? = nil
  ) async throws {
    let viewModel = viewModel ?? ViewModel(worker: worker, view)
    await viewModel.fetch()
    let fetched = try #require(viewModel.content.value.response)
    #expect(view.response(to: Self.decision, called: Self.key) == .success(fetched))
    #expect(view.response(to: Self.decision, called: "0008") == nil)
  }

  @Test("is what it fetches")
  func same() async throws {
    let (key, topic) = (Self.key, Self.topic)
    try await expect(.whole(key))
    try await expect(.option(topic))
    try await expect(.comparison(key))
    try await expect(.fragility(key))
    try await expect(.struck(topic))
    try await expect(.notes(topic))
    let pros = ProsWorker(ReadyService { try Self.decision.topic($0.option) })
    try await expect(.arguments(topic), makesWhat: ProsViewModel(worker: pros, topic: topic))
    try await expect(
      .argument(1, on: .pro, of: topic),
      makesWhat: ViewModel(worker: pros, topic: topic, number: 1))
  }

  @Test("fails as its fetch does", arguments: [Decision(title: "Empty", options: []), decision])
  func failure(decision: Decision) async throws {
    let view = DecisionView.notes(TopicID(decision: Self.key, option: "9"))
    let viewModel = ViewModel(worker: DecisionsWorker(ReadyDecisions { _ in decision }), view)
    await viewModel.fetch()
    let failure = try #require(viewModel.content.value.failure)
    #expect(failure.isFinal == !decision.isEmpty)
    #expect(view.response(to: decision, called: Self.key) == .failure(failure))
  }

  @Test("is a row in the list of decisions, which says what the decision says now")
  func row() async throws {
    let entries = ["0003", Self.key].map { DecisionEntry(key: $0, title: "What to drink") }
    let list = ViewModel<DecisionList>(
      worker: DecisionsWorker(ReadyDecisions(entries: entries) { _ in Self.decision }), in: nil)
    await list.fetch()
    let rows = list.content.value.response?.updated(from: Self.decision, called: Self.key).rows
    #expect(rows?.map(\.entry.title) == ["What to drink", "What to drink today"])
    #expect(rows?.last?.status == "accepted")
  }
}
