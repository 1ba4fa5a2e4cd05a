import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A fetch is due", .timeLimit(.minutes(5)))
struct ViewModelDueTests {
  let service = HandAnsweredService<Pros>()
  let pros: ProsViewModel

  init() {
    pros = ProsViewModel(worker: ProsWorker(service), topic: .tea)
  }

  private func succeed() async {
    let fetch = Task { await pros.fetch() }
    await service.calls.answer(.tea, to: service.calls.count + 1)
    await fetch.value
  }

  @Test("before the first one")
  func atFirst() {
    #expect(pros.isDue)
  }

  @Test("no more after a success")
  func afterSuccess() async {
    await succeed()
    #expect(!pros.isDue)
  }

  @Test("no more after a failure, which only the person may repeat")
  func afterFailure() async {
    let fetch = Task { await pros.fetch() }
    await service.calls.fail(Breakdown())
    await fetch.value
    #expect(!pros.isDue)
  }

  @Test("again after one that was cancelled, or given up by leaving")
  func afterCancelling() async {
    await succeed()
    let cancelled = Task { await pros.fetch() }
    await service.calls.arrival(of: 2)
    cancelled.cancel()
    await cancelled.value
    #expect(pros.isDue)
    await succeed()
    #expect(!pros.isDue)
    let left = Task { await pros.fetch() }
    await service.calls.arrival(of: 4)
    pros.leave()
    await left.value
    #expect(pros.isDue)
  }

  @Test("not because a screen was left that had all it wanted")
  func afterLeavingAtRest() async {
    await succeed()
    pros.leave()
    #expect(!pros.isDue)
  }

  @Test("when the service has changed, until it was asked again")
  func afterChange() async {
    await succeed()
    pros.serviceChanged()
    #expect(pros.isDue)
    await succeed()
    #expect(!pros.isDue)
  }

  @Test("when the service has changed during the last one")
  func afterChangeMeanwhile() async {
    let fetch = Task { await pros.fetch() }
    await service.calls.arrival()
    pros.serviceChanged()
    await service.calls.answer(.tea)
    await fetch.value
    #expect(pros.isDue)
  }
}
