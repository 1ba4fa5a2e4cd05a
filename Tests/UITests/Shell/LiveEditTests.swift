import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid
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
    arguments: ["add pro Sweet", "ADD pro Sweet", "trace --box add pro Sweet"])
  func waits(command: String) async {
    let shell = await startSlow(command)
    #expect(editor.prompts == [])
    await editing.calls.answer(1)
    await editor.prompted()
    #expect(output.all.contains("Added pro to Tea: Sweet\n"))
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test(
    "is announced for what writes, and for nothing else",
    arguments: [
      ("undo", true), ("keep", true), ("proposals", false), ("show", false), ("export csv", false),
      ("export csv state:accepted", false), ("export csv --raw state:accepted a.csv", true),
      ("export index", true), ("export INDEX docs.md", true), ("trace export index", true),
      ("export index --for agents", false), ("export index --for agents tag:a x.md", true),
    ])
  func announced(command: String, writes: Bool) {
    #expect((Shell.wait(for: command[...]) == "Writing") == writes)
  }

  @Test("says nothing of ^C that came too late, and that it is being written only before that")
  func tooLate() async {
    let editing = HandAnsweredEditing(heedsCancellation: false)
    let rehearsal = Rehearsal(editing: editing)
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: "where") }
    await editor.give(.block(["add pro Sweet", "add pro Hot"]))
    await editing.calls.arrival()
    rehearsal.output.clear()
    editor.interrupt()
    await editing.calls.cancellation()
    await clock.someoneSleeps()
    clock.advance(by: LiveWork.patience)
    await editing.calls.answer(1)
    await editor.prompted()
    #expect(rehearsal.output.all == "Added pro to Tea: Sweet\nStopped; 1 line not run\n")
    await editor.give(.end)
    #expect(await running.value)
  }

  @Test(
    "that stalls returns the prompt after the grace period, and is reported once it is written")
  func late() async {
    let (editing, grace) = (HandAnsweredEditing(heedsCancellation: false), ManualClock())
    let rehearsal = Rehearsal(editing: editing, clock: grace)
    let (output, store) = (rehearsal.output, rehearsal.session.store)
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: "where") }
    await editor.prompted()
    await editor.type("add pro Sweet")
    await editing.calls.arrival()
    output.clear()
    editor.interrupt()
    await grace.someoneSleeps()
    grace.advance(by: .milliseconds(200))
    await editor.prompted()
    #expect(output.all == "Still being written: the answer follows\n")
    output.clear()
    // A second edit waits for the late write. ^C cancels it before it begins.
    await editor.type("add pro Hot")
    await store.writing.wait { !$0.waiting.isEmpty }
    editor.interrupt()
    await editor.prompted()
    #expect(output.all == "Cancelled\n")
    output.clear()
    await editor.type("quit")
    await editor.prompted()
    #expect(
      output.all.hasPrefix("The last edit is still being written, and may not reach its file\n"))
    output.clear()
    await editing.calls.answer(1)
    await output.wrote("Written after all: Added pro to Tea: Sweet\n")
    #expect(editing.calls.count == 1)
    await editor.type("quit")
    _ = await running.value
  }

  @Test("that a served page makes is asked about before the session ends or goes elsewhere")
  func ofPage() async {
    let page = EditingViewModel(Seat(Author("page"), at: rehearsal.session.store))
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: "where") }
    await editor.prompted()
    let edit = Task { await page.edit(decision: "tea", .setStatus("accepted")) }
    await editing.calls.arrival()
    for command in ["use elsewhere", "quit"] {
      output.clear()
      await editor.type(command)
      await editor.prompted()
      #expect(
        output.all.hasPrefix("The last edit is still being written, and may not reach its file\n"))
    }
    await editor.type("quit")
    #expect(await running.value)
    edit.cancel()
  }

  @Test("says once that it was cancelled while rows were on their way, and gives none of them")
  func whileLoading() async {
    let service = HandAnsweredService<Pros>()
    let rehearsal = Rehearsal(home: .arguments(.tea, .pro), pros: service)
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let running = Task { await shell.run(opening: "show") }
    await service.calls.answer(.tea, to: 1)
    for line in ["edit 1", "remove 3"] {
      await editor.prompted()
      rehearsal.output.clear()
      let calls = service.calls.count
      rehearsal.session.store.publish(.doubt)
      await editor.type(line)
      await service.calls.arrival(of: calls + 1)
      editor.interrupt()
      await editor.prompted()
      #expect(rehearsal.output.all == "Cancelled\n")
    }
    #expect(editor.prefilled == [])
    await editor.give(.end)
    #expect(await running.value)
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
