import JSONText
import TestSupport
import Testing

@Suite("What an agent proposes", .timeLimit(.minutes(2)))
struct ProposalTests {
  let folder: AgentFolder
  private static let con =
    ("add", #"{"decision":"7","kind":"con","option":"Redis","text":"it is one more server"}"#)
  private static let kept = AgentFolder.queue.replacing(
    "weight: 3 -->\n", with: "weight: 3 -->\n* Bad, because it is one more server\n")

  init() throws { folder = try AgentFolder() }

  private func propose(_ calls: [(String, String)]) async throws -> [JSON] {
    try await folder.results(of: calls, flags: ["--propose", "Ann's agent"])
  }

  /// A prompt on the folder.
  private func opened() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      arguments: [folder.folder.path], environment: folder.environment, columns: 200)
    try await terminal.expect(line: "/>")
    return terminal
  }

  private func run(_ command: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.folder.path] + command, environment: folder.environment)
  }

  @Test("stays out of the files, and the agent goes on with it in the next session")
  func proposed() async throws {
    let first = try await propose([Self.con])[0]["structuredContent"]
    #expect(first?["proposal"]?.asText == "ann-s-agent")
    #expect(first?["handle"]?.isNull == true)
    let results = try await propose([
      (
        "weigh",
        #"{"decision":"7","kind":"con","option":"Redis","text":"it is one more server","weight":2}"#
      ),
      ("decide", #"{"decision":"7","choose":"Redis","preview":true}"#),
      ("compare", #"{"decision":"7"}"#), ("create", #"{"title":"Which?"}"#),
    ])
    #expect(results[0]["structuredContent"]?["done"]?.asText?.contains("1 → 2") == true)
    #expect(results[2]["structuredContent"]?["rows"]?.items.last?["cons"]?.asNumber == 5)
    #expect(results[3]["code"]?.asNumber == -32602)
    #expect(try folder.text() == AgentFolder.queue)
    let list = try await run("proposals", "--json")
    let rows = try JSON(reading: list.output)["rows"]?.items
    #expect(rows?.compactMap { $0["name"]?.asText } == ["ann-s-agent", "ann-s-agent"])
    #expect(
      rows?.compactMap { $0["changes"]?.items.last?.asText } == [
        "added con 2 to Redis: it is one more server",
        "weight of con 2 of Redis 1 → 2: it is one more server",
      ])
  }

  @Test("sees what others write meanwhile, and the user what the proposal changes in that")
  func meanwhile() async throws {
    _ = try await propose([Self.con])
    _ = try await run("-c", "7", "-c", "status rejected")
    let status = ("decide", #"{"decision":"7","status":"proposed","old":"rejected"}"#)
    let results = try await propose([("considered", #"{"option":"Kafka"}"#), status])
    let decision = results[0]["structuredContent"]?["decisions"]?.items.first
    #expect(decision?["state"]?.asText == "rejected")
    #expect(results[1]["structuredContent"]?["done"]?.asText?.contains("rejected →") == true)
    #expect(try await run("proposals").text.contains("status rejected → proposed"))
    #expect(try await run("keep", "ann-s-agent").text.contains("Kept ann-s-agent's proposal"))
    #expect(try folder.text().contains("status: proposed"))
    #expect(try folder.text().hasSuffix(Self.kept.suffix(80)))
  }

  @Test("has a number of its author, so that another's with that number isn't taken for it")
  func numbers() async throws {
    try folder.folder.write(AgentFolder.queue, to: "0009-queue.md")
    let other = ("add", Self.con.1.replacing(#""decision":"7""#, with: #""decision":"9""#))
    for (name, calls) in [("claude", [Self.con, other]), ("jane", [Self.con])] {
      let results = try await folder.results(of: calls, flags: ["--propose", name])
      #expect(results.allSatisfy { $0["isError"]?.asFlag == false })
    }
    let terminal = try await opened()
    terminal.type("proposals\r")
    try await terminal.expect(text: ", by jane,")
    terminal.type("drop claude 1\r")
    try await terminal.expect(text: "Dropped edit 1 of claude's proposal")
    terminal.type("1\r")
    try await terminal.expect(text: "2 rows have the number 1: use `go 0009` or `go 0007`")
    #expect(!terminal.screen.text.contains("gone: 1  Which queue?  (0007, by jane"))
    #expect(!terminal.screen.text.contains("press Enter again"))
    terminal.type("keep claude 1 1\r")
    try await terminal.expect(text: "Kept edit 1 of claude's proposal: 0009")
  }

  @Test("counts no more where others have changed the same lines, until the user ends it")
  func overtaken() async throws {
    let con = #""kind":"con","option":"Redis","text":"it loses messages""#
    let weigh = ("weigh", #"{"decision":"7",\#(con),"weight":4}"#)
    _ = try await propose([weigh])
    try folder.folder.write(
      AgentFolder.queue.replacing("weight: 3", with: "weight: 5"), to: "0007-queue.md")
    let again = ("weigh", #"{"decision":"7",\#(con),"weight":6}"#)
    let driver = ("add", #"{"decision":"7","kind":"driver","text":"speed"}"#)
    let results = try await propose([("compare", #"{"decision":"7"}"#), again, driver])
    let rows = results[0]["structuredContent"]?["rows"]?.items
    #expect(rows?.compactMap { $0["cons"]?.asNumber }.contains(5) == true)
    for result in results[1...] {
      #expect(result.content.contains("the user has to keep or drop them first"))
    }
    _ = try await run("drop", "ann-s-agent")
    #expect(try await propose([again, driver]).allSatisfy { $0["isError"]?.asFlag == false })
  }

  @Test(
    "gives way to the file that has the number now, and the user is told how to drop it",
    arguments: [
      ("0007-q.md", AgentFolder.queue.replacing("Which queue?", with: "Which bus?"), "Which bus?"),
      ("0007-q.md", AgentFolder.queue, "Which queue?"), (nil, "", nil),
    ])
  func gone(name: String?, text: String, title: String?) async throws {
    _ = try await propose([Self.con])
    folder.folder.delete("0007-queue.md")
    if let name { try folder.folder.write(text, to: name) }
    let results = try await propose([("show", #"{"decision":"7"}"#), Self.con, ("list", "{}")])
    #expect(results[0]["structuredContent"]?["title"]?.asText == title)
    #expect(!results[0].content.contains("one more server"))
    let end = title == nil ? "`list` has all" : "the user has to keep or drop them first"
    #expect(results[1].content.hasSuffix(end))
    #expect(results[2].content.contains("Which queue?") == (title == "Which queue?"))
    for command in [["keep", "ann-s-agent"], ["keep", "ann-s-agent", "rest"]] {
      let run = try await Transcript.of(
        arguments: [folder.folder.path] + command, environment: folder.environment)
      #expect(run.errorText.hasSuffix(": `drop ann-s-agent` discards all edits\n"))
    }
  }

  @Test("isn't kept by a number that means another edit than when it was shown")
  func numbersSeen() async throws {
    _ = try await propose([
      Self.con, ("add", #"{"decision":7,"kind":"driver","text":"speed"}"#),
      ("decide", #"{"decision":7,"status":"rejected"}"#),
    ])
    let terminal = try await opened()
    terminal.type("proposals\r")
    try await terminal.expect(text: "status accepted → rejected")
    terminal.type("keep ann-s-agent 2")
    try await terminal.expect(line: "/> keep ann-s-agent 2")
    _ = try await run("drop", "ann-s-agent", "1")
    terminal.type("\r")
    try await terminal.expect(text: "have changed since they were shown: `proposals` shows them")
    #expect(try folder.text() == AgentFolder.queue)
    terminal.type("proposals\r")
    try await terminal.expect("the new numbers") {
      $0.text.ranges(of: "added driver 1: speed").count == 2 && $0.cursorLine == "/>"
    }
    terminal.type("keep ann-s-agent 1\r")
    try await terminal.expect(text: "Kept edit 1 of ann-s-agent's proposal")
    #expect(try folder.text().contains("* speed"))
  }

  @Test("is of the decision in its subfolder, if another has the same number")
  func subfolder() async throws {
    try folder.folder.makeFolder("sub")
    try folder.folder.write(AgentFolder.queue, to: "sub/0007-b.md")
    _ = try await propose([("decide", #"{"decision":"sub-0007","status":"rejected"}"#)])
    let rows = try JSON(reading: try await run("proposals", "--json").output)["rows"]?.items
    #expect(rows?.compactMap { $0["route"]?.asText } == ["/sub-0007"])
  }

  @Test("is named if it can't be read any more")
  func damaged() async throws {
    _ = try await propose([Self.con])
    var path = "proscons/proposals"
    for _ in 0..<3 { path += "/\(try #require(folder.state.names(in: path).first))" }
    try folder.state.write("?", to: "\(path)/1")
    for command in [["proposals"], ["keep", "ann-s-agent"], ["drop", "ann-s-agent"]] {
      let run = try await Transcript.of(
        arguments: [folder.folder.path] + command, environment: folder.environment)
      #expect((run.text + run.errorText).contains("isn't a journal that this version can read"))
    }
  }

  @Test("stays as it is during a preview that changes nothing")
  func preview() async throws {
    let status = ("decide", #"{"decision":7,"status":"accepted","preview":true}"#)
    let results = try await propose([status, Self.con, status])
    for result in [results[0], results[2]] {
      #expect(result["structuredContent"]?["done"]?.asText == "Nothing changed")
    }
    #expect(try await run("proposals").text.contains("added con 2 to Redis"))
  }

  @Test("is written by one command, merged with what others changed, and gone then")
  func kept() async throws {
    _ = try await propose([Self.con])
    try folder.folder.write(
      AgentFolder.queue.replacing("it is durable", with: "it is very durable"), to: "0007-queue.md")
    let keep = try await run("keep", "ann-s-agent")
    #expect(keep.text == "Kept ann-s-agent's proposal: 0007; merged with others' changes: 0007\n")
    let merged = Self.kept.replacing("it is durable", with: "it is very durable")
    #expect(try folder.text() == merged)
    #expect(try await run("keep", "ann-s-agent").status == .exited(1))
  }

  @Test("is reported, once kept, as the only change, even after later edits by the user")
  func shown() async throws {
    let terminal = try PseudoTerminal(
      arguments: ["--at", "/7/redis", folder.folder.path], environment: folder.environment,
      columns: 200)
    try await terminal.expect(line: "/0007/redis>")
    _ = try await propose([Self.con])
    terminal.type("+ it is small\r")
    try await terminal.expect(text: "Added pro 2 to Redis: it is small")
    terminal.type("keep ann-s-agent\r")
    try await terminal.expect(text: "Kept ann-s-agent's proposal: 0007; merged")
    try await terminal.expect(text: "added: con 2  it is one more server")
    try await terminal.expect(line: "/0007/redis>")
    #expect(!terminal.screen.text.contains("gone"))
  }

  @Test(
    "is refused if it can't be saved",
    arguments: [("Ann", "/dev/null"), (String(repeating: "a", count: 300), nil)])
  func unsaved(name: String, state: String?) async throws {
    let lines = [AgentFolder.handshake, AgentFolder.line("add", Self.con.1)]
    let run = try await Transcript.of(
      arguments: [folder.folder.path, "mcp", "--propose", name],
      input: lines.map { $0 + "\n" }.joined(),
      environment: ["XDG_STATE_HOME": state ?? folder.state.path])
    #expect(run.text.contains("Nothing was proposed, because the proposal can't be saved: "))
    #expect(run.text.contains(#""isError":true"#))
    #expect(run.errorText == "")
  }

  @Test("waits where its lines have changed, and is gone when dropped")
  func dropped() async throws {
    _ = try await propose([
      ("edit", #"{"decision":"7","kind":"pro","option":"Redis","old":"it is fast","new":"quick"}"#)
    ])
    let theirs = AgentFolder.queue.replacing("it is fast", with: "it was fast")
    try folder.folder.write(theirs, to: "0007-queue.md")
    let refused = try await run("keep", "ann-s-agent").errorText
    #expect(refused.contains("Nothing was written"))
    #expect(refused.contains(": `drop ann-s-agent` discards all edits"))
    #expect(try folder.text() == theirs)
    #expect(try await run("drop", "ann-s-agent").text == "Dropped ann-s-agent's proposal: 0007\n")
    #expect(try await run("proposals").text == "Nobody proposes anything\n")
    #expect(try folder.text() == theirs)
  }

  @Test("is kept and dropped edit by edit, unless one needs another, and goes on with what stays")
  func edits() async throws {
    let more = "\n## More Information\n\nNothing.\n"
    try folder.folder.write(AgentFolder.queue + more, to: "0007-queue.md")
    func numbers(_ row: JSON) -> String {
      (row["number"]?.asText ?? "") + (row["changes"]?.items.last?.asText ?? "")
    }
    func rows() async throws -> [String] {
      let list = try await run("proposals", "--json")
      return try JSON(reading: list.output)["rows"]?.items.map(numbers) ?? []
    }
    _ = try await propose([
      Self.con,
      (
        "weigh",
        #"{"decision":"7","kind":"con","option":"Redis","text":"it is one more server","weight":2}"#
      ),
      ("add", #"{"decision":"7","kind":"option","text":"NATS"}"#),
      ("decide", #"{"decision":"7","choose":"NATS"}"#),
      ("decide", #"{"decision":"7","choose":"Redis","preview":true}"#),
      ("decide", #"{"decision":"8","superseded_by":"7"}"#),
    ])
    let refused = try await run("drop", "ann-s-agent", "3")
    #expect(refused.errorText.contains("Edit 4 needs edit 3"))
    #expect(try folder.text() == AgentFolder.queue + more)
    #expect(
      try await run("keep", "ann-s-agent", "3").text
        == "Kept edit 3 of ann-s-agent's proposal: 0007\n")
    func withOption(_ text: String) -> String {
      text.replacing("* Redis\n", with: "* Redis\n* NATS\n") + more
    }
    #expect(try folder.text() == withOption(AgentFolder.queue))
    #expect(
      try await run("drop", "ann-s-agent", "1", "2").text
        == "Dropped edits 1, 2 of ann-s-agent's proposal: 0007\n")
    let seen = try await propose([Self.con, ("show", #"{"decision":7}"#)])
    #expect(seen[1]["structuredContent"]?["chosen"]?.asText == "NATS")
    #expect(
      try await rows() == [
        "1chosen: Kafka → NATS", "2text of More Information changed",
        "2status added: superseded by 0007", "3added con 2 to Redis: it is one more server",
      ])
    _ = try await run("keep", "ann-s-agent", "3", "1")
    let chosen = withOption(Self.kept).replacing(
      "\"Kafka\", because it keeps messages", with: "\"NATS\"")
    #expect(try folder.text() == chosen)
  }

  @Test("never mixes with the draft at the prompt, and appears above a half-typed line")
  func prompt() async throws {
    let terminal = try await opened()
    terminal.type("draft\r")
    try await terminal.expect(line: "/ (draft)>")
    terminal.type("kee")
    try await terminal.expect(line: "/ (draft)> kee")
    _ = try await propose([Self.con])
    try await terminal.expect(text: "ann-s-agent proposes a change of 0007-queue.md: `proposals`")
    try await terminal.expect(line: "/ (draft)> kee")
    terminal.type("p ann-s-agent\r")
    try await terminal.expect(text: "a draft is open: `keep` or `drop` ends it")
    terminal.type("drop\r")
    try await terminal.expect(line: "/>")
    terminal.type("keep a\t")
    try await terminal.expect(line: "/> keep ann-s-agent")
    terminal.type("\r")
    try await terminal.expect(text: "Kept ann-s-agent's proposal: 0007")
    #expect(try folder.text() == Self.kept)
    terminal.type("undo\r")
    try await terminal.expect(
      text: "Undone: Kept ann-s-agent's proposal: 0007; this isn't proposed again")
    #expect(try folder.text() == AgentFolder.queue)
  }

  @Test("is what an edit becomes while a prompt has the folder open, unless it may write")
  func besidePrompt() async throws {
    let terminal = try PseudoTerminal(
      arguments: [folder.folder.path], environment: folder.environment, columns: 200)
    try await terminal.expect(line: "/>")
    // Another prompt that ends, a recording and a session that follows leave the proposals attended.
    let second = try PseudoTerminal(
      arguments: [folder.folder.path], environment: folder.environment)
    try await second.expect(line: "/>")
    second.type("exit\r")
    #expect(try await second.exitStatus() == .exited(0))
    terminal.type("record \(folder.state.path(of: "record.jsonl"))\r")
    try await terminal.expect(text: "ecording")
    #expect(
      try await folder.results(of: [Self.con])[0]["structuredContent"]?["proposal"]?.asText
        == "agent")
    terminal.type("record off\r")
    try await terminal.expect(text: "agent proposes a change of 0007-queue.md")
    terminal.type("drop agent\r")
    try await terminal.expect(text: "Dropped agent's proposal: 0007")
    let result = try await folder.results(of: [Self.con, ("create", #"{"title":"Which?"}"#)])
    #expect(result[0]["structuredContent"]?["proposal"]?.asText == "agent")
    #expect(result[1].content == "`create` isn't for an agent that proposes, and you do now")
    #expect(try folder.text() == AgentFolder.queue)
    try await terminal.expect(text: "agent proposes a change of 0007-queue.md: `proposals`")
    _ = try await folder.results(of: [Self.con], flags: ["--write"])
    #expect(try folder.text() == Self.kept)
    terminal.type("drop agent\rexit\r")
    #expect(try await terminal.exitStatus() == .exited(0))
    try folder.folder.write(AgentFolder.queue, to: "0007-queue.md")
    _ = try await folder.results(of: [Self.con])
    #expect(try folder.text() == Self.kept)
  }
}
