import BusinessLogic
import Prompt
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("The panel of a search", .timeLimit(.minutes(5)))
struct SearchPanelTests {
  private func panel(
    _ text: String, in worker: SearchWorker = .menu, down: Int = 0, height: Int = 5
  ) async -> [String] {
    let search = SearchViewModel(worker: worker)
    await search.open()
    await search.textChanged(to: text)
    for _ in 0..<down { search.select(1) }
    return SearchPanel(content: search.content.value, height: height).lines
      .map(\.safe)
  }

  @Test("has a row for each match, the selected one marked, and says how many there are")
  func rows() async {
    #expect(
      await panel("tea", down: 1) == [
        "  option: Tea  (Hot drink, undecided, /tea/tea)",
        "> option: Tea  (What to drink, not chosen, /0007/tea)",
        "  option: Green tea  (What to drink, chosen, /0007/green-tea)",
        "3 matches for \"tea\"",
      ])
  }

  @Test("scrolls to the selected row where there is little room")
  func scrolled() async {
    #expect(
      await panel("tea", down: 2, height: 3) == [
        "  option: Tea  (What to drink, not chosen, /0007/tea)",
        "> option: Green tea  (What to drink, chosen, /0007/green-tea)",
        "3 matches for \"tea\"",
      ])
    #expect(await panel("tea", height: 1) == ["3 matches for \"tea\""])
    #expect(await panel("tea", height: 0) == [])
  }

  @Test("says what there is to search, and that nothing was found")
  func none() async {
    #expect(await panel("") == ["2 decisions to search"])
    #expect(await panel("zebra") == ["No matches for \"zebra\" in 2 decisions"])
    let empty = SearchWorker(DecisionsWorker(NoLibrary()))
    #expect(await panel("zebra", in: empty) == ["There is nothing to search here"])
  }

  @Test("escapes what was typed, and what was found")
  func escaped() async {
    #expect(await panel("\u{1B}[2J") == ["No matches for \"\\u{1B}[2J\" in 2 decisions"])
  }

  @Test("says that it loads")
  func loading() {
    let panel = SearchPanel(content: Content(), height: 5)
    #expect(panel.lines == ["Loading the decisions… (^C cancels)"])
  }
}

extension SearchWorker {
  /// A worker on two decisions about drinks.
  nonisolated static var menu: SearchWorker { SearchWorker(DecisionsWorker(Menu())) }
}

private struct Menu: DecisionsWorkerProtocol {
  nonisolated func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
    [LibraryFile].menu.map(pass.digest)
  }
}
