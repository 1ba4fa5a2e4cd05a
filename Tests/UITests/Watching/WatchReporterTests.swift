import BusinessLogic
import Presentation
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Changes that nobody asked for", .timeLimit(.minutes(5)))
struct WatchReporterTests {
  private let output = RecordedOutput()
  private let files = HandFedStates()
  private let service = HandAnsweredEditing()
  private let screen: CountingScreen
  private let watching: WatchingViewModel
  private let editing: EditingViewModel
  private let router: Router<Route, Page>
  private let reporter: WatchReporter

  init() async {
    let worker = EditingWorker(service, decisions: ReadyDecisions.menu)
    let seat = Seat(Author("prompt"), at: DecisionStore(worker: worker))
    (screen, editing) = (CountingScreen(at: seat), EditingViewModel(seat))
    watching = WatchingViewModel(files, notifying: seat.store)
    router = Router(home: .decisions) { [screen] _ in screen }
    reporter = WatchReporter(watching, router: router, terminal: Terminal(output))
    await router.go(to: .decisions)
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
  }

  /// Publishes a state, and returns once the screen shows what came of it.
  private func send(changes: Int, trouble: String? = nil) async {
    files.send(changes: changes, trouble: trouble)
    await watching.received(changes: changes, trouble: trouble)
    await screen.settle()
  }

  @Test("are fetched when the files can be reached again, and each loss is told once")
  func trouble() async {
    for turn in 1...2 {
      await send(changes: 3 * turn - 2, trouble: "adr doesn't exist")
      await send(changes: 3 * turn - 1, trouble: "adr can't be read (permission denied)")
      #expect(screen.updates == turn - 1)
      await send(changes: 3 * turn)
      #expect(screen.updates == turn)
    }
    let expected = "Offline: adr doesn't exist; keeping the last contents\nOnline again\n"
    #expect(output.all == expected + expected)
  }

  private struct Unwatchable: WatchingWorkerProtocol {
    func states() async throws -> AsyncStream<SourceState> { throw Breakdown() }
  }

  @Test("are shown after `use`, unless the user doesn't want that, even if they couldn't be before")
  func use() async {
    let rehearsal = Rehearsal(watched: Unwatchable())
    await rehearsal.session.watching?.start()
    for command in ["use elsewhere", "watch off", "use elsewhere"] { await rehearsal.run(command) }
    #expect(rehearsal.wishes.withLock { $0 } == [true, false])
  }

  @Test("wait for an edit that is being made, also if it fails", arguments: [true, false])
  func edit(fails: Bool) async {
    let edit = Task { _ = await editing.create(title: "Milk") }
    await service.calls.arrival(of: 1)
    files.send(changes: 1)
    await watching.received(changes: 1)
    #expect(screen.updates == 0)
    if fails {
      await service.calls.fail(Breakdown("Disk full"), at: 1)
    } else {
      await service.calls.answer(0, to: 1)
    }
    await edit.value
    await screen.settle()
    #expect(screen.updates == 1)
  }

  @Test("can't be seen if watching fails, which is told")
  func failure() async {
    let other = WatchingViewModel(
      HandFedStates(failing: Breakdown("No more descriptors")))
    let reporter = WatchReporter(
      other, router: router, terminal: Terminal(output))
    await other.start()
    let expected = "No more descriptors: `refresh` shows changes\n"
    #expect(output.all == expected)
    // A session starts to watch before it shows anything.
    let later = WatchReporter(
      other, router: router, terminal: Terminal(output))
    #expect(output.all == expected + expected)
    withExtendedLifetime((reporter, later)) {}
  }
}

/// A screen that counts its updates.
private final class CountingScreen: Screen {
  private(set) var updates = 0
  var shown: Page? = Page()
  private let viewModel: ViewModel<Int>
  private var binding: Binding?

  init(at seat: Seat) {
    let calls = Locked(0)
    viewModel = ViewModel { _ in
      calls.withLock {
        $0 += 1
        return $0
      }
    }.following(seat)
  }

  func appear() async -> Outcome {
    await viewModel.fetch()
    binding = viewModel.content.bind { [weak self] in
      if $0.cause == .changed { self?.updates += 1 }
    }
    viewModel.appear()
    return .done
  }

  func fetch(_ why: Fetching.Why) async -> Outcome { await viewModel.update() }
  func settle() async { await viewModel.settle() }
  func disappear() {}
}
