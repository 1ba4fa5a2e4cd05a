import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A screen whose source changes by itself", .timeLimit(.minutes(5)))
struct ScreenUpdateTests {
  let stage = ScreenOnStage()
  let warmer = AI(title: "Tea", advantages: ["Warm", "Cheap", "Calming"], disadvantages: [])

  private func shown() async {
    await stage.answer(.tea) { await $0.appear() }
    _ = stage.written()
  }

  @Test("shows what is different, and nothing else")
  func difference() async {
    await shown()
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
    #expect(stage.screen.text(ofRow: 3) == "Calming")
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "")
  }

  @Test("keeps what it shows while it asks, and shows it when it is asked for")
  func meanwhile() async {
    await shown()
    let update = await stage.ask { await $0.update() }
    await stage.screen.appear()
    #expect(stage.written() == ScreenOnStage.rows)
    await stage.service.calls.answer(warmer, to: 2)
    await update.value
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("raises one alert if that fails, and says so when it is over")
  func failure() async {
    await shown()
    await stage.fail { await $0.update() }
    await stage.fail { await $0.update() }
    #expect(stage.written() == ScreenOnStage.alert)
    await stage.answer(.tea) { await $0.update() }
    #expect(stage.written() == "Fetched again: nothing else has changed\n")
  }

  @Test("shows everything if nothing could be shown before")
  func firstSuccess() async {
    await stage.fail { await $0.appear() }
    _ = stage.written()
    await stage.answer(.tea) { await $0.update() }
    #expect(stage.written() == ScreenOnStage.rows)
  }

  @Test("lets what somebody waits for come first, and then shows what is different")
  func waiting() async {
    let appearing = await stage.ask { await $0.appear() }
    await stage.screen.update()
    await stage.service.calls.answer(.tea, to: 1)
    await stage.service.calls.answer(warmer, to: 2)
    await appearing.value
    #expect(
      stage.written() == ScreenOnStage.rows + "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("shows what is different when it changes again while it asks")
  func again() async {
    await shown()
    let first = await stage.ask { await $0.update() }
    let second = await stage.ask { await $0.update() }
    await first.value
    await stage.service.calls.answer(warmer, to: 3)
    await second.value
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("takes over in silence what the person knows")
  func adopts() async {
    await shown()
    await stage.answer(warmer) { await $0.adopt("Added a pro: Calming") }
    #expect(stage.written() == "")
    #expect(stage.screen.text(ofRow: 3) == "Calming")
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "")
    await stage.fail("No pros found") { await $0.adopt("Added a pro: Calming") }
    await stage.fail("No pros found") { await $0.update() }
    #expect(stage.written() == "")
  }

  @Test(
    "shows what has changed beside what the person knows",
    arguments: [
      ("Added a pro: Calming", ["Warm", "Calming", "Wet"], "gone: 2  Cheap"),
      ("Removed: Warm", ["Cheap", "Wet"], "added: 2  Wet"),
      ("Moved to 1: Cheap", ["Wet", "Cheap", "Warm"], "added: 1  Wet"),
      ("Changed Warm to: Hot", ["Hot", "Cheap", "Wet"], "added: 3  Wet"),
    ])
  func more(words: String, pros: [String], foreign: String) async {
    await shown()
    let now = AI(title: "Tea", advantages: pros, disadvantages: [])
    await stage.answer(now) { await $0.adopt(words) }
    #expect(stage.written().contains("\n\(foreign)\n"))
  }

  @Test("fetches at its next appearance if it isn't on screen")
  func away() async {
    await shown()
    stage.screen.disappear()
    await stage.screen.update()
    await stage.screen.adopt("Removed: Warm")
    #expect(stage.service.calls.count == 1)
    await stage.answer(.greenTea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.newRows)
  }

  @Test("shows nothing once it was left")
  func left() async {
    await shown()
    let update = await stage.ask { await $0.update() }
    stage.screen.disappear()
    await update.value
    #expect(stage.written() == "")
    await stage.answer(.greenTea) { await $0.appear() }
    #expect(stage.written() == ScreenOnStage.newRows)
  }
}
