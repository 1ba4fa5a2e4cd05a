import BusinessLogic
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("Changes that nobody asked for", .timeLimit(.minutes(5)))
struct WatchReporterTests {
  private let output = RecordedOutput()
  private let files = HandToldStates()
  private let service = HandAnsweredEditing()
  private let screen = CountingScreen()
  private let watching: WatchingViewModel
  private let editing: EditingViewModel
  private let router: Router<Route, Page>
  private let reporter: WatchReporter

  init() async {
    watching = WatchingViewModel(files)
    editing = EditingViewModel(worker: EditingWorker(service, decisions: ReadyDecisions.menu))
    router = Router(home: .decisions) { [screen] _ in screen }
    reporter = WatchReporter(
      watching, editing: editing, router: router, terminal: Terminal(output))
    await router.go(to: .decisions)
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
  }

  /// Tells a state, and returns once the screen shows what came of it.
  private func tell(changes: Int, trouble: String? = nil) async {
    files.tell(changes: changes, trouble: trouble)
    await watching.told(changes: changes, trouble: trouble)
    await reporter.rest()
  }

  @Test("update the screen, each time")
  func changes() async {
    await tell(changes: 1)
    await tell(changes: 2)
    #expect(screen.updates == 2)
    #expect(output.all == "")
  }

  @Test("are fetched when the files can be reached again, and each loss is told once")
  func trouble() async {
    for turn in 1...2 {
      await tell(changes: 3 * turn - 2, trouble: "adr doesn't exist")
      await tell(changes: 3 * turn - 1, trouble: "adr can't be read (permission denied)")
      #expect(screen.updates == turn - 1)
      await tell(changes: 3 * turn)
      #expect(screen.updates == turn)
    }
    let told = "Offline: adr doesn't exist; keeping the last contents\nOnline again\n"
    #expect(output.all == told + told)
  }

  @Test("wait for an edit that is being made, also if it fails", arguments: [true, false])
  func edit(fails: Bool) async {
    let edit = Task { _ = await editing.create(title: "Milk") }
    await service.calls.arrival(of: 1)
    await tell(changes: 1)
    #expect(screen.updates == 0)
    if fails {
      await service.calls.fail(Breakdown("Disk full"), at: 1)
    } else {
      await service.calls.answer(0, to: 1)
    }
    await edit.value
    await reporter.rest()
    #expect(screen.updates == 1)
  }

  @Test("during an update are fetched after it")
  func meanwhile() async {
    screen.meanwhile = { [files, watching] in
      files.tell(changes: 2)
      await watching.told(changes: 2)
    }
    await tell(changes: 1)
    await reporter.rest()
    #expect(screen.updates == 2)
  }

  @Test("are not fetched after `watch off`")
  func off() async {
    watching.stop()
    files.tell(changes: 1)
    await files.isWatched(by: 0)
    await reporter.rest()
    #expect(screen.updates == 0)
  }

  @Test("can't be seen if watching fails, which is told")
  func failure() async {
    let other = WatchingViewModel(
      HandToldStates(failing: Breakdown("No more descriptors")))
    let reporter = WatchReporter(
      other, editing: editing, router: router, terminal: Terminal(output))
    await other.start()
    #expect(output.all == "No more descriptors: `refresh` shows changes\n")
    withExtendedLifetime(reporter) {}
  }
}

/// A screen that counts its updates.
private final class CountingScreen: Screen {
  private(set) var updates = 0
  let shown: Page? = nil

  /// Happens during the next update.
  var meanwhile: (() async -> Void)?

  func appear() async -> Outcome { .done }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    updates += 1
    let meanwhile = meanwhile
    self.meanwhile = nil
    await meanwhile?()
    return .done
  }

  func serviceChanged() {}

  func disappear() {}
}
