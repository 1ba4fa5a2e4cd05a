import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A request of a view model", .bug(id: "seed 13"), .timeLimit(.minutes(5)))
struct ViewModelOrderTests {
  let service = HandAnsweredService<Pros>()
  let stubborn = HandAnsweredService<Pros>(heedsCancellation: false)

  private func viewModel(_ service: HandAnsweredService<Pros>) -> ProsViewModel {
    ProsViewModel(worker: ProsWorker(service), topic: .tea)
  }

  @Test("is cancelled and outranked by a newer one")
  func newestWins() async {
    let pros = viewModel(service)
    let older = Task { await pros.fetch() }
    await service.calls.arrival(of: 1)
    let newer = Task { await pros.fetch() }
    await service.calls.cancellation(of: 1)
    await older.value
    #expect(pros.content.value.isLoading)
    await service.calls.answer(.greenTea, to: 2)
    await newer.value
    #expect(pros.content.value.response?.title == "Pros of Green tea")
  }

  @Test("can't overwrite a newer one, even if its service ignores the cancellation")
  func lateAnswer() async {
    let pros = viewModel(stubborn)
    let older = Task { await pros.fetch() }
    await stubborn.calls.arrival(of: 1)
    let newer = Task { await pros.fetch() }
    await stubborn.calls.answer(.greenTea, to: 2)
    await stubborn.calls.answer(.tea, to: 1)
    await newer.value
    await older.value
    #expect(pros.content.value.response?.title == "Pros of Green tea")
  }

  @Test("is cancelled by leaving, which shows nothing", .bug(id: "seed 5"))
  func leaving() async {
    let pros = viewModel(service)
    let record = ContentRecord(of: pros)
    let fetch = Task { await pros.fetch() }
    await service.calls.arrival()
    pros.leave()
    await service.calls.cancellation()
    await fetch.value
    #expect(record.messages.isEmpty)
    #expect(pros.content.value == Content())
  }

  @Test("is given up at once when its task is cancelled, which shows nothing")
  func cancelling() async {
    let pros = viewModel(stubborn)
    let record = ContentRecord(of: pros)
    let fetch = Task { await pros.fetch() }
    await stubborn.calls.arrival()
    fetch.cancel()
    await fetch.value
    #expect(record.messages.isEmpty)
    #expect(pros.content.value == Content())
    await stubborn.calls.answer(.tea)
  }

  @Test("keeps the rows when it is cancelled")
  func cancellingLater() async {
    let pros = viewModel(service)
    let first = Task { await pros.fetch() }
    await service.calls.answer(.tea)
    await first.value
    let before = pros.content.value
    let second = Task { await pros.fetch() }
    await service.calls.arrival(of: 2)
    second.cancel()
    await second.value
    #expect(pros.content.value == before)
  }
}
