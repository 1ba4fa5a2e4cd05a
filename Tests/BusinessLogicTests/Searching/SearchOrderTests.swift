import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("Where searching is slow", .timeLimit(.minutes(5)))
struct SearchOrderTests {
  private static let slow = Duration.milliseconds(150)
  let clock = SlowClock(tick: slow)

  private func opened(
    _ files: [LibraryFile] = .menu, on clock: any Clock<Duration>
  ) async -> SearchViewModel {
    let search = SearchViewModel(worker: SearchWorker(Shelf(files)), limit: 3, clock: clock)
    await search.open()
    return search
  }

  @Test("the next search waits whether more is typed")
  func pause() async {
    let search = await opened(on: clock)
    let typed = Task { await search.textChanged(to: "bitter") }
    await clock.manual.someoneSleeps()
    #expect(search.content.value.response?.text == "")
    clock.manual.advance(by: .seconds(1))
    await typed.value
    #expect(search.content.value.response?.text == "bitter")
  }

  @Test("the newest text wins, and no other is searched for")
  func newest() async {
    let search = await opened(on: clock)
    let older = Task { await search.textChanged(to: "b") }
    await clock.manual.someoneSleeps()
    let newer = Task { await search.textChanged(to: "bi") }
    await older.value
    #expect(search.content.value.response?.text == "")
    await clock.manual.someoneSleeps()
    clock.manual.advance(by: .seconds(1))
    await newer.value
    #expect(search.content.value.response?.text == "bi")
  }

  @Test("Enter searches for the newest text at once")
  func enter() async {
    let search = await opened(on: clock)
    let typed = Task { await search.textChanged(to: "bitter") }
    await clock.manual.someoneSleeps()
    #expect(await search.choose() == "/0007/green-tea/cons/1")
    await typed.value
  }

  @Test("the rest of a large library waits whether more is typed")
  func rest() async {
    let clock = ManualClock()
    let search = await opened(.large, on: clock)
    let older = Task { await search.textChanged(to: "te") }
    await clock.someoneSleeps()
    let newer = Task { await search.textChanged(to: "t") }
    await older.value
    await clock.someoneSleeps()
    #expect(search.content.value.response?.title == "7 matches for \"t\", the best 3 so far")
    clock.advance(by: SearchViewModel.instant)
    await newer.value
    #expect(search.content.value.response?.title == "25008 matches for \"t\", the best 3")
  }

  @Test("leaving ends the waiting")
  func leaving() async {
    let search = await opened(on: clock)
    let typed = Task { await search.textChanged(to: "bitter") }
    await clock.manual.someoneSleeps()
    search.leave()
    await typed.value
    #expect(search.content.value.response?.text == "")
  }

  @Test("alone there is a pause")
  func quick() async {
    // This clock never advances: a search that sleeps on it never ends.
    let search = await opened(on: ManualClock())
    for text in ["b", "bi", "bit"] { await search.textChanged(to: text) }
    #expect(search.content.value.response?.text == "bit")
  }

  @Test("a view model goes away, even while it waits")
  func goesAway() async {
    weak var gone: SearchViewModel?
    do {
      let search = await opened(on: clock)
      gone = search
      // A task may hold what it captured a little longer than it works.
      let typed = Task { [weak search] in await search?.textChanged(to: "bitter") }
      await clock.manual.someoneSleeps()
      search.leave()
      await typed.value
    }
    #expect(gone == nil)
  }
}
