import ReactiveHybrid
import TestTools
import Testing

/// Content is changed by view models alone, so it is looked at through one.
@MainActor @Suite("The content of a view model", .timeLimit(.minutes(1)))
struct ContentTests {
  let service = HandAnswers<String>()
  let viewModel: ViewModel<String>

  init() {
    viewModel = .asking(service)
  }

  @Test("is empty before the first request")
  func beginsEmpty() {
    #expect(viewModel.content.value == Content())
    #expect(viewModel.isDue)
  }

  @Test("is loading, then holds the response: two changes", .bug(id: "seed 9"))
  func success() async {
    let record = ContentRecord(of: viewModel.content)
    await viewModel.fetching(1, service, "tea")
    #expect(record.contents.map(\.isLoading) == [false, true, false])
    #expect(viewModel.content.value.response == "tea")
    #expect(viewModel.content.value.cause == .asked)
    #expect(!viewModel.isDue)
  }

  @Test("tells each failure once, in one change", .bug(id: "seed 1"))
  func failure() async {
    let record = ContentRecord(of: viewModel.content)
    for number in 1...2 {
      let outcome = await viewModel.fetching(number, service, failing: "Server is down")
      #expect(outcome == .failed(.failed(Reason(Breakdown("Server is down")))))
    }
    #expect(record.contents.count == 5)
    #expect(record.messages == ["Server is down", "Server is down"])
    #expect(!viewModel.content.value.status)
  }

  @Test("is well again as soon as it is asked for, and after a success", .bug(id: "seed 2"))
  func successAfterFailure() async {
    let record = ContentRecord(of: viewModel.content)
    await viewModel.fetching(1, service, failing: "Server is down")
    await viewModel.fetching(2, service, "tea")
    #expect(record.contents.map(\.status) == [true, true, false, true, true])
    #expect(viewModel.content.value.message?.description == nil)
  }

  @Test("keeps the response through a later failure, and marks it as earlier")
  func failureAfterSuccess() async {
    await viewModel.fetching(1, service, "tea")
    await viewModel.fetching(2, service, failing: "Server is down")
    #expect(viewModel.content.value.response == "tea")
    #expect(viewModel.content.value.isEarlier)
  }

  @Test("keeps no response once the service says that there is nothing", .bug(id: "seed 12"))
  func nothing() async {
    await viewModel.fetching(1, service, "tea")
    let fetch = Task { await viewModel.fetch() }
    await service.fail(NoTea(), at: 2)
    #expect(await fetch.value == .failed(.nothing(Reason(NoTea()))))
    #expect(viewModel.content.value.response == nil)
    #expect(viewModel.content.value.message?.description == "No tea")
    #expect(!viewModel.content.value.isEarlier)
  }

  @Test("forgets an alert that was shown, but not that the fetch failed", .bug(id: "seed 3"))
  func alertShown() async {
    await viewModel.fetching(1, service, failing: "Server is down")
    viewModel.alertShown()
    #expect(ContentRecord(of: viewModel.content).messages.isEmpty)
    #expect(!viewModel.content.value.status)
  }

  private struct NoTea: NothingFound, CustomStringConvertible { let description = "No tea" }
}
