import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A view model that follows a store")
struct FollowingTests {
  private let store = DecisionStore(
    worker: EditingWorker(ReadyEditing(), decisions: ReadyDecisions { _ in .drink }))
  private var seat: Seat { Seat(Author("prompt"), at: store) }

  /// Counts the questions of a view model.
  private actor Count {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Returns how often a view model on display has asked after its first fetch and an event.
  private func questions(
    after event: Change.Event, by follow: (ViewModel<Int>) -> ViewModel<Int>
  ) async -> Int? {
    let count = Count()
    let viewModel = follow(ViewModel { _ in await count.next() })
    await viewModel.fetch()
    viewModel.appear()
    store.publish(event)
    await viewModel.settle()
    return viewModel.content.value.response
  }

  @Test("as a list asks again after any news", arguments: [Change.Event.newsOf(["0008"]), .news])
  func list(news: Change.Event) async {
    #expect(await questions(after: news) { $0.following(seat) } == 2)
  }

  @Test("as the view of one decision asks again after news of it, and of nobody knows what")
  func one() async {
    for news in [Change.Event.newsOf(["0006", "0007"]), .news] {
      #expect(await questions(after: news) { $0.following(seat, of: "0007") } == 2)
      #expect(await questions(after: news) { $0.following(seat, of: "7") } == 2)
      let view = DecisionView("0007") { _ in 0 }
      #expect(await questions(after: news) { $0.following(seat, as: view) } == 2)
    }
  }

  @Test("as the view of one decision takes no notice of news of others")
  func others() async {
    let news = Change.Event.newsOf(["0006", "0008"])
    #expect(await questions(after: news) { $0.following(seat, of: "0007") } == 1)
    let view = DecisionView("0007") { _ in 0 }
    #expect(await questions(after: news) { $0.following(seat, as: view) } == 1)
  }

  @Test("asks again when the session's own edits have reached the disk")
  func own() async {
    #expect(await questions(after: .newsOf([])) { $0.following(seat) } == 2)
    #expect(await questions(after: .newsOf([])) { $0.following(seat, of: "0007") } == 2)
  }
}
