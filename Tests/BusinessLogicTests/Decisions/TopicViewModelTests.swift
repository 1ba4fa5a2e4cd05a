import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of a topic")
struct TopicViewModelTests {
  private func content(_ option: String?, of decision: Decision = .drink) async -> Content<Listing>
  {
    let viewModel = ViewModel(
      worker: DecisionsWorker(ReadyDecisions { _ in decision }),
      .option(TopicID(decision: "drink", option: option)))
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test("makes a row of pros and of cons, with their counts")
  func sides() async {
    let listing = await content("1").response
    #expect(listing?.title == "Tea")
    #expect(
      listing?.rows == [
        Listing.Row(number: "1", "pros", remark: "2", key: "pros"),
        Listing.Row(number: "2", "cons", remark: "1", key: "cons"),
      ])
  }

  @Test("shows pros and cons even without any, neutral arguments only where there are some")
  func emptySides() async {
    let neutral = Topic(title: "Tea", arguments: [Argument(.neutral, "Old")], notes: ["Sip"])
    let listing = await content(nil, of: Decision(title: "Tea?", options: [neutral])).response
    #expect(listing?.rows.map(\.key) == ["pros", "cons", "neutral"])
    #expect(listing?.rows.map(\.remark) == ["0", "0", "1"])
    #expect(listing?.notes == ["Sip"])
  }

  @Test("finds an option by the name that a route spells")
  func byName() async {
    #expect(await content("green-tea").response?.title == "Green tea (chosen)")
  }

  @Test("says which options there are")
  func noSuchOption() async {
    #expect(
      await content("3").message?.description
        == "There is no option \"3\": \"What to drink\" has options 1 to 2"
    )
  }
}
