import BusinessLogic
import Presentation
import Prompt
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("While one searches at the prompt", .timeLimit(.minutes(5)))
struct SearchModeTests {
  private let output = RecordedOutput()
  private let drawn = Locked<[[Text]]>([])
  private var stage: Stage {
    let terminal = Terminal(output)
    return Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" }))
  }

  private let store = DecisionStore(
    worker: EditingWorker(ReadyEditing(), decisions: ReadyDecisions.menu))

  private func mode(_ worker: SearchWorker = .menu) -> SearchMode {
    SearchMode(
      SearchViewModel(worker: worker), at: .decisions, on: stage,
      store: store, place: { $0 == "0007/2" ? try? Route(path: "/0007/green-tea") : nil }
    ) { [drawn] lines in drawn.withLock { $0.append(lines) } }
  }

  private func type(_ text: String, in mode: SearchMode) async {
    mode.textChanged(to: text)
    await mode.work?.value
  }

  /// A session that watches, and tells a change to whoever follows its store.
  private func watching(_ files: HandFedStates) async -> WatchingViewModel {
    let watching = WatchingViewModel(files, notifying: store)
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
    return watching
  }

  @Test("the list follows the files when they change, and draws nothing that is the same")
  func follows() async {
    let (files, library) = (HandFedStates(), HandAnsweredLibrary())
    let watching = await watching(files)
    let mode = mode(SearchWorker(DecisionsWorker(library)))
    await library.calls.answer(.menu)
    await mode.work?.value
    await type("bitter", in: mode)
    let before = drawn.withLock { $0.count }
    for change in 1...2 {
      files.send(changes: change)
      await watching.received(changes: change)
      await library.calls.answer(Array([LibraryFile].menu.prefix(3 - change)), to: change + 1)
      await mode.update?.value
      #expect(drawn.withLock { $0.count } == before + change - 1)
    }
    #expect(drawn.withLock { $0.last } == ["No matches for \"bitter\" in 1 decision"])
    #expect(library.calls.count == 3)
  }

  @Test("the list stays while the files are out of reach, and is fetched once when they are back")
  func unreachable() async {
    let (files, library) = (HandFedStates(), HandAnsweredLibrary())
    let watching = await watching(files)
    let mode = mode(SearchWorker(DecisionsWorker(library)))
    await library.calls.answer(.menu)
    await mode.work?.value
    files.send(changes: 1, trouble: "adr doesn't exist")
    await watching.received(changes: 1, trouble: "adr doesn't exist")
    #expect(mode.update == nil)
    files.send(changes: 2)
    await watching.received(changes: 2)
    await library.calls.answer([LibraryFile].menu.suffix(1), to: 2)
    await mode.update?.value
    #expect(drawn.withLock { $0.last } == ["1 decision to search"])
    mode.leave()
    files.send(changes: 3)
    await watching.received(changes: 3)
    #expect(library.calls.count == 2)
  }

  @Test("nobody keeps a mode that is over")
  func goesAway() async {
    weak var gone: SearchMode?
    do {
      let mode = mode()
      gone = mode
      await mode.work?.value
      mode.leave()
    }
    #expect(gone == nil)
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
