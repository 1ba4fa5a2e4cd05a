import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of a decision")
struct DecisionViewModelTests {
  private func content(
    _ answer: @escaping @Sendable () async throws -> Decision
  ) async -> Content<DecisionPage> {
    let service = ReadyDecisions { key in
      #expect(key == "drink")
      return try await answer()
    }
    let viewModel = ViewModel(worker: DecisionsWorker(service), .whole("drink"))
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test(
    "says what was chosen, and why, in the words of the outcome",
    arguments: [
      ("Chosen option: \"Green tea\", because it is small.", "Green tea, because it is small."),
      ("**Chosen option:** [Green tea](#tea), as it is small", "Green tea, as it is small"),
      ("Chosen option: \"Green tea\", because", "Green tea"), ("Chosen: Green tea", "Green tea"),
      (nil, "Green tea"), ("We drink Green tea.", nil), ("Chosen option: not Green tea", nil),
    ] as [(String?, String?)])
  func choice(outcome: String?, choice: String?) async {
    let decision = Decision(
      title: "Drink", options: [.tea, .greenTea], chosen: 1, outcome: outcome)
    #expect(await content { decision }.response?.decision.choice == choice)
  }

  @Test("makes a row of each side where the decision itself is the topic")
  func topic() async {
    let listing = await content { Decision(title: "Tea", options: [.tea]) }.response?.listing
    #expect(listing?.title == "Tea")
    #expect(listing?.rows.map(\.place.path) == ["/drink/pros", "/drink/cons"])
    let other = await content { Decision(title: "Tea?", options: [.tea]) }.response?.listing
    #expect(other?.rows.map(\.place.path) == ["/drink/tea"])
  }
}
