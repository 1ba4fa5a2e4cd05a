import ReactiveHybrid
import ReactiveHybridTesting
import Testing

@MainActor @Suite("A view model of writes", .timeLimit(.minutes(1)))
struct WriteViewModelTests {
  let clock = ManualClock()
  let service = HandAnswers<String>(heedsCancellation: false)
  let writer: Writer
  let viewModel: WriteViewModel<String>

  init() {
    writer = Writer(clock: clock)
    viewModel = WriteViewModel(on: writer)
  }

  private func write() -> Task<Outcome, Never> {
    Task { [service] in await viewModel.write { try await service.ask() } }
  }

  private func show(_ follower: ViewModel<Int>, answering list: HandAnswers<Int>) async {
    follower.appear()
    async let first = follower.fetch()
    await list.answer(1)
    _ = await first
  }

  @Test("tells each end of writes in a row, also of equal ones, and is loading while one runs")
  func equalAnswers() async {
    let record = ContentRecord(of: viewModel.content)
    let (first, second) = (write(), write())
    await service.answer("Saved")
    #expect(await first.value == .done)
    await service.arrival(of: 2)
    #expect(viewModel.content.value.isLoading && viewModel.content.value.answer == nil)
    await service.answer("Saved")
    #expect(await second.value == .done)
    #expect(
      record.words == ["nothing", "loading", "Saved", "Saved, loading", "Saved"])
  }

  @Test("has an answer only while it is that of the last write")
  func answer() async {
    let record = ContentRecord(of: viewModel.content)
    var write = write()
    await service.answer("Saved")
    _ = await write.value
    write = self.write()
    await service.fail(Breakdown())
    _ = await write.value
    viewModel.alertShown()
    #expect(record.contents.map(\.answer) == [nil, nil, "Saved", nil, nil, nil])
  }

  @Test("stays loading while a write runs, even if a waiting one is cancelled")
  func cancelledWaiting() async {
    let first = write()
    await service.arrival()
    let second = write()
    await writer.writing.wait { $0.waiting == [2] }
    second.cancel()
    #expect(await second.value == .cancelled)
    #expect(viewModel.content.value.isLoading)
    await service.answer("Saved")
    #expect(await first.value == .done)
    #expect(viewModel.content.value.answer == "Saved")
  }

  @Test("is followed by one that asks again after each write that was made, also too late")
  func following() async {
    let list = HandAnswers<Int>()
    let follower = ViewModel { _ in try await list.ask() }
    follower.follow(viewModel)
    await show(follower, answering: list)

    let failing = write()
    await service.fail(Breakdown())
    _ = await failing.value
    await follower.settle()
    #expect(list.count == 1)

    let late = write()
    await service.arrival(of: 2)
    late.cancel()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    #expect(await late.value == .cancelled)
    #expect(list.count == 1)
    await service.answer("Saved")
    await list.answer(2)
    await follower.content.wait { $0.response == 2 }
    #expect(viewModel.content.value.answer == nil)
  }

  @Test("is followed beside others, each with a writer of its own")
  func several() async {
    let list = HandAnswers<Int>()
    let follower = ViewModel { _ in try await list.ask() }
    let other = WriteViewModel<String>()
    follower.follow(viewModel)
    follower.follow(other)
    await show(follower, answering: list)

    let running = write()
    await service.arrival()
    #expect(await other.write { "Saved" } == .done)
    #expect(list.count == 1)
    await service.fail(Breakdown())
    _ = await running.value
    await list.answer(2, to: 2)
    await follower.settle()
    _ = await other.write { "Saved again" }
    await list.answer(3, to: 3)
    await follower.settle()
    let last = write()
    await service.answer("Saved", to: 2)
    _ = await last.value
    await list.answer(4, to: 4)
    await follower.settle()
    #expect(follower.content.value.response == 4)
  }
}
