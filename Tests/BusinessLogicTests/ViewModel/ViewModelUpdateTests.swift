import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A view model whose service has changed by itself", .timeLimit(.minutes(5)))
struct ViewModelUpdateTests {
  let service = HandAnsweredService<Pros>()
  let pros: ProsViewModel

  init() {
    pros = ProsViewModel(worker: ProsWorker(service), topic: .tea)
  }

  private func fetch() async {
    let fetch = Task { await pros.fetch() }
    await service.calls.answer(.tea)
    await fetch.value
  }

  /// Asks for the `call`th time, by itself.
  private func update(
    _ call: Int, silently: Bool = false, _ result: Result<AI, Breakdown>
  ) async {
    let update = Task { await pros.update(silently: silently) }
    switch result {
    case .success(let answer): await service.calls.answer(answer, to: call)
    case .failure(let error): await service.calls.fail(error, at: call)
    }
    _ = await update.value
  }

  @Test("never seems to load, and changes its box once")
  func once() async {
    await fetch()
    let record = ContentRecord(of: pros)
    await update(2, .success(.greenTea))
    #expect(record.contents.map(\.isLoading) == [false, false])
    #expect(pros.content.value.response?.title == "Pros of Green tea")
  }

  @Test("tells nobody if the answer is the same")
  func same() async {
    await fetch()
    let record = ContentRecord(of: pros)
    await update(2, .success(.tea))
    #expect(record.contents.count == 1)
  }

  @Test("silently keeps nothing of what there was when there is nothing any more, and is due")
  func emptied() async {
    await fetch()
    let record = ContentRecord(of: pros)
    await update(2, silently: true, .success(AI(title: "Tea", arguments: [])))
    #expect(record.messages == [])
    #expect(pros.content.value.response == nil)
    #expect(pros.isDue)
  }

  @Test("tells a failure once, however often it fails so, and keeps what it has")
  func failure() async {
    await fetch()
    await update(2, .failure(Breakdown("Broken")))
    #expect(pros.content.value.message == "Broken")
    pros.alertShown()
    await update(3, .failure(Breakdown("Broken")))
    #expect(pros.content.value.message == nil)
    #expect(pros.content.value.response != nil)
    await update(4, .failure(Breakdown("Worse")))
    #expect(pros.content.value.message == "Worse")
    await update(5, .success(.tea))
    #expect(pros.content.value.status)
    #expect(!pros.content.value.isEarlier)
  }

  @Test("tells no failure to whoever knows of the change, and fetches at the next appearance")
  func silently() async {
    await fetch()
    let none = AI(title: "Tea", arguments: [])
    await update(2, silently: true, .success(none))
    #expect(pros.content.value.message == nil)
    #expect(pros.isDue)
    await update(3, .success(none))
    #expect(pros.content.value.message == nil)
  }

  @Test("keeps what it has in silence when it fails, and tells a failure that stays")
  func laterTold() async {
    await fetch()
    let before = pros.content.value
    await update(2, silently: true, .failure(Breakdown("Broken")))
    #expect(pros.content.value == before)
    #expect(pros.isDue)
    await update(3, .failure(Breakdown("Broken")))
    #expect(pros.content.value.message == "Broken")
  }

  @Test("lets a fetch that somebody waits for come first")
  func waits() async {
    let fetch = Task { await pros.fetch() }
    await service.calls.arrival()
    await pros.update()
    #expect(service.calls.count == 1)
    await service.calls.answer(.tea)
    await fetch.value
    #expect(pros.isDue)
  }

  @Test("gives an update up when it is left, when somebody fetches, or when it would be old")
  func givesUp() async {
    await fetch()
    for (call, action) in [(2, pros.leave), (3, pros.serviceChanged)] {
      let update = Task { await pros.update() }
      await service.calls.arrival(of: call)
      action()
      _ = await update.value
      #expect(pros.isDue)
    }
    let update = Task { await pros.update() }
    await service.calls.arrival(of: 4)
    let fetch = Task { await pros.fetch() }
    await service.calls.answer(.greenTea, to: 5)
    await fetch.value
    _ = await update.value
    #expect(!pros.isDue)
    #expect(pros.content.value.response?.title == "Pros of Green tea")
  }
}
