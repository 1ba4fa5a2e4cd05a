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
    let record = ContentRecord(of: viewModel.content)
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

  @Test("has an answer again after an update that answers what was cancelled, or has failed")
  func afterCancelled() {
    for isAnswered in [true, false] {
      var content = Content<String>()
      content.answered("tea")
      content.loading()
      content.cancelled()
      if isAnswered { content.updated("tea", .changed) } else { content.failed(.cancelled) }
      #expect(!content.isCancelled)
      #expect(content.answer == (isAnswered ? "tea" : nil))
    }
  }

  @Test("updates in silence, and tells nobody if the answer is the same")
  func update() async {
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel.content)
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
    let record = ContentRecord(of: viewModel.content)
    for (call, message) in [(2, "Broken"), (3, "Broken"), (4, "Worse")] {
      let update = Task { await viewModel.update() }
      await service.fail(Breakdown(message), at: call)
      _ = await update.value
      viewModel.alertShown()
    }
    #expect(record.messages == ["Broken", "Worse"])
    #expect(viewModel.content.value.response == "tea")
  }

  /// What the tests tell the view model that follows them.
  private struct Change: Equatable {
    let number: Int
    let effect: String
    var before = ""
    var after = ""
  }

  private func following(
    _ viewModel: ViewModel<String>, _ changes: Box<Change?>, besides writing: Box<Writing>? = nil
  ) {
    viewModel.follow(changes, besides: writing) { change, _ in
      switch change?.effect {
      case "doubt": .doubt
      case "news": .news
      case "edit":
        .known(
          before: .success(change?.before ?? ""), after: .success(change?.after ?? ""), .edited)
      default: .nothing
      }
    }
  }

  @Test("asks once more if the data changed during a fetch", arguments: ["doubt", "news"])
  func changedMeanwhile(effect: String) async {
    let changes = Owner<Change?>(nil)
    following(viewModel, changes.box)
    let fetch = Task { await viewModel.fetch() }
    await service.arrival()
    changes.change(to: Change(number: 1, effect: effect))
    await service.answer("old")
    await service.answer("new", to: 2)
    _ = await fetch.value
    #expect(viewModel.content.value.response == "new")
    #expect(!viewModel.isDue)
  }

  @Test("updates at news while it is on display, and when it appears after it")
  func news() async {
    let changes = Owner<Change?>(nil)
    following(viewModel, changes.box)
    await viewModel.fetching(1, service, "tea")
    changes.change(to: Change(number: 1, effect: "news"))
    #expect(viewModel.isDue && service.count == 1)
    viewModel.appear()
    await service.answer("milk", to: 2)
    await viewModel.settle()
    changes.change(to: Change(number: 2, effect: "news"))
    await service.arrival(of: 3)
    changes.change(to: Change(number: 3, effect: "news"))
    await service.answer("cocoa", to: 3)
    await service.answer("water", to: 4)
    await viewModel.settle()
    #expect(viewModel.content.value.response == "water")
    #expect(!viewModel.isDue)
    viewModel.leave()
    changes.change(to: Change(number: 4, effect: "news"))
    await viewModel.settle()
    #expect(viewModel.isDue && service.count == 4)
  }

  @Test("takes a known edit without a fetch, and shows what others changed before it")
  func edited() async {
    let changes = Owner<Change?>(nil)
    following(viewModel, changes.box)
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel.content)
    changes.change(to: Change(number: 1, effect: "edit", before: "tea", after: "milk"))
    changes.change(to: Change(number: 2, effect: "edit", before: "cocoa", after: "water"))
    #expect(record.contents.map(\.response) == ["tea", "milk", "cocoa", "water"])
    #expect(record.contents.map(\.cause) == [.asked, .edited, .changed, .edited])
    #expect(!viewModel.isDue)
  }

  @Test(
    "never shows an edit undone by a request that had read before it", arguments: [true, false])
  func editDuring(isUpdate: Bool) async {
    let changes = Owner<Change?>(nil)
    following(viewModel, changes.box)
    await viewModel.fetching(1, service, "tea")
    let record = ContentRecord(of: viewModel.content)
    let request = Task { isUpdate ? await viewModel.update() : await viewModel.fetch() }
    await service.arrival(of: 2)
    changes.change(to: Change(number: 1, effect: "edit", before: "tea", after: "milk"))
    await service.answer("tea", to: 2)
    await service.answer("milk", to: 3)
    #expect(await request.value == .done)
    #expect(record.contents.last?.response == "milk")
    let milk = record.contents.firstIndex { $0.response == "milk" } ?? .max
    #expect(record.contents.dropFirst(milk).allSatisfy { $0.response == "milk" })
  }

  @Test("begins no update beside a write, and asks again what was asked beside it")
  func besideAWrite() async {
    let (changes, writer, writes) = (Owner<Change?>(nil), Writer(), HandAnswers<String>())
    following(viewModel, changes.box, besides: writer.writing)
    await viewModel.fetching(1, service, "tea")
    viewModel.appear()
    let write = Task {
      let work: Writer.Work<String> = {
        try await WorkerFailure.translating { try await writes.ask() }
      }
      _ = await writer.run({ work }, completion: { _, _ in })
    }
    await writes.arrival()
    changes.change(to: Change(number: 1, effect: "news"))
    let fetch = Task { await viewModel.fetch() }
    await service.answer("from before the write", to: 2)
    await writes.answer("written")
    await write.value
    await service.answer("milk", to: 3)
    #expect(await fetch.value == .done)
    await viewModel.settle()
    #expect(viewModel.content.value.response == "milk")
    #expect(service.count == 3)
  }

  @Test("fetches more, and keeps what it holds if more can't be had")
  func more() async {
    let rows = ViewModel<[Int]> { rows in
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
