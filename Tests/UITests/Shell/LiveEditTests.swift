import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("An edit at a terminal", .timeLimit(.minutes(5)))
struct LiveEditTests {
  let editor = ScriptedEditor()
  let clock = ManualClock()
  let editing = HandAnsweredEditing()
  let rehearsal: Rehearsal
  var output: RecordedOutput { rehearsal.output }

  init() {
    rehearsal = Rehearsal(editing: editing)
  }

  /// Starts with an edit that takes longer than a moment.
  private func startSlow(_ command: String = "add pro Sweet") async -> Task<Bool, Never> {
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: command) }
    await editing.calls.arrival()
    await clock.someoneSleeps()
    clock.advance(by: LiveWork.patience)
    await output.wrote("Writing… (^C cancels)\n")
    return running
  }

  @Test(
    "has the prompt back when it is done, however long that takes",
    arguments: ["add pro Sweet", "ADD pro Sweet"])
  func waits(command: String) async {
    let shell = await startSlow(command)
    #expect(editor.prompts == [])
    await editing.calls.answer(1)
    await editor.prompted()
    #expect(output.all.hasSuffix("Added a pro: Sweet\n"))
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test("has the prompt back when ^C cancels it")
  func cancelled() async {
    let shell = await startSlow()
    editor.interrupt()
    await editor.prompted()
    #expect(output.all.hasSuffix("Cancelled\n"))
    await editor.give(.end)
    #expect(await shell.value)
  }
}
