import BusinessLogic
import Decisions
import Prompt
import TestSupport
import Testing

@testable import UI

@Suite("^C and the end of the shell at a terminal", .bug(id: "seed 13"), .timeLimit(.minutes(5)))
struct LiveShellCancellationTests {
  let editor = ScriptedEditor()
  let clock = ManualClock()
  let service = HandAnsweredService<Pros>()
  let rehearsal: Rehearsal
  var output: RecordedOutput { rehearsal.output }

  init() {
    rehearsal = Rehearsal(pros: service)
  }

  /// Starts a session of `rehearsal` with a command.
  private func start(_ opening: String, in rehearsal: Rehearsal) -> Task<Bool, Never> {
    let shell = Shell(rehearsal.session, terminal: editor, clock: clock)
    return Task { await shell.run(opening: opening) }
  }

  /// Starts with `pros`, which takes too long, and returns when the prompt is back.
  private func startSlow() async -> Task<Bool, Never> {
    let running = start("pros", in: rehearsal)
    await service.calls.arrival()
    await clock.someoneSleeps()
    clock.advance(by: LiveWork.patience)
    await editor.prompted()
    output.clear()
    return running
  }

  @Test("^C cancels the fetch and reports nothing as an error")
  func interrupt() async {
    let shell = await startSlow()
    editor.interrupt()
    await service.calls.cancellation()
    await output.wrote("Cancelled\n")
    await editor.give(.end)
    #expect(await shell.value)
    #expect(output.all == "Cancelled\n")
    #expect(rehearsal.session.alerts.raised.isEmpty)
  }

  @Test("^C twice cancels once, also what takes its time to end")
  func twice() async {
    let stubborn = HandAnsweredService<Pros>(heedsCancellation: false)
    let work = LiveWork(editor: editor, clock: clock)
    let running = Task { await work.run { _ = try? await stubborn.getArguments(of: .tea) } }
    await stubborn.calls.arrival()
    #expect([work.cancel(), work.cancel()] == [true, false])
    await stubborn.calls.answer(.tea)
    _ = await running.value
  }

  @Test("^C has the prompt back at once, before it was said that anything is loading")
  func interruptEarly() async {
    let running = start("pros", in: rehearsal)
    await service.calls.arrival()
    editor.interrupt()
    await editor.prompted()
    #expect(output.all == "Cancelled\n")
    await editor.give(.end)
    #expect(await running.value)
  }

  @Test("^C in the middle of a block says how much of it was not run")
  func interruptBlock() async {
    let running = start("where", in: rehearsal)
    await editor.give(.block(["where", "pros", "where", "where"]))
    await service.calls.arrival()
    output.clear()
    editor.interrupt()
    await output.wrote("Stopped; 2 lines not run\n")
    await editor.prompted()
    #expect(output.all == "Cancelled\nStopped; 2 lines not run\n")
    await editor.give(.end)
    _ = await running.value
  }

  @Test("^C waits for nothing: neither for a service that never gives way, nor for any time")
  func interruptHanging() async {
    let stubborn = HandAnsweredService<Pros>(heedsCancellation: false)
    let rehearsal = Rehearsal(pros: stubborn)
    let running = start("pros", in: rehearsal)
    await stubborn.calls.arrival()
    editor.interrupt()
    await editor.prompted()
    #expect(rehearsal.output.all == "Cancelled\n")
    #expect(clock.now.offset == .zero)
    await editor.give(.end)
    #expect(await running.value)
    // So that the call doesn't wait for ever.
    await stubborn.calls.answer(.tea)
    #expect(rehearsal.output.all == "Cancelled\n")
  }

  @Test(
    "^C waits for no question of a command, such as where a file is",
    arguments: ["edit -e", "choose 1"])
  func interruptQuestion(line: String) async {
    let stubborn = Stubborn()
    let rehearsal = Rehearsal(decisions: stubborn, textEditor: NoWriter())
    let running = start(line, in: rehearsal)
    await stubborn.calls.arrival()
    editor.interrupt()
    await editor.prompted()
    #expect(rehearsal.output.all == "Cancelled\n")
    await editor.give(.end)
    #expect(await running.value)
    await stubborn.calls.fail(Breakdown())
  }

  @Test("a newer command outranks the one under way, whose answer is never shown")
  func newestWins() async {
    let shell = await startSlow()
    await editor.type("refresh")
    await service.calls.cancellation(of: 1)
    await service.calls.answer(.greenTea, to: 2)
    await output.wrote(ScreenOnStage.newRows)
    await editor.give(.end)
    #expect(await shell.value)
    #expect(output.all == ScreenOnStage.newRows)
  }

  @Test("going elsewhere cancels the fetch of the screen that is left", .bug(id: "seed 5"))
  func leaving() async {
    let shell = await startSlow()
    await editor.type("cons")
    await service.calls.cancellation()
    await editor.give(.end)
    #expect(await shell.value)
    #expect(output.all == "Cons of Tea\n1  Slow\n")
  }

  @Test("quit and ^D cancel what is under way", arguments: [LineEvent.line("quit"), .end])
  func end(event: LineEvent) async {
    let shell = await startSlow()
    await editor.give(event)
    #expect(await shell.value)
    await service.calls.cancellation()
    #expect(output.all == "")
  }

  @Test("an alert is raised above the prompt by a fetch that fails late", .bug(id: "seed 10"))
  func lateFailure() async {
    let shell = await startSlow()
    await service.calls.fail(Breakdown())
    await output.wrote(ScreenOnStage.alert)
    await editor.give(.end)
    _ = await shell.value
    #expect(output.all == ScreenOnStage.alert)
  }
}

/// A service whose decisions never come.
private struct Stubborn: DecisionsWorkerProtocol {
  let calls = HandAnswers<Decision>(heedsCancellation: false)

  func getDecision(_ key: String) async throws -> Decision { try await calls.ask() }

  func filePath(of key: String) -> String? { "tea.md" }

  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] { [] }
}

/// An editor that is never opened.
private struct NoWriter: LongTextEditor {
  func edit(_ text: String) async throws(CommandError) -> String { text }

  func edit(file path: String, at line: Int) async throws(CommandError) {}
}
