import ReactiveHybrid
import TestTools
import Testing

@MainActor @Suite("A view model", .timeLimit(.minutes(1)))
struct ViewModelTests {
  let service = HandAnswers<String>()
  let stubborn = HandAnswers<String>(heedsCancellation: false)
  let viewModel: ViewModel<String>

  init() {
    viewModel = .asking(service)
  }

  @Test("shows the newest answer, even if an older one comes later", .bug(id: "seed 13"))
  func newestWins() async {
    let viewModel = ViewModel.asking(stubborn)
    let older = Task { await viewModel.fetch() }
    await stubborn.arrival(of: 1)
    let newer = Task { await viewModel.fetch() }
    await stubborn.answer("new", to: 2)
    await stubborn.answer("old", to: 1)
    #expect(await older.value == .cancelled)
    #expect(await newer.value == .done)
    #expect(viewModel.content.value.response == "new")
  }

  @Test("cancels on leaving, shows nothing, and is due again", .bug(id: "seed 5"))
  func leaving() async {
    let record = ContentRecord(of: viewModel)
    let fetch = Task { await viewModel.fetch() }
    await service.arrival()
    viewModel.leave()
    await service.cancellation()
    #expect(await fetch.value == .cancelled)
    #expect(record.messages.isEmpty)
    #expect(viewModel.content.value.isCancelled)
    #expect(viewModel.isDue)
  }

  @Test("gives up at once when its task is cancelled, even if the service hangs")
  func cancelledTask() async {
    let viewModel = ViewModel.asking(stubborn)
    let fetch = Task { await viewModel.fetch() }
    await stubborn.arrival()
    fetch.cancel()
    #expect(await fetch.value == .cancelled)
    #expect(viewModel.content.value.isCancelled)
    await stubborn.answer("late")
  }

  @Test("updates in silence, and tells nobody if the answer is the same")
  func update() async {
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel)
    for (call, answer) in [(2, "tea"), (3, "milk")] {
      let update = Task { await viewModel.update() }
      await service.answer(answer, to: call)
      #expect(await update.value == .done)
    }
    #expect(record.contents.map(\.response) == ["tea", "milk"])
    #expect(record.contents.last?.cause == .changed)
    #expect(record.contents.allSatisfy { !$0.isLoading })
  }

  @Test("tells the failure of updates once, however often it fails so")
  func failingUpdates() async {
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel)
    for (call, message) in [(2, "Broken"), (3, "Broken"), (4, "Worse")] {
      let update = Task { await viewModel.update() }
      await service.fail(Breakdown(message), at: call)
      _ = await update.value
      viewModel.alertShown()
    }
    #expect(record.messages == ["Broken", "Worse"])
    #expect(viewModel.content.value.response == "tea")
  }

  @Test("asks once more if the data changed during a fetch")
  func changedMeanwhile() async {
    let fetch = Task { await viewModel.fetch() }
    await service.arrival()
    viewModel.serviceChanged()
    await service.answer("old")
    await service.answer("new", to: 2)
    _ = await fetch.value
    #expect(viewModel.content.value.response == "new")
    #expect(!viewModel.isDue)
  }

  @Test("takes the user's own edit for known, and shows what others changed before it")
  func edited() async {
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel)
    viewModel.edited(from: .success("tea"), to: .success("milk"))
    viewModel.edited(from: .success("cocoa"), to: .success("water"))
    #expect(record.contents.map(\.response) == ["tea", "milk", "cocoa", "water"])
    #expect(record.contents.map(\.cause) == [.asked, .edited, .changed, .edited])
    #expect(!viewModel.isDue)
  }

  @Test("never shows an edit undone by an update that had read before it")
  func editDuringUpdate() async {
    await viewModel.fetching(1, service, "tea")
    let update = Task { await viewModel.update() }
    await service.arrival(of: 2)
    viewModel.edited(from: .success("tea"), to: .success("milk"))
    #expect(await update.value == .cancelled)
    #expect(viewModel.content.value.response == "milk")
  }

  @Test("fetches more, and keeps what it holds if more can't be had")
  func more() async {
    let rows = ViewModel<[Int]> { rows throws(WorkerFailure) in
      try await WorkerFailure.translating {
        if rows == 100 { throw Breakdown() }
        return [rows ?? 0]
      }
    }
    await rows.fetch(rows: 10)
    #expect(await rows.more(upTo: 20) == .done)
    #expect(rows.content.value.response == [20])
    #expect(await rows.more(upTo: 100) != .done)
    #expect(rows.content.value.response == [20])
    #expect(rows.content.value.message != nil)
    #expect(rows.content.value.status)
  }

  @Test("goes away when it was left, even while its service hangs")
  func goesAway() async {
    weak var gone: ViewModel<String>?
    do {
      let viewModel = ViewModel.asking(stubborn)
      gone = viewModel
      // A task may hold what it captured a little longer than it works.
      let fetch = Task { [weak viewModel] in await viewModel?.fetch() }
      await stubborn.arrival()
      viewModel.leave()
      _ = await fetch.value
    }
    #expect(gone == nil)
    await stubborn.answer("late")
  }
}
