import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A screen whose fetch is under way", .bug(id: "seed 13"), .timeLimit(.minutes(5)))
struct ScreenCancellationTests {
  let stage = ScreenOnStage()

  @Test("shows nothing when it is left")
  func left() async {
    let appearing = await stage.ask { await $0.appear() }
    stage.screen.disappear()
    await appearing.value
    #expect(stage.written() == "")
  }

  @Test("shows nothing when it is cancelled, and fetches when it next appears")
  func cancelled() async {
    let appearing = await stage.ask { await $0.appear() }
    appearing.cancel()
    await appearing.value
    #expect(stage.written() == "")
    await stage.answer(.tea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.rows)
  }

  @Test("waits for nothing more when it was cancelled: loading afterwards shows nothing")
  func loadingAfterwards() async {
    let appearing = await stage.ask { await $0.appear() }
    appearing.cancel()
    await appearing.value
    await stage.answer(.tea) { await $0.load() }
    #expect(stage.written() == "")
  }

  @Test("shows only the newest answer when it is asked again")
  func newestWins() async {
    let older = await stage.ask { await $0.appear() }
    let newer = await stage.ask { await $0.refresh() }
    await older.value
    await stage.service.calls.answer(.greenTea, to: 2)
    await newer.value
    #expect(stage.written() == ScreenOnStage.newRows)
  }

  @Test("shows the answer even if the service has changed meanwhile")
  func changedMeanwhile() async {
    let appearing = await stage.ask { await $0.appear() }
    stage.screen.serviceChanged()
    await stage.service.calls.answer(.tea)
    await appearing.value
    #expect(stage.written() == ScreenOnStage.rows)
  }

  @Test("shows its failure even if the service has changed meanwhile")
  func changedMeanwhileFailure() async {
    let appearing = await stage.ask { await $0.appear() }
    stage.screen.serviceChanged()
    await stage.service.calls.fail(Breakdown())
    await appearing.value
    #expect(stage.written() == ScreenOnStage.alert)
  }
}
