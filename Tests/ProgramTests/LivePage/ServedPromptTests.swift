import TestSupport
import Testing

@Suite("The pages of a prompt", .timeLimit(.minutes(2)))
struct ServedPromptTests {
  /// Opens a prompt and serves its decisions; without a path, the demo.
  private func serve(
    _ folder: AgentFolder, _ path: String?
  ) async throws -> (served: ServedFolder, cookie: String) {
    let program = try PseudoTerminal(
      arguments: [path].compactMap(\.self), environment: folder.environment, columns: 200)
    try await program.expect("the prompt") { $0.text.hasSuffix(">") }
    program.type("serve\r")
    let served = try await ServedFolder(folder, program)
    return (served, try await served.cookie())
  }

  /// Sends a form, and doesn't wait for the answer.
  private func post(_ form: String, to route: String, of served: ServedFolder, _ cookie: String)
    async throws -> ServedFolder.Connection
  {
    let page = try await served.ask("GET /", [cookie])
    let token = try #require(page.firstMatch(of: /name="token" value="([^"]*)/)?.1)
    let body = "token=\(token)&\(form)"
    let host = "127.0.0.1:\(served.port)"
    let head = [
      "POST \(route) HTTP/1.1", "Host: \(host)", cookie, "Origin: http://\(host)",
      "Accept: text/plain", "Content-Length: \(body.utf8.count)",
    ]
    return try served.send(head.map { $0 + "\r\n" }.joined() + "\r\n" + body)
  }

  @Test("make edits that no file has, which are discarded only after a question")
  func discarded() async throws {
    let (served, cookie) = try await serve(AgentFolder(), nil)
    let form = "do=pro&option=1&title=Artificial%2520Intelligence&text=by+page"
    let added = try await post(form, to: "/ai", of: served, cookie)
    #expect(try await added.rest().contains("Added pro"))
    try await served.program.expect(text: "page: Added pro")
    for line in ["use \(served.folder.folder.path)", "record x.jsonl", "quit"] {
      served.program.type("\(line)\r")
      let way = line == "quit" ? "Leave" : "Enter `\(line.prefix { $0 != " " })`"
      try await served.program.expect(text: "\(way) again to discard what isn't in a file")
    }
    served.program.type("quit\r")
    #expect(try await served.program.exitStatus() == .exited(0))
  }

  @Test("answer while an edit of one of them hangs, and end with the session")
  func hanging() async throws {
    let folder = try AgentFolder()
    let (served, cookie) = try await serve(folder, folder.folder.path)
    served.program.type("inject edits hang\r")
    try await served.program.expect(text: "edits: hang")
    let form = "do=con&option=2&title=Redis&text=it+is+old"
    let hanging = try await post(form, to: "/0007/redis", of: served, cookie)
    // Now the pages ask again.
    served.program.type("inject files slow 1ms once\r")
    try await served.program.expect(text: "files: slow 1ms once")
    #expect(try await served.ask("GET /0007", [cookie]).contains("it loses messages"))
    #expect(try await served.ask("GET /.search", [cookie]).contains("it loses messages"))
    served.program.type("quit\r")
    try await served.program.expect(text: "The last edit is still being written")
    served.program.type("quit\r")
    #expect(try await hanging.rest().contains("Added") == false)
    #expect(try await served.program.exitStatus() == .exited(0))
    #expect(try folder.text() == AgentFolder.queue)
  }

  @Test("say that the file is gone, and send a word when a text to search has changed")
  func gone() async throws {
    let folder = try AgentFolder()
    let path = folder.folder.path(of: "0007-queue.md")
    let (served, cookie) = try await serve(folder, path)
    let list = try served.stream("/", cookie)
    _ = try await list.text { $0.contains("</main>") }
    try folder.folder.write(
      AgentFolder.queue.replacing("it is fast", with: "it is quick"), to: "0007-queue.md")
    #expect(try await list.text { $0.contains("event: search") }.contains("event: page") == false)
    #expect(try await served.ask("GET /.search", [cookie]).contains("it is quick"))

    unlink(path)
    try await served.program.expect(text: "Offline: ")
    let page = try await served.ask("GET /0007", [cookie])
    #expect(page.contains("0007-queue.md doesn&#39;t exist; keeping the last contents"))
    #expect(page.contains("it is quick"))
  }

  @Test("end when the session is recorded, which the prompt says")
  func recorded() async throws {
    let folder = try AgentFolder()
    let (served, cookie) = try await serve(folder, folder.folder.path)
    let list = try served.stream("/", cookie)
    _ = try await list.text { $0.contains("</main>") }
    served.program.type("record \(folder.state.path(of: "a.jsonl"))\r")
    try await served.program.expect(text: "The pages of `serve` have ended: they can't be recorded")
    #expect(try await list.rest().contains("event: end"))
  }
}
