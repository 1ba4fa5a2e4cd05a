import BusinessLogic
import Decisions
import Prompt
import TestSupport
import Testing

@testable import UI

@Suite("The shell at a terminal", .timeLimit(.minutes(5)))
struct LiveShellTests {
  let editor = ScriptedEditor()
  let clock = ManualClock()
  let service = HandAnsweredService<Pros>()
  let rehearsal: Rehearsal
  var output: RecordedOutput { rehearsal.output }

  init() {
    rehearsal = Rehearsal(pros: service)
  }

  private func start(opening: String? = nil) -> Task<Bool, Never> {
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    return Task { await shell.run(opening: opening) }
  }

  /// Types a command that asks the service for the `number`th time, and lets it take too long.
  private func typeSlow(_ command: String, call number: Int) async {
    await editor.type(command)
    await service.calls.arrival(of: number)
    await clock.someoneSleeps()
    clock.advance(by: LiveWork.patience)
    await editor.prompted()
  }

  @Test("shows the screen where it begins, then prompts with the route")
  func begins() async {
    let shell = start()
    await editor.type("cons")
    await editor.give(.end)
    #expect(await shell.value)
    #expect(editor.prompts == ["/tea> ", "/tea/cons> "])
    #expect(output.all == "Tea\n1  pros  (2)\n2  cons  (1)\nCons of Tea\n1  Slow\n")
  }

  @Test("shows an answer that comes in time before the next prompt")
  func inTime() async {
    let shell = start(opening: "pros")
    await service.calls.arrival()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(199))
    #expect(editor.prompts.isEmpty)
    await service.calls.answer(.tea)
    await editor.prompted()
    #expect(output.all == ScreenOnStage.rows)
    await editor.give(.end)
    #expect(await shell.value)
  }

  @Test("says after 200 ms that it is loading, prompts, and shows the answer when it comes")
  func slow() async {
    let shell = start(opening: "go /tea")
    await typeSlow("pros", call: 1)
    #expect(editor.prompts == ["/tea> ", "/tea/pros> "])
    #expect(output.errors == "Loading pros… (^C cancels)\n")
    output.clear()
    await service.calls.answer(.tea)
    await output.wrote(ScreenOnStage.rows)
    await editor.give(.end)
    #expect(await shell.value)
    #expect(output.all == ScreenOnStage.rows)
  }

  @Test("carries out another command while a fetch is under way")
  func meanwhile() async {
    let shell = start(opening: "go /tea")
    await typeSlow("pros", call: 1)
    output.clear()
    await editor.type("where")
    await editor.prompted()
    #expect(output.all == "/tea/pros\n")
    await editor.give(.end)
    _ = await shell.value
  }

  @Test("goes on after ^C at the prompt, which carries out nothing")
  func interruptedLine() async {
    let shell = start(opening: "go /tea")
    await editor.give(.interrupted)
    await editor.type("cons")
    await editor.give(.end)
    #expect(await shell.value)
    #expect(editor.prompts == ["/tea> ", "/tea> ", "/tea/cons> "])
  }

  @Test("keeps a line for the up arrow as it was typed")
  func remembered() async {
    let shell = start(opening: "go /tea")
    for line in ["# c:\\", "where \\", "a\\\\"] { await editor.type(line) }
    await editor.give(.block(["where b\\\\"]))
    await editor.give(.end)
    _ = await shell.value
    #expect(editor.remembered == ["# c:\\", "where a\\\\", "where b\\\\"])
  }

  @Test("lets a text that ends with a backslash be edited")
  func draft() async {
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in
        AI(title: "Tea", advantages: ["on c:\\"], disadvantages: [])
      })
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let run = Task { await shell.run(opening: "pros") }
    await editor.type("edit 1")
    await editor.give(.end)
    _ = await run.value
    #expect(editor.prefilled == ["edit 1 on c:\\\\"])
  }

  @Test("says why a text can't come to the prompt, and how else it can be edited")
  func noDraft() async {
    editor.canPrefill = false
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in
        AI(title: "Tea", advantages: ["war\u{202E}m", "cheap"], disadvantages: [])
      }, textEditor: AbsentWriter())
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    let run = Task { await shell.run(opening: "pros") }
    await editor.type("reword 1")
    await editor.type("edit  2")
    await editor.give(.end)
    _ = await run.value
    #expect(
      rehearsal.output.errors == """
        error: the text can't be edited here because it contains \\u{202E}: `edit -e 1` opens it in your \
        editor, or type it after `reword 1`
        error: the text can't be edited here: `edit -e 2` opens it in your editor, or type it after \
        `edit  2`

        """)
  }
}

/// An editor that nobody opens.
private struct AbsentWriter: LongTextEditor {
  func edit(_ text: String) async throws(CommandError) -> String { text }
  func edit(file path: String, at line: Int) async throws(CommandError) {}
}
