import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of all decisions", .timeLimit(.minutes(5)))
struct DecisionsViewModelTests {
  private func content(_ entries: [DecisionEntry]) async -> Content<DecisionList> {
    let service = ReadyDecisions(entries: entries) { _ in .drink }
    let viewModel = ViewModel<DecisionList>(worker: DecisionsWorker(service), in: nil)
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test("makes a row of each, numbered as people know it, with what is wrong with it")
  func success() async {
    let list = await content([
      DecisionEntry(key: "0001", title: "What to drink"),
      DecisionEntry(key: "eat", title: "eat", trouble: "is empty"),
    ]).response
    #expect(list?.title == "Decisions")
    #expect(list?.rows.map(\.number) == ["0001", "2"])
    #expect(list?.rows.map(\.entry.title) == ["What to drink", "eat"])
    #expect(list?.rows.map(\.entry.trouble) == [nil, "is empty"])
    #expect(list?.rows.map(\.entry.key) == ["0001", "eat"])
  }

  @Test("tells what its service threw")
  func failure() async {
    let service = HandAnsweredDecisions()
    let viewModel = ViewModel<DecisionList>(worker: DecisionsWorker(service), in: nil)
    let fetch = Task { _ = await viewModel.fetch() }
    await service.lists.fail(Breakdown())
    await fetch.value
    #expect(viewModel.content.value.message?.description == "Server is down")
  }
}
