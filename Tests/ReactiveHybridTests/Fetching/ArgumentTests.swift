import ReactiveHybrid
import ReactiveHybridTesting
import Testing

@MainActor @Suite("A question with an argument", .timeLimit(.minutes(1)))
struct ArgumentTests {
  let service = HandAnswers<String>()
  let text = Owner("")
  let clock = ManualClock()
  let phrase: Box<String>
  let viewModel: ViewModel<String>

  init() {
    phrase = text.box.debounced(for: .milliseconds(300), clock: clock)
    viewModel = ViewModel(about: phrase) { [service] phrase, _ in try await service.ask(phrase) }
  }

  private func type(_ words: String...) {
    for word in words { text.change(to: word) }
    clock.advance(by: .milliseconds(300))
  }

  @Test("is asked again when the argument has come to rest, and the newest answer wins")
  func typing() async {
    viewModel.appear()
    let record = ContentRecord(of: viewModel.content)
    type("t", "te", "tea")
    await service.arrival()
    type("tea p", "tea pot")
    await service.answer("brown", to: 2)
    await viewModel.settle()
    #expect(service.questions == ["tea", "tea pot"])
    #expect(record.words == ["nothing", "loading", "brown"])
  }

  @Test("waits for the screen to appear, and then asks about the argument as it is")
  func hidden() async {
    let fetch = Task { await viewModel.fetch() }
    await service.answer("all")
    _ = await fetch.value
    type("tea")
    await phrase.wait { $0 == "tea" }
    #expect(viewModel.isDue && service.count == 1)
    let again = Task { await viewModel.fetch() }
    await service.answer("green", to: 2)
    _ = await again.value
    #expect(service.questions == ["", "tea"])
    #expect(!viewModel.isDue)
  }

  /// Returns when an update has begun to wait for the fetch.
  private func update() async -> Task<Outcome, Never> {
    let isAsked = Owner(false)
    let update = Task {
      isAsked.change(to: true)
      return await viewModel.update()
    }
    await isAsked.box.wait { $0 }
    return update
  }

  @Test("updates after the fetch that the user is waiting for")
  func updateDuringFetch() async {
    let fetch = Task { await viewModel.fetch() }
    await service.arrival()
    let update = await update()
    await service.answer("old")
    await service.answer("new", to: 2)
    #expect(await fetch.value == .done)
    #expect(await update.value == .done)
    #expect(viewModel.content.value.response == "new" && service.count == 2)
  }

  @Test("doesn't update after a fetch that was given up")
  func updateDuringCancelledFetch() async {
    let fetch = Task { await viewModel.fetch() }
    await service.arrival()
    let update = await update()
    viewModel.leave()
    #expect(await fetch.value == .cancelled)
    #expect(await update.value == .cancelled)
    #expect(service.count == 1)
  }
}
