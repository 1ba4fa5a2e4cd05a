import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("Completing at the prompt", .timeLimit(.minutes(5)))
struct SessionCompletionTests {
  let rehearsal = Rehearsal()

  /// The line that Tab makes of `line`, and what it lists.
  private func tab(_ line: String) async -> (line: String, listed: [String]) {
    guard let completion = await rehearsal.session.completion(of: line) else { return (line, []) }
    let kept = String(String.UnicodeScalarView(line.unicodeScalars.dropLast(completion.replaced)))
    return (
      kept + completion.text,
      completion.candidates.map { $0.remark.isEmpty ? $0.text : "\($0.text) \($0.remark)" }
    )
  }

  @Test(
    "knows the words of every kind",
    arguments: [
      ("weig", "weigh "), ("qui", "quit "), ("exi", "exit "), ("open pr", "open pros "),
      ("inject de", "inject decisions "), ("inject pros hang", "inject pros hang "),
      ("heal al", "heal all "), ("status dep", "status deprecated "), ("add no", "add note "),
      ("export c", "export csv "), ("option ren", "option rename "),
      ("supersede 0", "supersede 0007 "),
    ])
  func kinds(line: String, completed: String) async {
    #expect(await tab(line).line == completed)
  }

  @Test("shows the titles of numbers")
  func numbers() async {
    #expect(await tab("open ").listed == ["1 pros", "2 cons"])
    await rehearsal.run("go /0007")
    #expect(await tab("choose ").listed == ["1 Tea", "2 Green tea"])
    #expect(await tab("choose gre").line == "choose Green tea ")
    #expect(await tab("option remove t").line == "option remove Tea ")
    await rehearsal.run("go /tea/pros")
    #expect(await tab("weigh ").listed == ["1 Warm", "2 Cheap"])
    #expect(await tab("edit 2").line == "edit 2 ")
  }

  @Test("fetches the decisions for a route that begins elsewhere")
  func routes() async {
    #expect(await tab("go /").listed == ["/tea Tea", "/0007 What to drink"])
    #expect(await tab("go /00").line == "go /0007")
    #expect(await tab("go /0007/").listed.first == "/0007/1 Tea")
    #expect(await tab("go /0007/com").line == "go /0007/compare")
    #expect(await tab("go /0007/2/st").line == "go /0007/2/strike")
    #expect(await tab("go con").line == "go cons")
    #expect(await tab("supersede ").listed == ["tea Tea", "0007 What to drink"])
    #expect(rehearsal.output.all == "")
    #expect(rehearsal.session.router.route == .decision("tea"))
  }

  @Test("offers the words that were shown to whoever searches")
  func seen() async {
    await rehearsal.run("pros")
    #expect(await tab("find che").line == "find Cheap ")
    #expect(await tab("why warm che").line == "why warm Cheap ")
  }

  @Test("offers nothing where there is none")
  func nothing() async {
    await rehearsal.run("go /")
    #expect(await tab("choose ") == ("choose ", []))
    #expect(await tab("go /nowhere/a/b/c/") == ("go /nowhere/a/b/c/", []))
    #expect(await tab("save /no/such/folder/") == ("save /no/such/folder/", []))
    #expect(await tab("weigh 1 ") == ("weigh 1 ", []))
  }

  @Test("gives up without an alert when it is cancelled")
  func cancelled() async {
    let service = HandAnsweredDecisions()
    let rehearsal = Rehearsal(decisions: service)
    let completing = Task { await rehearsal.session.completion(of: "go /") }
    await service.lists.arrival()
    completing.cancel()
    await service.lists.cancellation()
    #expect(await completing.value == nil)
    #expect(rehearsal.output.all == "")
  }
}
