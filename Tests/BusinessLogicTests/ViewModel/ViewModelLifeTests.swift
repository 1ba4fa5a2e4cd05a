import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A view model goes away", .timeLimit(.minutes(5)))
struct ViewModelLifeTests {
  let stubborn = HandAnsweredService<Pros>(heedsCancellation: false)

  private func viewModel() -> ProsViewModel {
    ProsViewModel(worker: ProsWorker(stubborn), topic: .tea)
  }

  @Test("when nobody keeps it")
  func unused() {
    weak var gone: ProsViewModel?
    do {
      let pros = viewModel()
      gone = pros
    }
    #expect(gone == nil)
  }

  @Test("after a fetch")
  func afterFetch() async {
    weak var gone: ProsViewModel?
    do {
      let pros = viewModel()
      gone = pros
      let fetch = Task { await pros.fetch() }
      await stubborn.calls.answer(.tea)
      await fetch.value
    }
    #expect(gone == nil)
  }

  @Test("with a token that is still kept")
  func bound() {
    weak var gone: ProsViewModel?
    var binding: Binding?
    do {
      let pros = viewModel()
      gone = pros
      binding = pros.content.bind { [weak pros] _ in pros?.alertShown() }
    }
    #expect(gone == nil)
    withExtendedLifetime(binding) {}
  }

  @Test("after it was left, even while its service hangs", .bug(id: "seed 13"))
  func whileTheServiceHangs() async {
    weak var gone: ProsViewModel?
    do {
      let pros = viewModel()
      gone = pros
      let fetch = Task { await pros.fetch() }
      await stubborn.calls.arrival()
      pros.leave()
      await fetch.value
    }
    #expect(gone == nil)
    await stubborn.calls.answer(.tea)
  }
}
