import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The selection of a search", .timeLimit(.minutes(5)))
struct SearchSelectionTests {
  private func searched(_ text: String) async -> SearchViewModel {
    let search = SearchViewModel(worker: SearchWorker(Shelf(.menu)), clock: ManualClock())
    await search.open()
    await search.textChanged(to: text)
    return search
  }

  @Test("is the best match at first, and moves as far as there are rows")
  func moves() async {
    let search = await searched("tea")
    var selected: [Int?] = []
    func note() { selected.append(search.content.value.response?.selected) }
    note()
    for _ in 1...3 {
      search.selectNext()
      note()
    }
    for _ in 1...3 {
      search.selectPrevious()
      note()
    }
    #expect(selected == [0, 1, 2, 2, 1, 0, 0])
  }

  @Test("is what Enter opens")
  func choice() async {
    let search = await searched("tea")
    search.selectNext()
    search.selectNext()
    #expect(await search.choose() == "/0007/2")
  }

  @Test("is the best match again for another text")
  func otherText() async {
    let search = await searched("tea")
    search.selectNext()
    await search.textChanged(to: "te")
    #expect(search.content.value.response?.selected == 0)
  }

  @Test("stays on its match when the decisions change")
  func change() async {
    let library = HandAnsweredLibrary()
    let search = SearchViewModel(
      worker: SearchWorker(LibraryWorker(library)), clock: ManualClock())
    let opening = Task { await search.open() }
    await library.calls.answer(.menu)
    await opening.value
    await search.textChanged(to: "tea")
    search.selectNext()
    search.selectNext()
    search.serviceChanged()
    let same = Task { await search.textChanged(to: "tea") }
    await library.calls.answer(Array([LibraryFile].menu.suffix(1)), to: 2)
    await same.value
    #expect(search.content.value.response?.rows.map(\.key) == ["/0007/1", "/0007/2"])
    #expect(search.content.value.response?.selected == 1)
  }

  @Test("is none where nothing was found")
  func none() async {
    let search = await searched("zebra")
    search.selectNext()
    #expect(search.content.value.response?.selected == nil)
  }
}
