import BusinessLogic
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Whoever reports what has changed by itself", .timeLimit(.minutes(5)))
struct WatchReporterTests {
  let output = RecordedOutput()
  let log = FakeScreen.Log()
  let files = HandToldStates()
  let service = HandAnsweredEditing()
  let watching: WatchingViewModel
  let editing: EditingViewModel
  let router: Router
  let reporter: WatchReporter

  init() async {
    watching = WatchingViewModel(worker: WatchingWorker([files]))
    editing = EditingViewModel(worker: EditingWorker(service, decisions: ReadyDecisions.menu))
    router = Router(home: .decisions) { [log] in FakeScreen($0.description, log: log) }
    reporter = WatchReporter(
      watching, editing: editing, router: router, terminal: Terminal(output))
    await router.appear()
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
    log.events = []
  }

  /// Tells a state, and returns once everything has come of it.
  private func tell(changes: Int, trouble: String? = nil) async {
    files.tell(changes: changes, trouble: trouble)
    await watching.told(changes: changes, trouble: trouble)
    await reporter.rest()
  }

  @Test("has the screen updated at each change, and says nothing itself")
  func changes() async {
    await tell(changes: 1)
    await tell(changes: 2)
    #expect(log.events == ["/ updates", "/ updates"])
    #expect(output.all == "")
  }

  @Test("says once that nothing can be reached, and fetches once when it can again")
  func trouble() async {
    await tell(changes: 1, trouble: "adr doesn't exist")
    await tell(changes: 2, trouble: "adr may not be read")
    #expect(log.events == [])
    await tell(changes: 3)
    #expect(log.events == ["/ updates"])
    #expect(output.all == "Offline: adr doesn't exist: what is shown stays\nOnline again\n")
  }

  @Test("says it again each time, however often it comes and goes")
  func flapping() async {
    for turn in 1...3 {
      await tell(changes: 2 * turn - 1, trouble: "adr doesn't exist")
      await tell(changes: 2 * turn)
    }
    #expect(log.events == ["/ updates", "/ updates", "/ updates"])
    #expect(output.all.ranges(of: "Offline").count == 3)
    #expect(output.all.ranges(of: "Online").count == 3)
  }

  @Test("holds back what an edit has caused until that is announced, and takes it over")
  func edit() async {
    let edit = Task { await editing.create(title: "Milk") }
    await service.calls.arrival(of: 1)
    await tell(changes: 1)
    #expect(log.events == [])
    await service.calls.answer(0, to: 1)
    await edit.value
    await reporter.rest()
    #expect(log.events == ["/ adopts [\"milk\"]", "/ updates"])
  }

  @Test("has an edit known that was made while nobody watched, and fetches nothing")
  func editUnwatched() async {
    watching.stop()
    let edit = Task { await editing.create(title: "Milk") }
    await service.calls.answer(0, to: 1)
    await edit.value
    await reporter.rest()
    #expect(log.events == ["/ knows [\"milk\"]"])
  }

  @Test("shows nothing of what it fetched while the next edit began, and looks again after that")
  func quickEdits() async throws {
    let screen = try #require(router.screen as? FakeScreen)
    let second = Locked<Task<Void, Never>?>(nil)
    screen.meanwhile = { [editing, service] in
      let edit = Task { await editing.create(title: "Tea") }
      await service.calls.arrival(of: 2)
      second.withLock { $0 = edit }
    }
    let first = Task { await editing.create(title: "Milk") }
    await service.calls.answer(0, to: 1)
    await first.value
    await reporter.rest()
    #expect(log.events == ["/ adopts [\"milk\"] in doubt"])
    await service.calls.answer(1, to: 2)
    await second.withLock { $0 }?.value
    await reporter.rest()
    #expect(
      log.events == [
        "/ adopts [\"milk\"] in doubt", "/ adopts [\"tea\"]", "/ updates",
      ])
  }

  @Test("has what changes while somebody cancels that they wait shown all the same")
  func cancelledWaiting() async throws {
    let screen = try #require(router.screen as? FakeScreen)
    let (isCancelled, cancelled) = AsyncStream.makeStream(of: Never.self)
    screen.meanwhile = { [files, watching] in
      files.tell(changes: 2)
      await watching.told(changes: 2)
      cancelled.finish()
      while !Task.isCancelled { await Task.yield() }
    }
    files.tell(changes: 1)
    await watching.told(changes: 1)
    let waiting = Task { await reporter.rest() }
    for await _ in isCancelled {}
    waiting.cancel()
    await waiting.value
    await reporter.rest()
    #expect(log.events == ["/ updates", "/ updates"])
  }

  @Test("shows what has changed although the edit failed")
  func failedEdit() async {
    let edit = Task { await editing.create(title: "Milk") }
    await service.calls.arrival(of: 1)
    await tell(changes: 1)
    await service.calls.fail(Breakdown("Disk full"), at: 1)
    await edit.value
    await reporter.rest()
    #expect(log.events == ["/ updates"])
  }

  @Test("does nothing for a change that is told after nobody wants to know any more")
  func off() async {
    watching.stop()
    files.tell(changes: 1)
    await files.isWatched(by: 0)
    await reporter.rest()
    #expect(log.events == [])
  }

  @Test("says why watching has ended by itself")
  func failure() async {
    let other = WatchingViewModel(
      worker: WatchingWorker([HandToldStates(failing: Breakdown("No more descriptors"))]))
    let reporter = WatchReporter(
      other, editing: editing, router: router, terminal: Terminal(output))
    await other.start()
    #expect(output.all == "No more descriptors\n")
    withExtendedLifetime(reporter) {}
  }
}
