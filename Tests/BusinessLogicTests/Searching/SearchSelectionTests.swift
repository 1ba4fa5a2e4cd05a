import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The selection of a search", .timeLimit(.minutes(5)))
struct SearchSelectionTests {
  private func searched(_ text: String) async -> SearchViewModel {
    let search = SearchViewModel(worker: SearchWorker(Shelf(.menu)))
    await search.open()
    await search.textChanged(to: text)
    return search
  }

  @Test("is the best match again for another text")
  func otherText() async {
    let search = await searched("tea")
    search.select(1)
    await search.textChanged(to: "te")
    #expect(search.content.value.response?.selected == 0)
  }

  /// Returns the index of the selected match after the drinks have changed to `options`. Before,
  /// match number `selected` of "a" was selected.
  private func selection(from selected: Int, after options: [Topic]) async -> Int? {
    func files(_ options: [Topic]) -> [LibraryFile] {
      let decision = Decision(title: "Drink", options: options)
      return [
        LibraryFile(key: "0007", path: "7.md", decision: decision),
        LibraryFile(key: "0008", path: "8.md", decision: decision),
      ]
    }
    let library = HandAnsweredLibrary()
    let search = SearchViewModel(worker: SearchWorker(DecisionsWorker(library)))
    let opening = Task { await search.open() }
    await library.calls.answer(files(Self.options))
    await opening.value
    await search.textChanged(to: "hot")
    for _ in 0..<selected { search.select(1) }
    let update = Task { await search.update() }
    await library.calls.answer(files(options), to: 2)
    await update.value
    return search.content.value.response?.selected
  }

  private static let options = [
    Topic(title: "Tea", arguments: [Argument(.pro, "hot"), Argument(.pro, "hot enough")]),
    Topic(title: "Soup", arguments: [Argument(.pro, "hot")]),
  ]

  @Test("stays on its match when the decisions change, and on the best if no arrow has moved it")
  func change() async {
    // The matches are /0007/tea/pros/1, /0007/green-tea/pros/1, /0008/1/pros/1, /0008/2/pros/1,
    // then the longer ones.
    let renumbered = [
      Topic(title: "Water", arguments: [Argument(.pro, "cold")]),
      Topic(title: "Tea", arguments: [Argument(.pro, "cheap"), Argument(.pro, "hot")]),
    ]
    #expect(await selection(from: 2, after: Self.options) == 2)
    #expect(await selection(from: 3, after: Self.options.reversed()) == 2)
    #expect(await selection(from: 0, after: Self.options.reversed()) == 0)
    #expect(await selection(from: 2, after: renumbered) == 1)
    // The last match and its neighbours are gone; the one before them is /0007/green-tea/pros/2.
    #expect(await selection(from: 5, after: renumbered) == 1)
  }

  @Test("stays at the place of its match if that says something else now")
  func rewritten() async {
    var options = Self.options
    options[1] = Topic(title: "Soup", arguments: [Argument(.pro, "hot and filling")])
    // Two matches of "hot" are left, followed by the longer ones.
    #expect(await selection(from: 1, after: options) == 4)
  }
}
