import BusinessLogic
import Presentation
import Prompt
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Progress at a terminal that can redraw", .timeLimit(.minutes(5)))
struct LiveProgressTests {
  let editor = ScriptedEditor(canShowBelow: true)
  let clock = ManualClock()
  let service = HandAnsweredDecisions()
  let rehearsal: Rehearsal
  var shown: [Text]? { editor.below.withLock { $0.last } }

  init() {
    rehearsal = Rehearsal(home: .decisions, decisions: service)
  }

  /// Starts with a list that takes too long.
  private func startSlow() async -> Task<Bool, Never> {
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: nil) }
    await clock.someoneSleeps()
    #expect(shown == nil)
    clock.advance(by: LiveWork.patience)
    await editor.prompted()
    await clock.someoneSleeps()
    return running
  }

  private func wait() async {
    clock.advance(by: LiveWork.pace)
    await clock.someoneSleeps()
  }

  @Test("turns below the line, ten times a second, and nothing is written above it")
  func turns() async {
    let shell = await startSlow()
    var seen = [shown]
    for _ in 1...4 {
      await wait()
      seen.append(shown)
    }
    #expect(seen == ["|", "/", "-", "\\", "|"].map { ["\($0) Loading decisions… (^C cancels)"] })
    #expect(rehearsal.output.all == "")
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test("is gone when the answer is there")
  func answered() async {
    let shell = await startSlow()
    await service.lists.answer([DecisionEntry(key: "tea", title: "Tea")])
    await rehearsal.output.wrote("Tea")
    await editor.type("where")
    await rehearsal.output.wrote("/\n")
    #expect(shown == [])
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test("is gone after ^C")
  func cancelled() async {
    let shell = await startSlow()
    editor.interrupt()
    await rehearsal.output.wrote("Cancelled\n")
    #expect(shown == [])
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test("is not shown for what is done in time")
  func quick() async {
    let rehearsal = Rehearsal()
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: nil) }
    await editor.give(.end)
    #expect(await running.value)
    #expect(shown == nil)
  }
}
