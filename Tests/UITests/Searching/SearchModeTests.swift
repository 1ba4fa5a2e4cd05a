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

  private func mode(
    _ worker: SearchWorker = .menu, watching: WatchingViewModel? = nil
  ) -> SearchMode {
    SearchMode(
      SearchViewModel(worker: worker), at: .decisions, on: stage,
      watching: watching, place: { $0 == "0007/2" ? try? Route(path: "/0007/green-tea") : nil }
    ) { [drawn] lines in drawn.withLock { $0.append(lines) } }
  }

  private func type(_ text: String, in mode: SearchMode) async {
    mode.textChanged(to: text)
    await mode.work?.value
  }

  @Test("what stands below is drawn after every key")
  func drawnBelow() async {
    let mode = mode()
    await mode.work?.value
    await type("green", in: mode)
    mode.move(by: 1)
    let lines = drawn.withLock { $0 }
    #expect(lines.first == ["Loading the decisions… (^C cancels)"])
    #expect(
      lines.suffix(2) == [
        ["2 decisions to search"],
        ["> option: Green tea  (What to drink, chosen, /0007/green-tea)", "1 match for \"green\""],
      ])
  }

  @Test("Enter opens what is selected")
  func enter() async {
    let mode = mode()
    await mode.work?.value
    await type("tea", in: mode)
    mode.move(by: 1)
    mode.move(by: 1)
    mode.move(by: -1)
    #expect(await mode.accept() == "go /0007/tea")
  }

  @Test("Enter stays where nothing was found")
  func enterNothing() async {
    let mode = mode()
    await mode.work?.value
    #expect(await mode.accept() == nil)
    await type("zebra", in: mode)
    #expect(await mode.accept() == nil)
    await type("bitter", in: mode)
    #expect(await mode.accept() == "go /0007/green-tea/cons/1")
  }

  @Test("Enter leads to the route that was typed where nothing was found")
  func enterRoute() async {
    let mode = mode()
    await type("0007/2", in: mode)
    #expect(await mode.accept() == "go /0007/green-tea")
    await type("0007/3", in: mode)
    #expect(await mode.accept() == nil)
  }

  @Test("nothing is drawn when it is over")
  func over() async {
    let mode = mode()
    await mode.work?.value
    mode.leave()
    let before = drawn.withLock { $0.count }
    await type("tea", in: mode)
    #expect(drawn.withLock { $0.count } == before)
  }

  @Test("a failure is raised once, and the panel says how to go on")
  func failure() async {
    let library = HandAnsweredLibrary()
    let mode = mode(SearchWorker(DecisionsWorker(library)))
    await library.calls.fail(Breakdown())
    await mode.work?.value
    #expect(output.errors == "Alert: Server is down\n")
    #expect(
      drawn.withLock { $0.last } == ["Search failed; the next key tries again"])
    mode.textChanged(to: "bitter")
    await library.calls.answer(.menu, to: 2)
    await mode.work?.value
    #expect(output.errors == "Alert: Server is down\n")
    #expect(drawn.withLock { $0.last?.last } == "1 match for \"bitter\"")
  }

  @Test("the same failure is raised once for all keys, and again after a success")
  func repeatedFailure() async {
    let library = HandAnsweredLibrary()
    let mode = mode(SearchWorker(DecisionsWorker(library)))
    await library.calls.fail(Breakdown())
    await mode.work?.value
    mode.textChanged(to: "b")
    await library.calls.fail(Breakdown(), at: 2)
    await mode.work?.value
    #expect(output.errors == "Alert: Server is down\n")
  }

  /// A session that watches, and tells a change to whoever binds to it.
  private func watching(_ files: HandFedStates) async -> WatchingViewModel {
    let watching = WatchingViewModel(files)
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
    return watching
  }

  @Test("the list follows the files when they change, and draws nothing that is the same")
  func follows() async {
    let (files, library) = (HandFedStates(), HandAnsweredLibrary())
    let watching = await watching(files)
    let mode = mode(SearchWorker(DecisionsWorker(library)), watching: watching)
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

  @Test("the mark stays with the best match until an arrow has moved it", arguments: [0, 1])
  func marks(arrows: Int) async {
    let (files, library) = (HandFedStates(), HandAnsweredLibrary())
    let watching = await watching(files)
    let mode = mode(SearchWorker(DecisionsWorker(library)), watching: watching)
    await library.calls.answer(.menu)
    await mode.work?.value
    await type("tea", in: mode)
    let rows = drawn.withLock { $0.last } ?? []
    for _ in 0..<arrows { mode.move(by: 1) }
    let menu = [LibraryFile].menu
    for (change, seen) in zip(1..., [Array(menu.dropFirst()), menu]) {
      files.send(changes: change)
      await watching.received(changes: change)
      await library.calls.answer(seen, to: change + 1)
      await mode.update?.value
    }
    let marked = drawn.withLock { $0.last }?.firstIndex { $0.safe.hasPrefix("> ") }
    #expect(rows.count > 3)
    #expect((marked == 0) == (arrows == 0))
  }

  @Test("the list stays while the files are out of reach, and is fetched once when they are back")
  func unreachable() async {
    let (files, library) = (HandFedStates(), HandAnsweredLibrary())
    let watching = await watching(files)
    let mode = mode(SearchWorker(DecisionsWorker(library)), watching: watching)
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
