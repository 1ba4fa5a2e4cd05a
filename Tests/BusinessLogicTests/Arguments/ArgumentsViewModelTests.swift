import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of a side", .bug(id: "seed 18"))
struct ArgumentsViewModelTests {
  private let weighed = AI(
    title: "Tea",
    arguments: [
      Argument(.pro, "Warm"), Argument(.neutral, "Old"), Argument(.pro, "Cheap", weight: 3),
      Argument(.con, "Slow", weight: 0),
    ])

  private func listing<S: Sided>(_ side: S.Type) async -> Listing? {
    let viewModel = ViewModel<ArgumentList<S>>(
      worker: ArgumentsWorker<S>(ReadyService { [weighed] _ in weighed }), topic: .tea)
    await viewModel.fetch()
    return viewModel.content.value.response?.listing
  }

  @Test("makes rows that are ready to show", .bug(id: "seed 21"))
  func pros() async {
    let pros = await listing(Pros.self)
    #expect(pros?.title == "Pros of Tea")
    #expect(
      pros?.rows == [
        Listing.Row(number: "1", text: "Warm", place: .argument(.tea, .pro, 1)),
        Listing.Row(
          number: "2", text: "Cheap", remark: "weight 3", place: .argument(.tea, .pro, 2)),
      ])
  }

  @Test("is the same for every side")
  func otherSides() async {
    let cons = await listing(Cons.self)
    #expect(cons?.title == "Cons of Tea")
    #expect(
      cons?.rows == [
        Listing.Row(number: "1", text: "Slow", remark: "weight 0", place: .argument(.tea, .con, 1))
      ])
    let neutral = await listing(Neutral.self)
    #expect(neutral?.title == "Neutral arguments of Tea")
    #expect(
      neutral?.rows == [Listing.Row(number: "1", text: "Old", place: .argument(.tea, .neutral, 1))])
  }

  @Test("asks whatever service it is given, for the topic it is given", .bug(id: "seed 6"))
  func injectedService() async {
    let viewModel = ConsViewModel(
      worker: ConsWorker(
        ReadyService { AI(title: $0.decision, advantages: [], disadvantages: ["Bitter"]) }),
      topic: TopicID(decision: "coffee"))
    await viewModel.fetch()
    #expect(viewModel.content.value.response?.listing.title == "Cons of coffee")
  }
}
