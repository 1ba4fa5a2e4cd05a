import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A search as one types", .timeLimit(.minutes(5)))
struct SearchViewModelTests {
  let library = HandAnsweredLibrary()
  let search: SearchViewModel

  init() {
    search = SearchViewModel(worker: SearchWorker(DecisionsWorker(library)), limit: 3)
  }

  private var rows: [String]? { search.content.value.response?.rows.map(\.text) }

  /// Opens the search with a library that answers at once.
  private func open(_ files: [LibraryFile] = .menu) async {
    let opening = Task { await search.open() }
    await library.calls.answer(files, to: library.calls.count + 1)
    await opening.value
  }

  @Test("shows the best matches of each text, of one fetch")
  func typed() async {
    await open()
    await search.textChanged(to: "c")
    #expect(rows == ["pro: Cheap", "pro: Cheap"])
    await search.textChanged(to: "tea")
    #expect(rows == ["option: Tea", "option: Tea", "option: Green tea"])
    #expect(search.content.value.response?.title == "3 matches for \"tea\"")
    await search.textChanged(to: "t")
    #expect(rows?.count == 3)
    #expect(
      search.content.value.response?.title == "7 matches for \"t\", the best 3")
    #expect(library.calls.count == 1)
  }

  @Test("searches for what was typed last while the decisions were on their way")
  func typedWhileLoading() async {
    let opening = Task { await search.open() }
    await library.calls.arrival()
    await search.textChanged(to: "slow")
    await search.textChanged(to: "bitter")
    #expect(search.content.value.response == nil)
    #expect(search.choice == nil)
    let contents = Contents(of: search)
    await library.calls.answer(.menu)
    await opening.value
    #expect(rows == ["con: Bitter"])
    #expect(contents.texts == ["bitter"])
  }

  @Test("searches for what was typed even before it has opened")
  func typedBeforeOpening() async {
    await search.textChanged(to: "bitter")
    await open()
    #expect(rows == ["con: Bitter"])
  }

  @Test("does not search again for the text that is shown")
  func sameText() async {
    await open()
    await search.textChanged(to: "bitter")
    let contents = Contents(of: search)
    await search.textChanged(to: "bitter")
    #expect(contents.all.count == 1)
  }

  @Test("raises a failure once, and tries again with the next key, be it the same text")
  func failure() async {
    let opening = Task { await search.open() }
    await library.calls.fail(Breakdown())
    await opening.value
    let contents = Contents(of: search)
    #expect(search.content.value.message?.description == "Server is down")
    search.alertShown()
    #expect(search.content.value.message?.description == nil)
    let again = Task { await search.textChanged(to: "") }
    await library.calls.fail(Breakdown("Still down"), at: 2)
    await again.value
    let last = Task { await search.textChanged(to: "bitter") }
    await library.calls.answer(.menu, to: 3)
    await last.value
    #expect(rows == ["con: Bitter"])
    #expect(contents.messages == ["Server is down", "Still down"])
  }

  @Test("follows what has changed, and shows what it knows until that is there")
  func changed() async {
    await open()
    await search.textChanged(to: "bitter")
    let contents = Contents(of: search)
    let update = Task { await search.update() }
    await library.calls.arrival(of: 2)
    #expect(rows == ["con: Bitter"])
    await search.textChanged(to: "healthy")
    #expect(rows == ["pro: Healthy"])
    await library.calls.answer(Array([LibraryFile].menu.prefix(1)), to: 2)
    await update.value
    #expect(rows == [])
    #expect(contents.all.filter(\.isLoading).isEmpty)
    #expect(library.calls.count == 2)
  }

  @Test("tells nothing if what has changed makes no difference")
  func sameResults() async {
    await open()
    await search.textChanged(to: "bitter")
    let contents = Contents(of: search)
    let update = Task { await search.update() }
    await library.calls.answer(.menu, to: 2)
    await update.value
    #expect(contents.all.count == 1)
  }

  @Test("fetches once more, however often there are changes while it fetches")
  func burst() async {
    let opening = Task { await search.open() }
    await library.calls.arrival()
    for _ in 1...3 { await search.update() }
    await library.calls.answer(.menu, to: 1)
    await library.calls.answer(Array([LibraryFile].menu.prefix(1)), to: 2)
    await opening.value
    #expect(search.content.value.response?.title == "1 decision to search")
    #expect(library.calls.count == 2)
  }

  @Test("keeps what it shows if what has changed can't be had, and tries again with the next key")
  func failedUpdate() async {
    await open()
    await search.textChanged(to: "bitter")
    let contents = Contents(of: search)
    let update = Task { await search.update() }
    await library.calls.fail(Breakdown(), at: 2)
    await update.value
    #expect(contents.all.count == 1)
    let typed = Task { await search.textChanged(to: "healthy") }
    await library.calls.answer(Array([LibraryFile].menu.prefix(1)), to: 3)
    await typed.value
    #expect(rows == [])
  }

  @Test("fetches by itself what had failed, once it has changed")
  func back() async {
    let opening = Task { await search.open() }
    await library.calls.fail(Breakdown())
    await opening.value
    search.alertShown()
    let update = Task { await search.update() }
    await library.calls.answer(.menu, to: 2)
    await update.value
    #expect(search.content.value.status)
    #expect(search.content.value.response?.title == "2 decisions to search")
  }

  @Test("fetches nothing more once it was left")
  func leftUpdating() async {
    await open()
    let update = Task { await search.update() }
    await library.calls.arrival(of: 2)
    await search.update()
    search.leave()
    await update.value
    #expect(library.calls.count == 2)
    #expect(search.content.value.response?.title == "2 decisions to search")
  }

  @Test("searches what it knows while it fetches what has changed")
  func changing() async {
    await open()
    search.leave()
    let opening = Task { await search.open() }
    await library.calls.arrival(of: 2)
    await search.textChanged(to: "bitter")
    #expect(rows == ["con: Bitter"])
    #expect(search.content.value.isLoading)
    await library.calls.answer(Array([LibraryFile].menu.prefix(1)), to: 2)
    await opening.value
    #expect(rows == [])
    #expect(!search.content.value.isLoading)
  }

  @Test("shows only the newest text")
  func newest() async {
    await open()
    let contents = Contents(of: search)
    // It starts when the older one first waits.
    let newer = Task { await search.textChanged(to: "bi") }
    await search.textChanged(to: "b")
    await newer.value
    #expect(contents.texts.last == "bi")
    #expect(rows == ["con: Bitter"])
  }

  @Test("that was left shows nothing any more, and cancels its fetch")
  func left() async {
    let opening = Task { await search.open() }
    await library.calls.arrival()
    search.leave()
    await library.calls.cancellation()
    await opening.value
    #expect(!search.content.value.isLoading)
    #expect(search.content.value.response == nil)
    #expect(search.content.value.message == nil)
  }
}

/// Records every content of a search.
@MainActor
private final class Contents {
  private(set) var all: [Content<SearchResults>] = []
  private var binding: Binding?

  init(of search: SearchViewModel) {
    binding = search.content.bind { [weak self] in self?.all.append($0) }
  }

  var texts: [String] { all.compactMap(\.response?.text) }
  var messages: [String] { all.compactMap { $0.message?.description } }
}
