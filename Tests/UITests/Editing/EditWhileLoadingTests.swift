import BusinessLogic
import Presentation
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("An edit that is typed while rows are on their way", .timeLimit(.minutes(5)))
struct EditWhileLoadingTests {
  private let service = HandAnsweredService<Pros>()
  private let rehearsal: Rehearsal

  init() {
    rehearsal = Rehearsal(pros: service)
  }

  /// Shows the pros of tea, fetches them once more, and gives `command` before they have come.
  private func command(_ command: String) async -> (
    fetch: Task<Bool, Never>, edit: Task<Bool, Never>
  ) {
    let showing = Task { await rehearsal.run("go /tea/pros") }
    await service.calls.answer(.tea, to: 1)
    #expect(await showing.value)
    rehearsal.output.begunLine = 1
    let fetch = Task { await rehearsal.run("refresh") }
    await service.calls.arrival(of: 2)
    rehearsal.output.clear()
    let context = rehearsal.context(of: command)
    return (fetch, Task { await rehearsal.run(context) == .done })
  }

  @Test(
    "is kept if they turn out to be those of another option",
    arguments: ["add con Bad", "remove 1"])
  func another(_ line: String) async {
    let (fetch, edit) = await command(line)
    await service.calls.answer(.greenTea, to: 2)
    if line.hasPrefix("add") { await service.calls.answer(.greenTea, to: 3) }
    _ = await fetch.value
    #expect(await !edit.value)
    #expect(rehearsal.output.all.hasPrefix("Pros of Green tea\n"))
    #expect(rehearsal.output.all.contains("error: /tea/pros changed from \"Pros of Tea\" to "))
    #expect(rehearsal.session.prefill == line)
  }

  @Test(
    "opens no row that has just got the number, also if the prompt is back",
    arguments: ["open", "show"])
  func opened(_ verb: String) async {
    let (fetch, open) = await command("\(verb) 1")
    rehearsal.output.begunLine = nil
    for call in 2...3 { await service.calls.answer(.greenTea, to: call) }
    _ = await fetch.value
    #expect(await !open.value)
    #expect(rehearsal.output.all.contains("row 1 changed from \"Warm\""))
    #expect(rehearsal.session.router.route.description == "/tea/pros")
  }

  @Test("is made behind them if they are the same")
  func same() async {
    let (fetch, edit) = await command("remove 1")
    await service.calls.answer(.tea, to: 2)
    #expect(await fetch.value)
    #expect(await edit.value)
    #expect(rehearsal.output.all == "Pros of Tea\n1  Warm\n2  Cheap\nRemoved pro 1 of Tea: Warm\n")
  }

  @Test("is kept also if they were given up and are fetched for it")
  func givenUp() async {
    let (fetch, _) = await command("where")
    fetch.cancel()
    _ = await fetch.value
    let edit = Task { await rehearsal.run("add con Bad") }
    await service.calls.answer(.greenTea, to: 3)
    #expect(await !edit.value)
    #expect(rehearsal.output.all.contains("error: /tea/pros changed from \"Pros of Tea\" to "))
  }

  @Test("is not made if it is cancelled", arguments: ["add con Bad", "remove 1"])
  func cancelled(_ line: String) async {
    let (fetch, edit) = await command(line)
    edit.cancel()
    fetch.cancel()
    _ = await (fetch.value, edit.value)
    #expect(rehearsal.output.all == "")
  }
}
