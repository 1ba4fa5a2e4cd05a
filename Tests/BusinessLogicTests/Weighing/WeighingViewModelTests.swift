import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@MainActor
struct WeighingViewModelTests {
  private let worker = DecisionsWorker(
    ReadyDecisions { _ in
      Decision(title: "Which?", options: [option("A", pros: [1]), option("B")])
    })

  @Test func `Comparing fetches the decision`() async {
    let viewModel = ViewModel(worker: worker, .comparison("0007"))
    await viewModel.fetch()
    #expect(viewModel.content.value.response?.rows.map(\.title) == ["A", "B"])
  }

  @Test func `Flipping fetches the decision`() async {
    let viewModel = ViewModel(worker: worker, .fragility("0007"))
    await viewModel.fetch()
    #expect(viewModel.content.value.response?.balance == "A (+1) leads B (0) by 1")
  }

  @Test func `Striking fetches the option`() async {
    let viewModel = ViewModel(worker: worker, .struck(TopicID(decision: "0007", option: "1")))
    await viewModel.fetch()
    #expect(viewModel.content.value.response?.left == ["pro 1: good 1"])
  }

  @Test func `Striking a decision with several options asks which`() async {
    let viewModel = ViewModel(worker: worker, .struck(TopicID(decision: "0007")))
    await viewModel.fetch()
    #expect(
      viewModel.content.value.message?.description
        == "Which option? \"Which?\" has options 1 to 2: open one first")
  }

  @Test func `A service that is down fails them all`() async {
    let worker = DecisionsWorker(ReadyDecisions { _ in throw Breakdown("Server is down") })
    let viewModel = ViewModel(worker: worker, .comparison("0007"))
    await viewModel.fetch()
    #expect(viewModel.content.value.message?.description == "Server is down")
  }
}
