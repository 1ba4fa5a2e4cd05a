import TestSupport
import Testing

@Suite("A served page", .timeLimit(.minutes(2)))
struct LivePageTests {
  @Test("is only for the browser that was let in, from its own pages, by the address's own name")
  func gate() async throws {
    let served = try await ServedFolder()
    let (cookie, own) = (try await served.cookie(), "Origin: http://127.0.0.1:\(served.port)")
    func status(_ line: String, _ headers: String..., body: String = "") async throws -> String {
      let answer = try await served.ask(line, headers, body: body)
      #expect(answer.contains("queue") == answer.hasPrefix("HTTP/1.1 200"), "\(answer)")
      return String(answer.dropFirst(9).prefix(3))
    }
    #expect(try await status("GET /", cookie) == "200")
    let key = try #require(served.address.split(separator: "?").last)
    let elsewhere = try await served.ask("GET //evil.example/%0d%0aA:?\(key)")
    #expect(elsewhere.contains("Location: /evil.example/%0D%0AA%3A\r\n"))
    #expect(try await status("GET /0007", cookie, "Sec-Fetch-Site: none") == "200")
    for guess in ["", "Cookie: proscons-\(served.port)=", "Cookie: a=b", "\(cookie)x"] {
      for path in ["/", "/0007", "/.search", "/.events/", "/?key=", "/?key=x", "/nowhere"] {
        #expect(try await status("GET \(path)", guess.isEmpty ? "A: b" : guess) == "403")
      }
    }
    for index in 0..<32 {
      func oneWrong(_ secret: some StringProtocol) -> String {
        var wrong = Array(secret)
        let place = wrong.count - 32 + index
        wrong[place] = wrong[place] == "1" ? "2" : "1"
        return String(wrong)
      }
      #expect(try await status("GET /?\(oneWrong(key))", "A: b") == "403")
      #expect(try await status("GET /", oneWrong(cookie)) == "403")
    }
    let others = ["Origin: http://127.0.0.1:1", "Origin: null", "Sec-Fetch-Site: same-site"]
    for other in others + ["Sec-Fetch-Site: cross-site", "Origin: http://localhost:\(served.port)"]
    {
      #expect(try await status("GET /", cookie, other) == "403")
    }
    #expect(try await status("DELETE /0007", cookie) == "405")
    for path in [
      "/0009", "/nowhere", "/0007/flip/9", "/0009/redis", "/0007/x", "/0007/redis/pros/9",
    ] {
      #expect(try await status("GET \(path)", cookie) == "404")
    }
    #expect(try await served.ask("GET /7/2", [cookie]).contains("Location: /0007#/0007/redis\r\n"))
    #expect(try await status("GET /", cookie, "Host: evil.example") == "421")
    let local = "GET / HTTP/1.1\r\nHost: localhost:\(served.port)\r\n\(cookie)\r\n\r\n"
    #expect(try await served.send(local).rest().hasSuffix("open http://127.0.0.1:\(served.port)/"))
    let rebound = "GET / HTTP/1.1\r\nHost: evil.example:\(served.port)\r\n\(cookie)\r\n\r\n"
    #expect(try await served.send(rebound).rest().hasPrefix("HTTP/1.1 421"))

    // A form of another site has neither the secret of a form nor its own name.
    let page = try await served.ask("GET /0007", [cookie])
    let token = try #require(page.firstMatch(of: /name="token" value="([^"]*)/)?.1)
    let form = "do=pro&option=2&title=Redis&text=forged"
    for (headers, body) in [
      (own, form), (own, form + "&token="), (own, form + "&token=\(token)x"),
      ("A: b", form + "&token=\(token)"),
    ] {
      #expect(try await status("POST /0007/redis", cookie, headers, body: body) == "403")
    }
    #expect(try served.folder.text() == AgentFolder.queue)
  }

  @Test("answers a client that sends too much, too little or nonsense, and goes on")
  func limits() async throws {
    let served = try await ServedFolder()
    let cookie = try await served.cookie()
    let long = String(repeating: "a", count: 70_000)
    #expect(try await served.ask("GET /", ["A: \(long)"]).contains("queue") == false)
    #expect(try await served.ask("POST /0007", [cookie], body: long).contains(" 413 "))
    #expect(try await served.send("nonsense\r\n\r\n").rest().contains(" 400 "))
    #expect(try await served.send("\u{16}\u{3}\u{1}").text { !$0.isEmpty }.contains(" 400 "))
    for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/0007/%00", "/%ff"] {
      let answer = try await served.ask("GET \(path)", [cookie])
      #expect(!answer.contains("root:") && !answer.contains("queue"))
    }
    #expect(try await served.ask("GET /", [cookie]).hasPrefix("HTTP/1.1 200"))

    var streams: [ServedFolder.Connection] = []
    for _ in 0..<256 {
      streams.append(try served.stream("/0007", cookie))
      #expect(
        try await streams[streams.count - 1].text { $0.contains("\r\n\r\n") }.contains(" 200 "))
    }
    #expect(try await served.stream("/", cookie).rest().contains(" 503 "))
    streams = []
    var answer = ""
    while !answer.contains(" 200 ") {
      answer = try await served.stream("/", cookie).text { $0.contains("\r\n\r\n") }
    }
  }

  @Test("follows the prompt to other decisions, and ends with its session")
  func prompt() async throws {
    let (folder, other) = (try AgentFolder(), try TemporaryFolder())
    try other.write("# Which cache?\n\n## Pros\n\n* small\n", to: "0001-cache.md")
    try other.write("# Keys\n\n## Pros\n\n* hunter2\n", to: "keys.txt")
    try folder.folder.makeLink("0012-keys.md", to: other.path(of: "keys.txt"))
    let program = try PseudoTerminal(
      arguments: [folder.folder.path], environment: folder.environment, columns: 200)
    try await program.expect(line: "/>")
    program.type("serve\r")
    let served = try await ServedFolder(folder, program)
    let cookie = try await served.cookie()
    let list = try served.stream("/", cookie)
    #expect(try await list.text { $0.contains("</main>") }.contains("Which queue?"))
    let page = try await served.ask("GET /0007", [cookie])
    #expect(try await served.ask("GET /0012", [cookie]).contains("hunter2") == false)
    let token = try #require(page.firstMatch(of: /name="token" value="([^"]*)/)?.1)
    for (action, line) in [("draft", "/ (draft)>"), ("drop", "/>")] {
      _ = try await served.ask(
        "POST /0007", [cookie, "Origin: http://127.0.0.1:\(served.port)"],
        body: "token=\(token)&do=\(action)")
      try await program.expect(line: line)
    }
    program.type("use \(other.path)\r")
    #expect(try await list.text { $0.contains("Which cache?") }.contains("</main>"))
    #expect(try await served.ask("GET /", [cookie]).contains("Which queue?") == false)
    program.type("quit\r")
    #expect(try await list.rest().contains("event: end"))
    #expect(try await program.exitStatus() == .exited(0))
  }

  @Test("keeps nobody who leaves the prompt, even if its edit hangs")
  func hanging() async throws {
    let folder = try AgentFolder()
    let program = try PseudoTerminal(
      arguments: [folder.folder.path], environment: folder.environment, columns: 200)
    try await program.expect(line: "/>")
    program.type("inject edits hang\rserve\r")
    let served = try await ServedFolder(folder, program)
    let cookie = try await served.cookie()
    let page = try await served.ask("GET /0007", [cookie])
    let token = try #require(page.firstMatch(of: /name="token" value="([^"]*)/)?.1)
    let edit = try served.begin(
      "POST /0007/redis", [cookie, "Origin: http://127.0.0.1:\(served.port)"],
      body: "token=\(token)&do=pro&option=2&title=Redis&text=late")
    // By the next answer, the edit has begun.
    _ = try await served.ask("GET /0007", [cookie])
    program.type("quit\r")
    try await program.expect(text: "Leave again to discard what isn't in a file")
    program.type("quit\r")
    #expect(try await program.exitStatus() == .exited(0))
    #expect(try await !edit.rest().contains(" 303 "))
    #expect(try folder.text() == AgentFolder.queue)
  }

  @Test("shows a change of the file and of a form to all who look, without being asked")
  func events() async throws {
    let served = try await ServedFolder()
    let cookie = try await served.cookie()
    let (decision, list) = (try served.stream("/0007", cookie), try served.stream("/", cookie))
    #expect(
      try await decision.text { $0.contains("\n\n") && $0.contains("</main>") }.contains(
        "event: page"))
    #expect(try await list.text { $0.contains("</main>") }.contains("Redis") == false)

    try served.folder.folder.write(
      AgentFolder.queue.replacing("durable", with: "very durable"), to: "0007-queue.md")
    #expect(try await decision.text { $0.contains("very durable") }.contains("very durable"))

    let page = try await served.ask("GET /0007", [cookie])
    let token = try #require(page.firstMatch(of: /name="token" value="([^"]*)/)?.1)
    func post(_ form: String, to route: String = "/0007/redis/cons/1") async throws -> String {
      try await served.ask(
        "POST \(route)", [cookie, "Origin: http://127.0.0.1:\(served.port)", "Accept: text/plain"],
        body: "token=\(token)&\(form)&option=2&title=Redis")
    }
    let weighed = try await post("do=weigh&old=it+loses+messages&weight=5")
    #expect(weighed.contains("Weight of con 1 of Redis: 3 → 5"))
    let change = try await decision.text {
      $0.contains("data: Weight of") && $0.contains("weight 5")
    }
    #expect(change.contains("event: page"))
    #expect(try await list.text { $0.contains("Kafka by 5") }.contains("Kafka by 5"))
    #expect(try await post("do=con&text=it+is+old", to: "/0007/redis").contains("Added"))
    let added = try await decision.text { $0.contains("Added") && $0.contains(">it is old<") }
    #expect(added.contains("event: page"))
    #expect(try await post("do=undo").contains("Undone"))
    #expect(try await post("do=undo").contains("Undone"))
    // What can't be shown as it is can be edited as it is.
    let other = try await served.ask("GET /0008", [cookie]).split(separator: "/0008/pros/1\"").last
    let old = /name="title" value="([^"]*)(?s:.*?)name="old" value="([^"]*)/
    let form = try #require(other?.firstMatch(of: old))
    let fields = "title=\(form.1)&old=\(form.2)".replacing("%", with: "%25")
    let edit = "token=\(token)&do=weigh&option=1&weight=4&\(fields)"
    let own = "Origin: http://127.0.0.1:\(served.port)"
    #expect(
      try await served.ask("POST /0008/pros/1", [cookie, own], body: edit).contains(
        "Location: /0008#/0008/pros/1\r\n"))
    #expect(try served.folder.folder.text(of: "0008-b.md").contains("redis <!-- weight: 4 -->"))
    // What has changed since the form was made, or isn't one line, is refused.
    #expect(try await post("do=rewrite&old=it+lost+messages&text=x").contains(" 409 "))
    // Without scripts, a refusal is a page with a link back.
    let refused = try await served.ask(
      "POST /0007/redis/cons/1", [cookie, own],
      body: "token=\(token)&do=remove&option=2&title=Redis&old=x")
    #expect(refused.contains(" 409 ") && refused.contains("href=\"/0007#/0007/redis/cons/1\""))
    let lines = try await post("do=pro&text=a%0A%23+b", to: "/0007/redis")
    #expect(lines.contains("# b\n") == false)
    #expect(try await post("do=steal").contains(" 400 "))
    for weight in ["-1", "1e3", "1.5", "99999999999999999999", ""] {
      let answer = try await post("do=weigh&old=it+loses+messages&weight=\(weight)")
      #expect(answer.contains("xpected a weight from 0 to 999999999, not "))
    }
    let least = try await post("do=choose&option=\(Int.min)&title=x", to: "/0007")
    #expect(least.contains(" 409 "))
    #expect(try served.folder.text().contains("\n# b") == false)

    served.program.signal(15)
    #expect(
      try await decision.rest().hasSuffix("event: end\nretry: 1000\ndata: \n\n\r\n0\r\n\r\n")
        == true)
    #expect(try await served.program.exitStatus() == .exited(0))
  }
}
