import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A screen goes away", .timeLimit(.minutes(5)))
struct ScreenLifeTests {
  let service = HandAnsweredService<Pros>(heedsCancellation: false)

  /// What must be gone when nobody keeps the screen.
  private func remains(
    after use: (ScreenOnStage) async -> Void
  ) async -> (screen: Bool, viewModel: Bool) {
    weak var screen: ProsScreen?
    weak var viewModel: ViewModel<Listing>?
    do {
      let stage = ScreenOnStage(service)
      screen = stage.screen
      viewModel = stage.screen.viewModel
      await use(stage)
    }
    return (screen != nil, viewModel != nil)
  }

  @Test("with its view model, though it was shown and never left")
  func shown() async {
    let remains = await remains { await $0.answer(.tea) { await $0.appear() } }
    #expect(!remains.screen)
    #expect(!remains.viewModel)
  }

  @Test("with its view model after an alert")
  func failed() async {
    let remains = await remains { await $0.fail { await $0.appear() } }
    #expect(!remains.screen)
    #expect(!remains.viewModel)
  }

  @Test("with its view model after it was left, even while its service hangs")
  func left() async {
    let remains = await remains { stage in
      let appearing = await stage.ask { await $0.appear() }
      stage.screen.disappear()
      await appearing.value
    }
    #expect(!remains.screen)
    #expect(!remains.viewModel)
    await service.calls.answer(.tea)
  }
}
