import BusinessLogic
import TestSupport
import Testing
import Threads

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
    #expect(stage.written() == "Fetched again: nothing has changed\n")
  }

  @Test("does not say any more what it is about, if that fails, nor that it was the same before")
  func heading() async {
    await shown()
    #expect(stage.screen.heading == "Pros of Tea")
    stage.output.begunLine = 1
    await stage.fail { await $0.update() }
    #expect(stage.screen.heading == nil)
    #expect(stage.screen.headingBefore == "Pros of Tea")
    stage.output.begunLine = 2
    #expect(stage.screen.headingBefore == nil)
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
    let update = await updateThatWaits()
    await stage.service.calls.answer(.tea, to: 1)
    await stage.service.calls.answer(warmer, to: 2)
    _ = await (appearing.value, update.value)
    #expect(
      stage.written() == ScreenOnStage.rows + "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("shows what is different also if somebody has waited, and does no longer")
  func cancelled() async {
    await shown()
    let refresh = await stage.ask { await $0.refresh() }
    let update = await updateThatWaits()
    refresh.cancel()
    await stage.service.calls.answer(warmer, to: 3)
    await update.value
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  /// An update that comes while something is fetched.
  private func updateThatWaits() async -> Task<Void, Never> {
    let update = Task { await stage.screen.update() }
    while !stage.screen.attention.isUpdateDue { await Task.yield() }
    return update
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

  /// An edit that has found these pros of tea, and left those.
  private func edit(_ before: [String], _ after: [String]) -> DecisionChange {
    func decision(_ pros: [String]) -> Decision {
      Decision(title: "Tea", options: [AI(title: "Tea", advantages: pros, disadvantages: [])])
    }
    return DecisionChange(of: "tea", from: decision(before), to: decision(after))
  }

  @Test("takes over in silence what the person knows")
  func adopts() async {
    await shown()
    let edit = edit(["Warm", "Cheap"], ["Warm", "Cheap", "Calming"])
    await stage.answer(warmer) { await $0.adopt([edit]) }
    #expect(stage.written() == "")
    #expect(stage.screen.text(ofRow: 3) == "Calming")
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "")
    let last = self.edit(["Warm", "Cheap", "Calming"], [])
    let none = AI(title: "Tea", arguments: [])
    await stage.answer(none) { await $0.adopt([last]) }
    await stage.answer(none) { await $0.update() }
    #expect(stage.written() == "")
  }

  @Test("shows nothing of what was there before an edit if nobody waited for what is there now")
  func cancelledAfterEdit() async {
    await shown()
    let adopting = await stage.ask {
      await $0.adopt([edit(["Warm", "Cheap"], ["Warm", "Cheap", "Calming"])])
    }
    adopting.cancel()
    await adopting.value
    let update = await stage.ask { await $0.update() }
    update.cancel()
    await update.value
    #expect(stage.written() == "")
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "")
  }

  @Test(
    "says nothing of edits that it was fetched with", arguments: [["Warm"], ["Warm", "Cheap"]])
  func fetchedSince(before: [String]) async {
    await stage.answer(warmer) { await $0.appear() }
    _ = stage.written()
    let edits = [
      edit(before, ["Warm", "Cheap"]),
      edit(["Warm", "Cheap"], ["Warm", "Cheap", "Calming"]),
    ]
    await stage.answer(warmer) { await $0.adopt(edits) }
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "")
    #expect(stage.screen.text(ofRow: 3) == "Calming")
  }

  @Test(
    "tells later what was changed while an edit was being taken over, and what it can't be told of")
  func brokenMeanwhile() async {
    await stage.answer(AI(title: "Tea", arguments: [])) { await $0.appear() }
    _ = stage.written()
    await stage.fail("Half a file") { await $0.adopt([edit([], ["It warms"])]) }
    #expect(stage.written() == "")
    let cold = AI(title: "Tea", advantages: ["It warms well"], disadvantages: [])
    await stage.answer(cold) { await $0.update() }
    #expect(
      stage.written() == "Changed: Pros of Tea\nchanged: 1  It warms well\n  was: 1  It warms\n")
    await stage.fail("Half a file") {
      await $0.adopt([edit(["It warms well"], ["It warms well", "Dry"])])
    }
    await stage.fail("Half a file") { await $0.update() }
    #expect(stage.written().contains("Half a file"))
  }

  @Test(
    "shows what others have changed before and after what the person knows, and no more",
    arguments: [
      (["Warm"], ["Warm", "Calming"], ["Warm", "Calming"], ["gone: 2  Cheap"]),
      (["Warm", "Cheap"], ["Cheap"], ["Cheap", "Wet"], ["added: 2  Wet"]),
      (
        ["Wet", "Warm", "Cheap"], ["Wet", "Cheap", "Warm"], ["Wet", "Cheap"],
        ["added: 1  Wet", "gone: 3  Warm"]
      ),
      (["Hot", "Cheap"], ["Hot", "Cold"], ["Hot", "Cold"], ["gone: 1  Warm", "added: 1  Hot"]),
    ])
  func more(before: [String], after: [String], now: [String], foreign: [String]) async {
    await shown()
    let edit = edit(before, after)
    let pros = AI(title: "Tea", advantages: now, disadvantages: [])
    await stage.answer(pros) { await $0.adopt([edit]) }
    let lines = stage.written().split(separator: "\n").map(String.init)
    let changes = lines.filter { !$0.hasPrefix("Changed: ") && !$0.contains("a new number") }
    #expect(changes == foreign)
  }

  @Test("shows nothing of an edit that the person knows nothing of yet, and keeps what was seen")
  func doubtful() async {
    await shown()
    let edits = [
      edit(["Warm", "Cheap"], ["Warm", "Cheap", "Calming"]),
      edit(["Warm", "Cheap", "Calming"], ["Warm", "Cheap", "Calming", "Wet"]),
    ]
    let both = AI(title: "Tea", advantages: edits[1].prosAfter, disadvantages: [])
    await stage.answer(both) { await $0.update(unless: { true }) }
    await stage.answer(both) { await $0.adopt([edits[0]], unless: { true }) }
    await stage.answer(both) { await $0.adopt([edits[1]]) }
    await stage.answer(both) { await $0.update() }
    #expect(stage.written() == "")
  }

  @Test("shows later what was held back, if others have changed it")
  func doubtfulOfOthers() async {
    await shown()
    await stage.answer(warmer) { await $0.update(unless: { true }) }
    await stage.answer(warmer) { await $0.update() }
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("shows all that is different if nobody can tell what the person knows")
  func unknown() async {
    await shown()
    await stage.answer(warmer) { await $0.adopt([]) }
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 3  Calming\n")
  }

  @Test("fetches at its next appearance if it isn't on screen")
  func away() async {
    await shown()
    stage.screen.disappear()
    await stage.screen.update()
    await stage.screen.adopt([edit(["Warm"], [])])
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

  @Test("takes no option for another, whose tally is now what the other's was")
  func options() async {
    @Sendable nonisolated func option(_ title: String, _ pros: Int) -> AI {
      AI(title: title, advantages: (0..<pros).map { "\(title) \($0)" }, disadvantages: [])
    }
    let tallies = Locked([3, 2])
    let rehearsal = Rehearsal(
      home: .decision("0007"),
      decisions: ReadyDecisions { [tallies] _ in
        let (tea, milk) = tallies.withLock { (option("Tea", $0[0]), option("Milk", $0[1])) }
        return Decision(title: "What to drink", options: [tea, milk])
      })
    for (route, told) in [("/0007", "(2 pros, 0 cons, total +2)"), ("/0007/compare", "(total +2)")]
    {
      tallies.withLock { $0 = [3, 2] }
      await rehearsal.run("go \(route)")
      await rehearsal.run("refresh")
      rehearsal.output.clear()
      tallies.withLock { $0 = [2, 3] }
      await rehearsal.session.router.update()
      let lines = rehearsal.output.all.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("changed: 1  Tea") && $0.hasSuffix(told) })
      #expect(lines.contains { $0.hasPrefix("  was: 1  Tea") })
    }
    await rehearsal.run("go /0007/flip")
    rehearsal.output.clear()
    tallies.withLock { $0 = [0, 3] }
    await rehearsal.session.router.update()
    let told = rehearsal.output.all.split(separator: "\n")
    #expect(told.count > 3)
    for (now, was) in zip(told, told.dropFirst()) where was.hasPrefix("  was: ") {
      #expect(now.contains("Tea") == was.contains("Tea"))
    }
  }
}

extension DecisionChange {
  /// The pros that the edit has left.
  fileprivate var prosAfter: [String] {
    after?.options.first?.arguments(on: .pro).map(\.text) ?? []
  }
}
