import BusinessLogic
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("A screen", .timeLimit(.minutes(5)))
struct PageScreenTests {
  let stage = ScreenOnStage()
  let rows = ScreenOnStage.rows
  let alert = ScreenOnStage.alert
  let tea = ["Warm", "Cheap"]

  /// Shows the rows of tea.
  private func show() async {
    await stage.answer(.tea) { await $0.appear() }
    #expect(stage.written() == rows)
  }

  @Test(
    "raises one alert for each failure, on standard error", .bug(id: "seed 1"), .bug(id: "seed 10"))
  func failure() async {
    #expect(await stage.fail { await $0.appear() } == .failed(.failed(Reason(Breakdown()))))
    #expect(stage.output.answers == "")
    #expect(stage.output.errors == alert)
    await stage.fail("\u{1B}[2J") { await $0.fetch(.fetch) }
    #expect(stage.written() == alert + "Alert: \\u{1B}[2J\n")
  }

  @Test("repeats no alert when it comes back", .bug(id: "seed 2"), .bug(id: "seed 3"))
  func comingBack() async {
    await stage.fail { await $0.appear() }
    _ = stage.written()
    stage.screen.disappear()
    _ = await stage.screen.appear()
    #expect(
      stage.written() == "Can't show the pros: `alerts` shows the reason, `refresh` tries again\n")
    await stage.answer(.tea) { await $0.fetch(.fetch) }
    stage.screen.disappear()
    _ = await stage.screen.appear()
    #expect(stage.written() == rows + rows)
  }

  @Test("keeps the rows of an earlier fetch, marked as such", .bug(id: "seed 3"))
  func earlierRows() async {
    await show()
    await stage.fail { await $0.fetch(.fetch) }
    let marked = "Refresh failed; showing the previous result:\n" + rows
    #expect(stage.written() == alert + marked)
    stage.screen.disappear()
    _ = await stage.screen.appear()
    #expect(stage.written() == marked)
  }

  @Test("shows nothing of a fetch that was cancelled", .bug(id: "seed 5"))
  func cancelled() async {
    await show()
    let fetch = await stage.ask { await $0.fetch(.fetch) }
    fetch.cancel()
    #expect(await fetch.value == .cancelled)
    let left = await stage.ask { await $0.fetch(.fetch) }
    stage.screen.disappear()
    #expect(await left.value == .cancelled)
    #expect(stage.written() == "")
    await stage.answer(.greenTea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.newRows)
  }

  @Test("shows no rows when there are none any more, and those that come then", .bug(id: "seed 12"))
  func nothing() async {
    await show()
    #expect(await stage.update([]) == "Alert: No pros found: `add pro TEXT` adds one\n")
    #expect(await stage.update([]) == "")
    #expect(await stage.update(tea) == rows)
  }

  @Test("reports only the difference of what changes by itself")
  func update() async {
    await show()
    #expect(await stage.update(tea + ["Calming"]) == "Changed: Pros of Tea\nadded: 3  Calming\n")
    #expect(await stage.update(tea + ["Calming"]) == "")
  }

  @Test("says nothing of the user's own edit, not even that it has left nothing")
  func edited() async {
    await show()
    stage.edit(tea, ["Warm"])
    #expect(stage.screen.shown?.rows.row(1)?.name == "Warm")
    #expect(await stage.update(["Warm"]) == "")
    stage.edit(["Warm"], [])
    #expect(await stage.update([]) == "")
  }

  @Test("doesn't report the user's own late edit, whether or not the screen has already fetched it")
  func late() async {
    await show()
    stage.edit(tea, ["Warm"], isLate: true)
    #expect(stage.screen.shown?.rows.all.map(\.name) == ["Warm"])
    stage.edit(tea, ["Warm"], isLate: true)
    #expect(stage.written() == "")
  }

  @Test("says that the user's own edit gave other rows a new number")
  func renumbered() async {
    await show()
    stage.edit(tea, ["Cheap"])
    #expect(stage.written() == "1 other row has a new number: `show` shows all\n")
  }

  @Test("reports what others had changed before the user's own edit")
  func editedBeside() async {
    await show()
    stage.edit(["Warm", "Cheap", "Wet"], ["Warm", "Cheap"])
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Wet\n")
    #expect(stage.screen.shown?.rows.all.map(\.name) == ["Warm", "Cheap"])
  }

  @Test("goes away after it has disappeared, even if its service hangs")
  func goesAway() async {
    let service = HandAnsweredService<Pros>(heedsCancellation: false)
    weak var gone: PageScreen<ArgumentList<Pros>>?
    do {
      let stage = ScreenOnStage(service)
      gone = stage.screen
      let appearing = await stage.ask { await $0.appear() }
      stage.screen.disappear()
      _ = await appearing.value
    }
    #expect(gone == nil)
    await service.calls.answer(.tea)
  }
}
