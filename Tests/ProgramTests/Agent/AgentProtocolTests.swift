import JSONText
import TestSupport
import Testing

@Suite("The protocol for agents", .timeLimit(.minutes(2)))
struct AgentProtocolTests {
  let folder: AgentFolder

  init() throws { folder = try AgentFolder() }

  @Test(
    "agrees on the client's revision, or else on the newest with a handshake",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
  func handshake(asked: String, agreed: String) async throws {
    let begin = AgentFolder.request("initialize", #""protocolVersion":"\#(asked)""#, id: "\"a\"")
    let ping = AgentFolder.request("ping", id: "-2")
    let list = AgentFolder.request("tools/list", AgentFolder.meta("2025-11-25"))
    let answers = try await folder.answers(to: [begin, ping, list])
    #expect(answers[2]["result"]?["tools"] != nil)
    #expect(answers[0]["result"]?["protocolVersion"]?.asText == agreed)
    #expect(answers[0]["id"]?.asText == "a")
    #expect(answers[1].line == #"{"jsonrpc":"2.0","id":-2,"result":{}}"#)
  }

  @Test("keeps no state in the newest revision, and lets `initialize` follow a discovery")
  func stateless() async throws {
    let discover = AgentFolder.request("server/discover", AgentFolder.meta())
    let list = AgentFolder.request("tools/list", AgentFolder.meta(), id: "2")
    let answers = try await folder.answers(to: [discover, list, AgentFolder.handshake])
    #expect(answers[0]["result"]?["supportedVersions"]?.items.first?.asText == "2026-07-28")
    for answer in answers[0...1] {
      #expect(answer["result"]?["resultType"]?.asText == "complete")
      #expect((answer["result"]?["ttlMs"]?.asNumber ?? -1) >= 0)
      #expect(answer["result"]?["cacheScope"]?.asText == "public")
      #expect(answer["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"] != nil)
    }
    #expect(answers[2]["result"]?["protocolVersion"]?.asText == "2025-06-18")
  }

  @Test(
    "answers what is wrong with an error that has the request's id",
    arguments: [
      (AgentFolder.request("tools/list"), -32602),
      (AgentFolder.request("ping", AgentFolder.meta()), -32601),
      (AgentFolder.request("tools/list", AgentFolder.meta("1.0")), -32022),
      (AgentFolder.request("tools/list", AgentFolder.meta("2025-11-25")), -32602),
      (
        AgentFolder.request(
          "tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":7}"#), -32602
      ),
      (
        AgentFolder.request(
          "tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#),
        -32602
      ),
      (AgentFolder.request("tools/call", AgentFolder.meta() + #","name":"eval""#), -32602),
      (AgentFolder.request("tools/call", AgentFolder.meta() + #","name":[]"#), -32602),
      (AgentFolder.request("nothing", AgentFolder.meta()), -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    ])
  func errors(line: String, code: Int) async throws {
    let answers = try await folder.answers(to: [line])
    #expect(answers.map(\.code) == [code])
    #expect(answers[0]["id"]?.asNumber == 1)
  }

  @Test("answers what isn't a request with an error, and goes on")
  func malformed() async throws {
    let deep = String(repeating: "[", count: 100_000)
    let long = #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 1 << 21))"}"#
    let lines = [
      "{", "[]", "7", "\"\u{1}\"", deep, long, #"{"id":1.5,"method":"a","jsonrpc":"2.0"}"#,
      #"{"id":null,"method":"a","jsonrpc":"2.0"}"#, #"{"id":{},"method":"a","jsonrpc":"2.0"}"#,
      #"{"a":1,"a":2}"#, "", "\r", #"{"jsonrpc":"2.0","method":"unknown/notification"}"#,
      #"{"jsonrpc":"2.0","id":5,"result":{}}"#, AgentFolder.request("ping"),
    ]
    let answers = try await folder.answers(to: lines)
    #expect(
      answers.map(\.code) == [
        -32700, -32600, -32600, -32700, -32700, -32600, -32600, -32600, -32600, -32700, nil,
      ])
    #expect(answers.last?["id"]?.asNumber == 1)
  }

  @Test("sends nothing for a request that was cancelled before its turn")
  func cancelled() async throws {
    let calls = (1...20).map { AgentFolder.line("check", id: $0) }
    let cancel =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":20}}"#
    let answers = try await folder.answers(
      to: [AgentFolder.handshake] + calls + [cancel, AgentFolder.request("ping", id: "21")])
    #expect(answers.dropFirst().map { $0["id"]?.asNumber } == Array(1...19) + [21])
  }

  @Test("notifies nobody of a subscription that was cancelled while it began")
  func cancelledSubscription() async throws {
    let listen = AgentFolder.request(
      "subscriptions/listen",
      #"\#(AgentFolder.meta()),"notifications":{"resourcesListChanged":true}"#, id: "2")
    let cancel =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    let create = AgentFolder.request(
      "tools/call", #"\#(AgentFolder.meta()),"name":"create","arguments":{"title":"C"}"#, id: "3")
    let run = try await Transcript.of(
      arguments: ["--inject", "files=slow 300ms", folder.folder.path, "mcp"],
      input: [listen, cancel, create].map { $0 + "\n" }.joined(), environment: folder.environment)
    #expect(run.text.contains("New decision 0009: C"))
    #expect(!run.text.contains("list_changed"))
  }

  @Test("ends at the end of the input, cut anywhere")
  func cut() async throws {
    let input = Array((AgentFolder.handshake + "\n" + AgentFolder.line("list")).utf8)
    for length in stride(from: 0, through: input.count, by: 31) {
      let run = try await Transcript.of(
        arguments: [folder.folder.path, "mcp"],
        input: String(decoding: input.prefix(length), as: UTF8.self))
      #expect(run.status == .exited(0))
      for line in run.output.split(separator: UInt8(ascii: "\n")) {
        _ = try JSON(reading: [UInt8](line))
      }
    }
  }

  @Test("ends when the client reads no more")
  func unread() async throws {
    let calls = (1...200).map { AgentFolder.line("show", #"{"decision":"7"}"#, id: $0) }
    let run = try await Transcript.of(
      arguments: [folder.folder.path, "mcp"],
      input: ([AgentFolder.handshake] + calls).joined(separator: "\n"), readingOnly: 100)
    #expect(run.status == .exited(0))
  }

  @Test(
    "isn't served on what doesn't exist, or with an unknown flag",
    arguments: [
      ["/nowhere", "mcp"], [".", "mcp", "--always"], [".", "mcp", "--propose", "///"],
      [".", "mcp", "--propose", "Rest"],
    ])
  func refused(arguments: [String]) async throws {
    let run = try await Transcript.of(arguments: arguments)
    #expect(run.status == .exited(64))
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }
}
