import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A screen", .timeLimit(.minutes(5)))
struct ContentScreenTests {
  let stage = ScreenOnStage()

  @Test("fetches when it appears and shows the rows once", .bug(id: "seed 7"))
  func appears() async {
    await stage.answer(.tea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.rows)
    #expect(stage.service.calls.count == 1)
  }

  @Test("shows what it has when it appears again, without a fetch")
  func appearsAgain() async {
    await stage.answer(.tea) { await $0.appear() }
    stage.screen.disappear()
    _ = stage.written()
    await stage.screen.appear()
    #expect(stage.written() == ScreenOnStage.rows)
    #expect(stage.service.calls.count == 1)
  }

  @Test("fetches again when it is refreshed, and shows the result")
  func refreshes() async {
    await stage.answer(.tea) { await $0.appear() }
    await stage.answer(.greenTea) { await $0.refresh() }
    #expect(stage.written() == ScreenOnStage.rows + ScreenOnStage.newRows)
  }

  @Test("fetches when it next appears after its service has changed")
  func serviceChanged() async {
    await stage.answer(.tea) { await $0.appear() }
    stage.screen.disappear()
    stage.screen.serviceChanged()
    _ = stage.written()
    await stage.answer(.greenTea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.newRows)
  }

  @Test("only loads when it is told to, and shows nothing")
  func loads() async throws {
    await stage.answer(.tea) { await $0.load() }
    #expect(stage.written() == "")
    #expect(try stage.screen.key(for: "cheap") == "2")
  }

  @Test("says what is loading while it is")
  func loading() async {
    stage.screen.tellLoading()
    #expect(stage.written() == "")
    let appearing = await stage.ask { await $0.appear() }
    stage.screen.tellLoading()
    #expect(stage.written() == "Loading pros… (^C cancels)\n")
    await stage.service.calls.answer(.tea)
    await appearing.value
    #expect(stage.written() == ScreenOnStage.rows)
    stage.screen.tellLoading()
    #expect(stage.written() == "")
  }
}
