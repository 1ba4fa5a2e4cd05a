import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of a topic")
struct TopicViewModelTests {
  private func content(
    _ option: String?, of decision: Decision = .drink
  ) async -> Content<DecisionPage> {
    let viewModel = ViewModel(
      worker: DecisionsWorker(ReadyDecisions { _ in decision }),
      .option(TopicID(decision: "drink", option: option)))
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test("makes a row of each argument and note, named by its kind and its number")
  func rows() async {
    let tea = Topic(
      title: "Tea", arguments: [Argument(.con, "Wet"), Argument(.pro, "Hot", weight: 3)],
      notes: ["Sip"])
    let listing = await content("1", of: Decision(title: "What?", options: [tea])).response?.listing
    #expect(listing?.title == "Tea")
    let topic = TopicID(decision: "drink", option: "1")
    #expect(
      listing?.rows == [
        Listing.Row(
          number: "pro 1", text: "Hot", remark: "weight 3", place: .argument(topic, .pro, 1)),
        Listing.Row(number: "con 1", text: "Wet", place: .argument(topic, .con, 1)),
        Listing.Row(number: "note 1", text: "Sip", place: .notes(topic)),
      ])
  }

  @Test("finds an option by the name that a route spells")
  func byName() async {
    #expect(await content("green-tea").response?.listing.title == "Green tea (chosen)")
  }

  @Test("says which options there are")
  func noSuchOption() async {
    #expect(
      await content("3").message?.description
        == "There is no option \"3\": \"What to drink\" has options 1 to 2"
    )
  }
}
