import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("The alert of a screen", .timeLimit(.minutes(5)))
struct ScreenAlertTests {
  let stage = ScreenOnStage()
  let alert = ScreenOnStage.alert

  @Test("is raised once by a failure, on standard error", .bug(id: "seed 1"), .bug(id: "seed 10"))
  func once() async {
    await stage.fail { await $0.appear() }
    #expect(stage.output.errors == alert)
    #expect(stage.output.answers == "")
    #expect(stage.screen.hasFailed)
  }

  @Test("is raised again by a second failure, once", .bug(id: "seed 1"))
  func secondFailure() async {
    await stage.fail { await $0.appear() }
    await stage.fail("Boom") { await $0.refresh() }
    #expect(stage.written() == alert + "Alert: Boom\n")
  }

  @Test("doesn't come back with the screen, which says how to try again", .bug(id: "seed 3"))
  func comingBack() async {
    await stage.fail { await $0.appear() }
    stage.screen.disappear()
    _ = stage.written()
    await stage.screen.appear()
    #expect(stage.written() == "No pros to show: `alerts` tells why, `refresh` fetches again\n")
  }

  @Test("doesn't come back after a success, which shows the rows", .bug(id: "seed 2"))
  func successAfterFailure() async {
    await stage.fail { await $0.appear() }
    await stage.answer(.tea) { await $0.refresh() }
    #expect(!stage.screen.hasFailed)
    stage.screen.disappear()
    await stage.screen.appear()
    #expect(stage.written() == alert + ScreenOnStage.rows + ScreenOnStage.rows)
  }

  @Test("leaves the rows of an earlier success, marked as such", .bug(id: "seed 3"))
  func earlierRows() async {
    await stage.answer(.tea) { await $0.appear() }
    _ = stage.written()
    await stage.fail { await $0.refresh() }
    let marked = "From an earlier fetch, the last one failed:\n" + ScreenOnStage.rows
    #expect(stage.written() == alert + marked)
    stage.screen.disappear()
    await stage.screen.appear()
    #expect(stage.written() == marked)
  }

  @Test("is raised by loading as well")
  func loading() async {
    await stage.fail { await $0.load() }
    #expect(stage.written() == alert)
  }

  @Test("is raised for an answer with nothing in it", .bug(id: "seed 12"))
  func empty() async {
    await stage.answer(AI(title: "Tea", arguments: [])) { await $0.appear() }
    #expect(stage.written() == "Alert: No pros found\n")
  }

  @Test("leaves no rows where there are none any more, and those that come then are shown")
  func emptied() async {
    await stage.answer(.tea) { await $0.appear() }
    _ = stage.written()
    await stage.answer(AI(title: "Tea", arguments: [])) { await $0.update() }
    #expect(stage.written() == "Alert: No pros found\n")
    await stage.answer(.tea) { await $0.update() }
    #expect(stage.written() == ScreenOnStage.rows)
  }

  @Test("is not raised for what came while an edit of the person's own had begun")
  func doubtful() async {
    await stage.answer(.tea) { await $0.appear() }
    _ = stage.written()
    await stage.answer(AI(title: "Tea", arguments: [])) { await $0.update(unless: { true }) }
    #expect(stage.written() == "")
  }

  @Test("is never raised by a screen that was left", .bug(id: "seed 5"))
  func left() async {
    let stage = ScreenOnStage(HandAnsweredService(heedsCancellation: false))
    let appearing = await stage.ask { await $0.appear() }
    stage.screen.disappear()
    await stage.service.calls.fail(Breakdown())
    await appearing.value
    await stage.service.calls.cancellation()
    #expect(stage.written() == "")
  }

  @Test("is escaped where it could steer the terminal")
  func escaped() async {
    await stage.fail("\u{1B}[2J") { await $0.appear() }
    #expect(stage.written() == "Alert: \\u{1B}[2J\n")
  }
}
