import JSONText
import TestSupport
import Testing

@Suite("An agent", .timeLimit(.minutes(2)))
struct AgentTests {
  let folder: AgentFolder

  init() throws { folder = try AgentFolder() }

  @Test("is told that an option was rejected, with the reasons of both sides")
  func considered() async throws {
    let result = try await folder.results(of: [("considered", #"{"option":"Redis"}"#)])[0]
    let answer = try #require(result["structuredContent"])
    #expect(
      answer["rows"]?.items.map { $0["outcome"]?.asText } == [
        "Which queue?: Redis was not chosen (accepted, 2026-01-02)",
        "Which \u{1B}[31mcache?: undecided (no status)",
      ])
    let option = answer["decisions"]?.items[0]["options"]?.items[0]
    #expect(option?["chosen"]?.asFlag == false)
    #expect(
      option?["arguments"]?.items.map { $0["text"]?.asText } == ["it is fast", "it loses messages"])
    #expect(
      answer["decisions"]?.items[0]["outcome"]?.asText
        == "Chosen option: \"Kafka\", because it keeps messages")
  }

  @Test("is told of files that can't be read, which may have considered it, too")
  func unread() async throws {
    try folder.folder.write("# NATS\n\0", to: "0009-c.md")
    let results = try await folder.results(of: [
      ("considered", #"{"option":"nats"}"#), ("search", #"{"words":"redis"}"#),
    ])
    for result in results {
      let sentences = result["structuredContent"]?["sentences"]?.items.compactMap(\.asText)
      #expect(sentences?.last == "1 file can't be read")
    }
  }

  @Test("is told nothing of a file outside of the folder, which a link in it leads to")
  func outside() async throws {
    try folder.state.write("# Keys\n\n## Pros\n\n* redis hunter2\n", to: "keys.md")
    try folder.folder.makeLink("0012-keys.md", to: folder.state.path(of: "keys.md"))
    let calls = [
      ("search", #"{"words":"hunter2"}"#), ("considered", #"{"option":"redis"}"#),
      ("list", "null"), ("list", #"{"filter":"title:keys"}"#), ("show", #"{"decision":12}"#),
      ("compare", #"{"decision":12}"#), ("check", "null"),
      ("decide", #"{"decision":12,"status":"hunter3"}"#),
    ].enumerated().map { AgentFolder.line($1.0, $1.1, id: $0) }
    let resources = ["folder", "digest", "decision/0012"].map {
      AgentFolder.request("resources/read", #""uri":"proscons://\#($0)""#)
    }
    let answers = try await folder.answers(
      to: [AgentFolder.handshake] + calls + resources, flags: ["--write"])
    #expect(answers.count == 12)
    #expect(answers.allSatisfy { !$0.line.contains("redis hunter") })
    #expect(answers[5]["result"]?.content.contains("is a link to") == true)
    let html = try await Transcript.of(arguments: [folder.folder.path, "export", "html"])
    #expect(html.text.contains("Which queue?") && !html.text.contains("hunter2"))
    let prompt = try await Transcript.of(arguments: [folder.folder.path, "show", "12"])
    #expect(prompt.text.contains("Keys\n"))
  }

  @Test("is told what an edit has written, and that what is empty is left out")
  func written() async throws {
    let results = try await folder.results(of: [
      ("add", #"{"decision":"7","kind":"option","text":"New\nOption"}"#),
      ("add", #"{"decision":"7","kind":"driver","text":"low\ncost"}"#),
      (
        "edit",
        #"{"decision":"7","kind":"pro","option":"Redis","old":"it is fast","new":"because it\nflies"}"#
      ),
      ("decide", #"{"decision":"7","choose":"Redis","because":"because it flies"}"#),
      ("decide", #"{"decision":"7","choose":"Kafka","because":""}"#),
      ("list", #"{"filter":""}"#),
    ])
    let done = results.map { $0["structuredContent"]?["done"]?.asText }
    #expect(
      done == [
        "Added option 3 to 0007: New Option", "Added driver 1 to 0007: low cost",
        "Changed pro 1 of Redis to: it flies",
        "Chosen in 0007: Redis, because it flies; deleted the old reason: \"it keeps messages\"",
        "Chosen in 0007: Kafka; deleted the old reason: \"it flies\"", nil,
      ])
    #expect(results[5]["structuredContent"]?["title"]?.asText == "Decisions")
  }

  @Test("means the option with exactly this title before one with this number")
  func titles() async throws {
    try folder.folder.write("# N\n\n## Considered Options\n\n* 1\n* 3\n* 5\n", to: "0009-n.md")
    let names = ["3", "1", "2", "4"]
    let results = try await folder.results(
      of: names.map { ("decide", #"{"decision":9,"choose":"\#($0)","preview":true}"#) })
    #expect(
      results.map { $0["structuredContent"]?["done"]?.asText } == [
        "Chosen in 0009: 3", "Chosen in 0009: 1", "Chosen in 0009: 3", nil,
      ])
  }

  @Test("is told what to do next, and that a text of spaces names nothing")
  func ways() async throws {
    let twice = AgentFolder.queue.replacing(
      "is fast\n", with: "is fast\n* Good, because it is fast\n")
    try folder.folder.write(twice, to: "0007-queue.md")
    let fast = #"{"decision":7,"kind":"pro","option":"Redis","old":"it is fast","new":"quick"}"#
    let results = try await folder.results(of: [
      ("show", #"{"decision":"9"}"#), ("considered", #"{"option":" "}"#),
      ("search", #"{"words":""}"#), ("edit", fast),
    ])
    #expect(
      results.map(\.content) == [
        #"There is no decision "9": `list` has all"#, "`considered` needs a text as option",
        "`search` needs a text as words",
        "Nothing changed: 2 items of this kind have the text \"it is fast\": the user has to change "
          + "one of them in the file first",
      ])
  }

  @Test("gets the same error for a wrong filter as the user")
  func filters() async throws {
    let filters = ["state:proposed", "bogus:x", "since:nonsense"]
    let results = try await folder.results(of: filters.map { ("list", #"{"filter":"\#($0)"}"#) })
    for (filter, result) in zip(filters, results) {
      let run = try await Transcript.of(arguments: [folder.folder.path, "list", filter])
      #expect(result["isError"]?.asFlag == true)
      #expect(run.errorText == "error: \(result.content)\n")
    }
  }

  @Test("is told of a decision that has only text, and of no README")
  func onlyText() async throws {
    try folder.folder.write("# Queues\n\n## Design\n\nNATS is small.\n", to: "0009-c.md")
    try folder.folder.write("# Read me\n\nNATS is here.\n", to: "README.md")
    let results = try await folder.results(of: [
      ("considered", #"{"option":"nats"}"#), ("search", #"{"words":"nats small"}"#),
    ])
    for result in results {
      let rows = try #require(result["structuredContent"]?["rows"]).items
      #expect(rows.map { $0["text"]?.asText } == ["text: NATS is small."])
      #expect(rows.map { $0["route"]?.asText } == ["/0009/text/1"])
    }
    let row = results[0]["structuredContent"]?["rows"]?.items.first
    #expect(row?["outcome"]?.asText == "Queues: the decision itself (no status)")
  }

  @Test(
    "is told the whole of the first matches, and the numbers of all others by what became of them")
  func many() async throws {
    for number in 101...210 {
      let status = number > 205 ? "proposed" : "accepted"
      try folder.folder.write(
        AgentFolder.queue.replacing("accepted", with: status), to: "0\(number)-queue.md")
    }
    let result = try await folder.results(of: [("considered", #"{"option":"redis"}"#)])[0]
    let answer = try #require(result["structuredContent"])
    let others = try #require(answer["others"]?.items)
    #expect(others.compactMap { $0["verdict"]?.asText } == ["not chosen", "undecided"])
    let routes =
      answer["rows"]?.items.compactMap { $0["route"]?.asText?.prefix(5).dropFirst() } ?? []
    #expect(routes.count == 100)
    let named = others.flatMap { $0["decisions"]?.items.compactMap(\.asText) ?? [] }
    #expect(Set(routes.map(String.init) + named).count == 112)
  }

  @Test("reads the same answer in the text as in the structure, for each tool that reads")
  func reading() async throws {
    let calls = [
      ("list", #"{"filter":"state:accepted"}"#), ("show", #"{"decision":"/0007/redis"}"#),
      ("search", #"{"words":"messages it"}"#), ("compare", #"{"decision":7,"flip":"true"}"#),
      ("check", "{}"), ("considered", #"{"option":"nowhere"}"#), ("list", "null"),
    ]
    let results = try await folder.results(of: calls)
    for result in results {
      #expect(result["isError"]?.asFlag == false)
      let structure = try #require(result["structuredContent"])
      #expect(result.content == structure.line)
    }
    let rows = results.map { $0["structuredContent"]?["rows"]?.items.count }
    #expect(rows == [1, nil, 2, 2, 0, 0, 2])
    #expect(results[1]["structuredContent"]?["title"]?.asText == "Which queue?")
    #expect(results[3]["structuredContent"]?["flip"]?["rows"]?.items.isEmpty == false)
  }

  @Test("edits with what it expects, sees the lines, and undoes by the handle")
  func editing() async throws {
    let results = try await folder.results(of: [
      ("add", #"{"decision":"7","kind":"con","option":"Kafka","text":"it is heavy"}"#),
      (
        "weigh",
        #"{"decision":"7","kind":"con","option":"redis","text":"it loses messages","weight":"5","old":3}"#
      ),
      ("edit", #"{"decision":"7","kind":"pro","option":"redis","old":"it is fast"}"#),
    ])
    let answers = results.compactMap { $0["structuredContent"] }
    #expect(
      answers.map { $0["done"]?.asText } == [
        "Added con 1 to Kafka: it is heavy", "Weight of con 1 of Redis: 3 → 5 (it loses messages)",
        "Removed pro 1 of Redis: it is fast",
      ])
    let added = answers[0]["difference"]?.items[0]["added"]?.items
    #expect(added?.map { $0["text"]?.asText } == ["* Bad, because it is heavy"])
    #expect(Set(answers.map { $0["handle"]?.asText }).count == 3)
    #expect(
      try folder.text()
        == AgentFolder.queue.replacing(
          "* Good, because it is durable\n",
          with: "* Good, because it is durable\n* Bad, because it is heavy\n"
        ).replacing("* Good, because it is fast\n", with: "").replacing(
          "weight: 3", with: "weight: 5"))
  }

  @Test("is refused what it doesn't see any more, and writes nothing then")
  func refused() async throws {
    let calls = [
      ("edit", #"{"decision":"7","kind":"pro","option":"Redis","old":"it was fast","new":"x"}"#),
      (
        "weigh",
        #"{"decision":"7","kind":"pro","option":"Redis","text":"it is fast","weight":2,"old":9}"#
      ),
      ("decide", #"{"decision":"7","choose":"Redis","old":"PostgreSQL"}"#),
      ("decide", #"{"decision":"7","status":"rejected","old":"proposed"}"#),
      ("decide", #"{"decision":"7","status":"a","choose":"Redis"}"#),
      ("decide", #"{"decision":"7","status":"rejected","because":"it is slow"}"#),
      ("decide", #"{"decision":"7","superseded_by":"8","because":"it is slow"}"#),
      ("edit", #"{"decision":"7","kind":"context","old":"There was one","new":"x"}"#),
      ("add", #"{"decision":"7","kind":"pro","text":"of which option?"}"#),
      ("add", #"{"decision":"7","kind":"pro","option":"Redis","text":"a\u0000b"}"#),
      ("add", #"{"decision":"../../etc/passwd","kind":"option","text":"x"}"#),
      ("undo", #"{"handle":"1"}"#), ("add", "{}"), ("add", #"{"text":7}"#), ("add", "[1]"),
      ("show", #"{"path":"/etc/passwd"}"#), ("weigh", #"{"weight":1.5}"#),
    ]
    let results = try await folder.results(of: calls)
    #expect(results.count == calls.count)
    for (result, call) in zip(results, calls) {
      #expect(result["isError"]?.asFlag == true, "\(call)")
      #expect(result["structuredContent"] == nil)
      #expect(!result.content.isEmpty)
    }
    #expect(try folder.text() == AgentFolder.queue)
  }

  @Test(
    "sees what an edit would change, and nothing is written",
    arguments: [
      ("decide", #"{"decision":"7","choose":"Redis","because":"speed","preview":true}"#),
      ("decide", #"{"decision":"7","superseded_by":"8","preview":true}"#),
      ("add", #"{"decision":"7","kind":"driver","text":"speed","preview":true}"#),
    ])
  func preview(tool: String, arguments: String) async throws {
    let results = try await folder.results(of: [(tool, arguments), ("show", #"{"decision":"7"}"#)])
    let answer = try #require(results[0]["structuredContent"])
    #expect(answer["difference"]?.items.isEmpty == false)
    #expect(answer["handle"]?.isNull == true)
    #expect(results[1]["structuredContent"]?["chosen"]?.asText == "Kafka")
    #expect(try folder.text() == AgentFolder.queue)
  }

  @Test("is told numbers that tools take, but of two files with one number the names")
  func numbers() async throws {
    for name in ["0007-twin.md", "use-tea.md", "sub/0001-s.md"] {
      try folder.folder.makeFolder("sub")
      try folder.folder.write("# Tea\n\n## Considered Options\n\n* A\n", to: name)
    }
    let digest = AgentFolder.request("resources/read", #""uri":"proscons://digest""#)
    let answers = try await folder.answers(
      to: [AgentFolder.handshake, AgentFolder.line("list"), digest])
    let rows = answers[1]["result"]?["structuredContent"]?["rows"]?.items ?? []
    let numbers = rows.compactMap { $0["number"]?.asText }
    #expect(numbers == ["0007", "0007-twin", "0008", "use-tea", "sub-0001"])
    let text = answers[2]["result"]?["contents"]?.items.first?["text"]?.asText ?? ""
    let lines = text.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    #expect(lines == numbers)
    let others = ["7", "0007-queue.md", "/0007"]
    let results = try await folder.results(
      of: (numbers + others).map { ("show", #"{"decision":"\#($0)"}"#) }
        + [("decide", #"{"decision":"0007-queue.md","superseded_by":"8","preview":true}"#)])
    for (index, result) in results.enumerated() {
      let isTwice = index == numbers.count
      #expect(result["isError"]?.asFlag == isTwice)
      #expect(!isTwice || result.content.hasSuffix("name the file, 0007-queue.md or 0007-twin.md"))
    }
  }

  @Test("creates a decision, and can't write if the server is read-only")
  func creating() async throws {
    let call = [("create", #"{"title":"Which ../../database?"}"#)]
    let refused = try await folder.results(of: call, flags: ["--read-only"])[0]
    #expect(refused["code"]?.asNumber == -32602)
    _ = try await folder.results(of: call)
    #expect(
      folder.folder.names().sorted() == [
        "0007-queue.md", "0008-b.md", "0009-which-database.md",
      ])
  }

  @Test("reads each decision as it is, all as JSON, and a digest; and nothing else")
  func resources() async throws {
    let uris = [
      "proscons://decision/0007", "proscons://folder", "proscons://digest", "file:///etc/passwd",
      "proscons://decision/../0007-queue.md",
    ]
    let lines = uris.map { AgentFolder.request("resources/read", #""uri":"\#($0)""#) }
    let answers = try await folder.answers(
      to: [AgentFolder.handshake, AgentFolder.request("resources/list")] + lines)
    let list = try #require(answers[1]["result"]?["resources"]).items
    #expect(list.map { $0["uri"]?.asText }.prefix(3) == [uris[1], uris[2], uris[0]])
    let texts = answers.dropFirst(2).map { answer in
      answer["result"]?["contents"]?.items.first?["text"]?.asText
    }
    #expect(texts[0] == AgentFolder.queue)
    #expect(try JSON(reading: Array((texts[1] ?? "").utf8))["decisions"]?.items.count == 2)
    #expect(texts[2]?.contains("Which queue?") == true)
    #expect(texts[3...] == [nil, nil])
    #expect(answers.suffix(2).map(\.code) == [-32602, -32602])
  }

  @Test("hears of each edit of what it subscribes to, but of no preview")
  func subscriptions() async throws {
    let add = #"{"decision":"7","kind":"driver","text":"speed""#
    let answers = try await folder.answers(to: [
      AgentFolder.handshake,
      AgentFolder.request("resources/subscribe", #""uri":"proscons://decision/0007""#, id: "2"),
      AgentFolder.line("add", add + #","preview":true}"#, id: 3),
      AgentFolder.line("add", add + "}", id: 4),
      AgentFolder.line("create", #"{"title":"Which database?"}"#, id: 5),
    ])
    let methods = answers.compactMap { $0["method"]?.asText }
    #expect(methods == ["notifications/resources/updated"])
    let edit = answers.firstIndex { $0["id"]?.asNumber == 4 } ?? answers.count
    let news = try #require(answers[edit...].first { $0["method"] != nil })
    #expect(news["params"]?.line == #"{"uri":"proscons://decision/0007"}"#)
  }

  @Test("is offered at most 12 tools, with flat schemas and all hints, in 12,000 bytes")
  func tools() async throws {
    let list = AgentFolder.request("tools/list")
    let answer = try await folder.answers(to: [AgentFolder.handshake, list])[1]
    let tools = try #require(answer["result"]?["tools"]).items
    #expect(tools.count == 12 && answer.line.utf8.count < 12_000)
    for tool in tools {
      let schema = try #require(tool["inputSchema"])
      #expect(schema["type"]?.asText == "object")
      guard case .object(let properties)? = schema["properties"] else {
        Issue.record("no properties")
        continue
      }
      for (_, property) in properties {
        #expect(["string", "integer", "boolean"].contains(property["type"]?.asText))
      }
      guard case .object(let hints)? = tool["annotations"] else {
        Issue.record("no hints")
        continue
      }
      #expect(hints.count == 4)
    }
    let names = tools.compactMap { $0["name"]?.asText }
    #expect(names == names.sorted())
    let documents = SourceTree.lines(of: "\(SourceTree.root)/docs/agents.md").joined()
    for name in names { #expect(documents.contains("| `\(name)` |")) }
  }
}
