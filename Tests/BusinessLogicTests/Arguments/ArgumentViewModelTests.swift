import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of one argument")
struct ArgumentViewModelTests {
  private func content(number: Int) async -> Content<ArgumentDetail> {
    let viewModel = ViewModel<ArgumentDetail>(
      worker: ProsWorker(ReadyService { _ in .tea }), topic: .tea, number: number)
    await viewModel.fetch()
    return viewModel.content.value
  }

  @Test("holds the argument with its number, counted on its side")
  func success() async {
    let detail = await content(number: 2).response
    #expect(detail?.argument.text == "Cheap")
    #expect(detail?.number == 2)
    #expect(detail?.count == 2)
    #expect(detail?.topic == "Tea")
  }

  @Test("says which numbers there are", arguments: [0, 3, Int.max])
  func noSuchNumber(number: Int) async {
    let content = await content(number: number)
    #expect(content.response == nil)
    #expect(
      content.message?.description
        == "There is no pro \(number): \"Tea\" has 2 pros")
  }

  @Test("says so if there is only one")
  func onlyNumber() async {
    let viewModel = ViewModel<ArgumentDetail>(
      worker: ProsWorker(ReadyService { _ in .greenTea }), topic: .tea, number: 2)
    await viewModel.fetch()
    #expect(
      viewModel.content.value.message?.description == "There is no pro 2: \"Green tea\" has 1 pro")
  }
}
