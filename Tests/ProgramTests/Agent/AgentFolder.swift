import JSONText
import TestSupport
import Testing

/// A folder with two decisions, and an agent's server on it.
struct AgentFolder {
  let folder: TemporaryFolder
  let state: TemporaryFolder

  static let queue = """
    ---
    status: accepted
    date: 2026-01-02
    ---
    # Which queue?

    ## Considered Options

    * Kafka
    * Redis

    ## Decision Outcome

    Chosen option: "Kafka", because it keeps messages

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because it is durable

    ### Redis

    * Good, because it is fast
    * Bad, because it loses messages <!-- weight: 3 -->

    """

  init() throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write(Self.queue, to: "0007-queue.md")
    try folder.write("# Which \u{1B}[31mcache?\n\n## Pros\n\n* as fast as redis\n", to: "0008-b.md")
  }

  var environment: [String: String] { ["XDG_STATE_HOME": state.path] }

  func text() throws -> String { try folder.text(of: "0007-queue.md") }

  /// Serves the lines, and returns the answers. Fails if the output has anything but JSON lines.
  func answers(to lines: [String], flags: [String] = []) async throws -> [JSON] {
    let run = try await Transcript.of(
      arguments: [folder.path, "mcp"] + flags, input: lines.map { $0 + "\n" }.joined(),
      environment: environment)
    #expect(run.status == .exited(0))
    #expect(run.errorText == "")
    return try run.output.split(separator: UInt8(ascii: "\n")).map {
      try JSON(reading: [UInt8]($0))
    }
  }

  /// Calls tools in one session, and returns their results.
  func results(of calls: [(String, String)], flags: [String] = []) async throws -> [JSON] {
    let lines = calls.enumerated().map { number, call in Self.line(call.0, call.1, id: number) }
    let answers = try await answers(to: [Self.handshake] + lines, flags: flags).dropFirst()
    #expect(answers.map { $0["id"]?.asNumber } == Array(0..<calls.count))
    return answers.compactMap { $0["result"] ?? $0["error"] }
  }

  static let handshake =
    #"{"jsonrpc":"2.0","id":"begin","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#

  static func line(_ tool: String, _ arguments: String = "{}", id: Int = 1) -> String {
    request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#, id: "\(id)")
  }

  static func request(_ method: String, _ params: String = "", id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#
  }

  /// The metadata of a request of the stateless revision.
  static func meta(_ revision: String = "2026-07-28") -> String {
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"\#(revision)","#
      + #""io.modelcontextprotocol/clientCapabilities":{}}"#
  }
}

extension JSON {
  /// The code of an error.
  var code: Int? { self["error"]?["code"]?.asNumber }

  /// The text of a result.
  var content: String { self["content"]?.items.first?["text"]?.asText ?? "" }
}
