import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A list that is fetched page by page", .timeLimit(.minutes(5)))
struct PagedViewModelTests {
  private let service = HandAnsweredService<Pros>()
  private let viewModel: ProsViewModel

  init() {
    viewModel = ProsViewModel(worker: ProsWorker(service), topic: .tea)
    viewModel.pageSize = 2
  }

  private func list(_ texts: String...) -> AI {
    AI(title: "Tea", advantages: texts, disadvantages: [])
  }

  private var rows: [String] { viewModel.content.value.response?.rows.map(\.text) ?? [] }

  /// Asks and has the next call answered.
  private func answer(_ answer: AI, to ask: @escaping @MainActor () async -> Void) async {
    let next = service.calls.count + 1
    let task = Task { await ask() }
    await service.calls.answer(answer, to: next)
    await task.value
  }

  private func begin() async {
    await answer(list("a", "b", "c", "d", "e")) { await viewModel.fetch() }
  }

  @Test("holds a page at first, then what is wanted, in one change each")
  func pages() async {
    await begin()
    #expect(rows == ["a", "b"])
    #expect(viewModel.content.value.response?.rest == .exactly(3))
    let record = ContentRecord(of: viewModel)
    await answer(list("a", "b", "c", "d", "e")) { await viewModel.fetch(rows: 4) }
    #expect(rows == ["a", "b", "c", "d"])
    #expect(viewModel.content.value.response?.rows.map(\.number) == ["1", "2", "3", "4"])
    #expect(record.contents.map(\.isLoading) == [false, true, false])
    await answer(list("a", "b", "c", "d", "e")) { await viewModel.fetch(rows: nil) }
    #expect(rows == ["a", "b", "c", "d", "e"])
    #expect(viewModel.content.value.response?.rest == .exactly(0))
  }

  @Test("asks nobody for what it holds")
  func held() async {
    await begin()
    await viewModel.fetch(rows: 2)
    #expect(service.calls.count == 1)
  }

  @Test("keeps its rows when a page fails, says so once, and can be asked again")
  func failedPage() async {
    await begin()
    let record = ContentRecord(of: viewModel)
    let page = Task { await viewModel.fetch(rows: 4) }
    await service.calls.fail(Breakdown("Server is down"), at: 2)
    await page.value
    #expect(rows == ["a", "b"])
    #expect(record.messages == ["Server is down"])
    #expect(!viewModel.content.value.isEarlier)
    viewModel.alertShown()
    #expect(!viewModel.isDue)
    await answer(list("a", "b", "c", "d", "e")) { await viewModel.fetch(rows: 4) }
    #expect(rows == ["a", "b", "c", "d"])
    #expect(record.messages == ["Server is down"])
  }

  @Test("keeps its rows when a page is cancelled or left, and shows nothing")
  func cancelledPage() async {
    await begin()
    let before = viewModel.content.value
    let page = Task { await viewModel.fetch(rows: 4) }
    await service.calls.arrival(of: 2)
    page.cancel()
    await page.value
    #expect(viewModel.content.value == before)
    #expect(!viewModel.isDue)
    let other = Task { await viewModel.fetch(rows: 4) }
    await service.calls.arrival(of: 3)
    viewModel.leave()
    await other.value
    #expect(viewModel.content.value == before)
    #expect(!viewModel.isDue)
  }

  @Test("cancels a page under way when it is fetched again")
  func outranked() async {
    await begin()
    let page = Task { await viewModel.fetch(rows: 4) }
    await service.calls.arrival(of: 2)
    let again = Task { await viewModel.fetch() }
    await service.calls.cancellation(of: 2)
    await service.calls.answer(list("x", "y", "z"), to: 3)
    await again.value
    await page.value
    #expect(rows == ["x", "y"])
  }

  @Test("is fetched anew up to the page that was wanted, if it has changed before that")
  func changedBetween() async {
    await begin()
    let page = Task { await viewModel.fetch(rows: 4) }
    let changed = list("new", "a", "b", "c", "d", "e")
    await service.calls.answer(changed, to: 2)
    await service.calls.answer(changed, to: 3)
    await page.value
    #expect(rows == ["new", "a", "b", "c"])
    #expect(viewModel.content.value.response?.rest == .exactly(2))
  }

  @Test("fetches all that it holds again in one go")
  func again() async {
    await begin()
    await answer(list("a", "b", "c", "d", "e")) { await viewModel.fetch(rows: 4) }
    await answer(list("b", "c", "d", "e", "f")) { await viewModel.fetch() }
    #expect(rows == ["b", "c", "d", "e"])
    #expect(service.calls.count == 3)
  }

  @Test("holds a page more after a change, in which is what the change has pushed out")
  func updated() async {
    await begin()
    await answer(list("new", "a", "b", "c", "d")) { await viewModel.update() }
    #expect(rows == ["new", "a", "b", "c"])
    await answer(list("newer", "new", "a", "b", "c", "d")) { await viewModel.update() }
    #expect(rows == ["newer", "new", "a", "b"])
  }

  @Test("is fetched as a whole where nobody asks for pages")
  func whole() async {
    viewModel.pageSize = nil
    await begin()
    #expect(rows == ["a", "b", "c", "d", "e"])
    await viewModel.fetch(rows: nil)
    #expect(service.calls.count == 1)
  }

  @Test("goes away", .bug(id: "seed 5"))
  func life() async {
    weak var gone: ProsViewModel?
    do {
      let viewModel = ProsViewModel(worker: ProsWorker(ReadyService { _ in .tea }), topic: .tea)
      viewModel.pageSize = 1
      await viewModel.fetch()
      await viewModel.fetch(rows: 2)
      gone = viewModel
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
