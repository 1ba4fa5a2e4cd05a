import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("Completing at the prompt", .timeLimit(.minutes(5)))
struct SessionCompletionTests {
  let rehearsal = Rehearsal()

  /// The line that Tab makes of `line`, and what it lists.
  private func tab(
    _ line: String, in rehearsal: Rehearsal? = nil
  ) async -> (line: String, listed: [String]) {
    let rehearsal = rehearsal ?? self.rehearsal
    guard let completion = await Completer(session: rehearsal.session).completion(of: line) else {
      return (line, [])
    }
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
    #expect(await tab("gree").line == "Green tea ")
    #expect(await tab("green t").line == "Green tea ")
    #expect(await tab("option remove t").line == "option remove Tea ")
    await rehearsal.run("go /tea/pros")
    #expect(await tab("weigh ").listed == ["1 Warm", "2 Cheap"])
    #expect(await tab("edit 2").line == "edit 2 ")
  }

  @Test("offers fields, flags and topics, and no part of all numbers")
  func fields() async {
    await rehearsal.run("go /")
    let all = await tab("list ")
    #expect(all.line == "list ")
    #expect(all.listed.contains("state:"))
    #expect(await tab("find ").line == "find ")
    for command in ["find", "why", "search", "list", "agenda", "pros"] {
      #expect(await tab("\(command) --j").line == "\(command) --json ")
    }
    #expect(await tab("export index --").line == "export index --for ")
    #expect(await tab("export index --for ").line == "export index --for agents ")
    #expect(await tab("export csv --").line == "export csv --raw ")
    #expect(await tab("export json --").line == "export json --")
    await rehearsal.run("alias due agenda --older 30d")
    #expect(await tab("help du").line == "help due ")
    #expect(await tab("help rou").line == "help routes ")
  }

  @Test("fetches the decisions for a route that begins elsewhere")
  func routes() async {
    #expect(await tab("go /").listed == ["/tea Tea", "/0007 What to drink"])
    #expect(await tab("go /00").line == "go /0007")
    #expect(await tab("go /0007/").listed.first == "/0007/tea Tea")
    #expect(await tab("go /0007/").listed.allSatisfy { !$0.hasPrefix("/0007/pros") })
    #expect(await tab("go /0007/com").line == "go /0007/compare")
    #expect(await tab("go /0007/2/st").line == "go /0007/2/strike")
    #expect(await tab("go con").line == "go cons")
    #expect(await tab("supersede ").line == "supersede 0007 ")
    #expect(rehearsal.output.all == "")
    #expect(rehearsal.session.router.route == .decision("tea"))
  }

  @Test("offers the words that were shown to whoever searches")
  func seen() async {
    await rehearsal.run("pros")
    #expect(await tab("find che").line == "find Cheap ")
    #expect(await tab("why warm che").line == "why warm Cheap ")
  }

  @Test("knows the rows that were not shown yet, and leaves those that are as they are")
  func unseen() async {
    let entries = (1...60).map { DecisionEntry(key: "\(1000 + $0)", title: "About thing \($0)") }
    let rehearsal = Rehearsal(
      home: .decisions, rows: 11, decisions: ReadyDecisions(entries: entries) { _ in .drink })
    let shown = await rehearsal.written(by: "show")
    #expect(await tab("open ", in: rehearsal).listed.count == 60)
    #expect(await tab("open thing 5", in: rehearsal).listed.count == 11)
    #expect(await tab("open thing 60", in: rehearsal).line == "open About thing 60 ")
    #expect(await tab("supersede 105", in: rehearsal).listed.count == 10)
    #expect(await rehearsal.written(by: "show") == shown)
    #expect(await rehearsal.written(by: "more").hasPrefix("1008  About thing 8\n"))
    #expect(await rehearsal.run("open About thing 5"))
    #expect(rehearsal.session.router.route == .decision("1005"))
  }

  @Test("offers nothing below a place that isn't there, and says nothing about it")
  func nowhere() async {
    #expect(await tab("go /coffee/") == ("go /coffee/", []))
    #expect(await tab("go /0007/9/") == ("go /0007/9/", []))
    #expect(rehearsal.output.all == "")
    #expect(await rehearsal.written(by: "alerts") == "No alerts in this session\n")
    #expect(await !rehearsal.run("go /coffee"))
    #expect(rehearsal.output.errors.hasPrefix("Alert: There is no decision \"coffee\""))
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
    let completing = Task { await Completer(session: rehearsal.session).completion(of: "go /") }
    await service.lists.arrival()
    completing.cancel()
    await service.lists.cancellation()
    #expect(await completing.value == nil)
    #expect(rehearsal.output.all == "")
  }
}
