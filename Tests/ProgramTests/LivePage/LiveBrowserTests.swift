import TestSupport
import Testing

@Suite(
  "A served page in Chromium", .timeLimit(.minutes(2)),
  .enabled(if: Chromium.path != nil, "Chromium is missing: .ci/chromium installs it"))
struct LiveBrowserTests {
  @Test("adds, weighs, chooses, undoes and tries out, follows each change, and says no error")
  func editing() async throws {
    let served = try await ServedFolder()
    let relay = try Relay(to: served.port)
    let rule = "MAP 127.0.0.1:\(served.port) 127.0.0.1:\(relay.port)"
    let browser = try await BrowserPage(
      served.address, in: Chromium(flags: ["--host-resolver-rules=\(rule)"]))
    #expect(try await browser.value("location.href") == "\"http://127.0.0.1:\(served.port)/\"")
    _ = try await browser.value("document.querySelector('input[type=search]').focus()")
    try await browser.type("loses")
    try await browser.expect(
      "document.querySelector('.found a')?.href === 'http://127.0.0.1:\(served.port)/0007/redis/cons/1'"
    )
    _ = try await browser.value("document.querySelector('.found a').click()")
    try await browser.expect("location.href.endsWith('/0007#/0007/redis/cons/1')")
    // What comes first is what is there: the place in the address stays marked.
    try await browser.expect("newest && source.readyState === EventSource.OPEN")
    #expect(
      try await browser.value("[document.title, document.querySelector(':target').id]")
        == #"["Which queue?","/0007/redis/cons/1"]"#)

    // A change on disk doesn't disturb what the reader is typing.
    let typed = "document.querySelector('[id=\"/0007/redis\"] > form input[name=text]')"
    _ = try await browser.value("(\(typed).focus(), \(typed).value = 'simple & <b>cheap</b>')")
    try served.folder.folder.write(
      AgentFolder.queue.replacing("durable", with: "very durable")
        .replacing("# Which", with: "# What"), to: "0007-queue.md")
    try await browser.expect("document.querySelector('main').textContent.includes('very durable')")
    #expect(try await browser.value("document.title") == "\"What queue?\"")
    #expect(try await browser.value("document.activeElement === \(typed)") == "true")
    _ = try await browser.value("\(typed).form.querySelector('[value=con]').click()")
    try await browser.expect("\(Self.rows(of: "redis", "cons")) === 2 && \(typed).value === ''")
    try await browser.expect(
      "document.querySelector('#status').textContent === 'Added con 2 to Redis: simple & <b>cheap</b>'"
    )
    #expect(try served.folder.text().contains("* Bad, because simple & <b>cheap</b>\n"))
    _ = try await browser.value("document.querySelector('input[name=reason]').focus()")
    try await browser.type("it is cheap")
    try await browser.press("Enter")
    try await browser.expect("document.querySelector('.chosen h3').textContent.includes('Redis')")
    #expect(try served.folder.text().contains("\"Redis\", because it is cheap\n"))
    for _ in 1...2 {
      _ = try await browser.value("document.querySelector('[value=undo]').click()")
      try await browser.expect(
        "document.querySelector('#status').textContent.startsWith('Undone: ')")
      _ = try await browser.value("report('')")
    }
    try await browser.expect("\(Self.rows(of: "redis", "cons")) === 1")
    let before = try served.folder.text()

    // In a draft, the weights move, and with them the ranking; the file has them when it is kept.
    _ = try await browser.value("document.querySelector('[value=draft]').click()")
    let list = try await BrowserPage(served.address)
    try await list.expect("document.querySelector('.draft + [value=keep]')")
    let slider = "document.querySelector('[id=\"/0007/redis/pros/1\"] input[type=range]')"
    try await browser.expect("\(slider).list.options[0].value === '5'")
    _ = try await browser.value(
      "(\(slider).value = 6, \(slider).dispatchEvent(new Event('input')), \(slider).dispatchEvent(new Event('change')))"
    )
    try await browser.expect(
      "document.querySelector('.balance').textContent.startsWith('Redis (+3) leads')")
    #expect(try served.folder.text() == before)
    _ = try await browser.value("document.querySelector('[value=drop]').click()")
    try await browser.expect(
      "document.querySelector('.balance').textContent.startsWith('Kafka (+1) leads')")
    #expect(
      try await browser.value("document.querySelector('input[type=range]') === null") == "true")

    // By keyboard alone.
    _ = try await browser.value("\(typed).focus()")
    try await browser.type("it is old")
    try await browser.press("Tab", "Enter")
    try await browser.expect(
      "document.querySelector('#status').textContent.startsWith('Added pro 2 to Redis')")
    try await browser.expect("\(Self.rows(of: "redis", "pros")) === 2")
    #expect(browser.console == [])

    // Without the server the page says so; then it shows what it has missed.
    relay.drop()
    try served.folder.folder.write(
      AgentFolder.queue.replacing("durable", with: "not durable"), to: "0007-queue.md")
    try await browser.expect(
      "document.querySelector('#status').textContent.startsWith('The session is unreachable')")
    try await browser.expect("document.querySelector('main').textContent.includes('not durable')")
    try await browser.expect("document.querySelector('#status').textContent === ''")

    served.program.signal(15)
    try await browser.expect(
      "document.querySelector('#status').textContent === 'The session has ended'")
  }

  @Test("goes back to the list and keeps its search, filters and order")
  func back() async throws {
    let served = try await ServedFolder()
    let browser = try await BrowserPage(served.address)
    let list = """
      [document.querySelector('[type=search]').value, all('select').map(one => one.value), all('.found li').length,
      all('tbody tr').map(row => [row.cells[0].textContent, row.hidden])].join()
      """
    _ = try await browser.value(
      "[0, 1].forEach(() => document.querySelector('thead button').click())")
    _ = try await browser.value(
      "all('select, input[type=search]').forEach(one => (one.value = one.type === 'search' ? 'fast' : 'accepted', one.dispatchEvent(new Event('input'))))"
    )
    let seen = "\(list) === 'fast,accepted,1,0008,true,0007,false'"
    try await browser.expect(seen)
    // Later, because a script has no answer once its page has led to another.
    _ = try await browser.value("setTimeout(() => document.querySelector('.found a').click())")
    try await browser.expect("location.pathname === '/0007'")
    _ = try await browser.value("setTimeout(() => history.back())")
    try await browser.expect("location.pathname === '/' && \(seen)")
  }

  @Test(
    "what is typed for a row goes with it, or is told when it is gone, and Enter does what a field is for"
  )
  func rows() async throws {
    let served = try await ServedFolder()
    let browser = try await BrowserPage(served.address)
    try await browser.open("\(served.address.prefix { $0 != "?" })0007")
    func field(_ name: String, _ number: Int) -> String {
      "document.querySelector('[id=\"/0007/redis/cons/\(number)\"] [name=\(name)]')"
    }
    let queue = AgentFolder.queue
    func write(_ text: String) throws { try served.folder.folder.write(text, to: "0007-queue.md") }
    try await browser.expect("newest && source.readyState === EventSource.OPEN")
    _ = try await browser.value("(\(field("text", 1)).value = 'it may lose messages')")
    try write(queue.replacing("* Bad", with: "* Bad, because it is new\n* Bad"))
    try await browser.expect("\(field("text", 2))?.value === 'it may lose messages'")
    #expect(try await browser.value("\(field("text", 1)).value") == "\"it is new\"")
    try write(queue.replacing("it loses messages", with: "it is new"))
    let lost = "document.querySelector('#status + p')"
    try await browser.expect(
      "\(lost).textContent.endsWith('You typed: it may lose messages Close')")
    #expect(try await browser.value("\(field("text", 1)).value") == "\"it is new\"")

    _ = try await browser.value("\(field("weight", 1)).closest('details').open = true")
    _ = try await browser.value("(\(field("weight", 1)).focus(), \(field("weight", 1)).select())")
    try await browser.type("7")
    try await browser.press("Enter")
    try await browser.expect("document.querySelector('main').textContent.includes('weight 7')")
    try await browser.expect("document.querySelector('#status').textContent !== ''")
    // The reader closes what is gone.
    #expect(try await browser.value("\(lost).querySelector('button').click()") == "null")
    #expect(try await browser.value("\(lost)") == "null")

    // A change keeps the scroll position, wherever the focus is.
    _ = try await browser.value(
      "(\(field("text", 1)).focus(), document.body.style.minHeight = '5000px', scrollTo(0, 2000))")
    try write(queue.replacing("durable", with: "hardly durable"))
    try await browser.expect(
      "document.querySelector('main').textContent.includes('hardly durable')")
    #expect(try await browser.value("scrollY") == "2000")

    // A text that is too long is refused, and stays in its field.
    _ = try await browser.value(
      "(\(field("text", 1)).value = 'a'.repeat(70000), \(field("text", 1)).form.querySelector('[value=rewrite]').click())"
    )
    try await browser.expect(
      "document.querySelector('#status').textContent === 'Payload Too Large'")
    try await browser.expect("\(field("text", 1)).value.length === 70000")

    // A hidden page leaves its connection to others, and gets the newest when it is shown again.
    func hide(_ isHidden: Bool) async throws {
      _ = try await browser.value(
        "(Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true }), document.onvisibilitychange())"
      )
    }
    try await hide(true)
    #expect(try await browser.value("source.readyState === source.CLOSED") == "true")
    try write(queue.replacing("durable", with: "very durable"))
    try await hide(false)
    try await browser.expect("document.querySelector('main').textContent.includes('very durable')")
  }

  @Test(
    "has nothing that keeps somebody from using it, in light and dark colours",
    .enabled(if: BrowserPage.axe != nil, "axe is missing: .ci/axe installs it"))
  func barriers() async throws {
    let served = try await ServedFolder()
    let browser = try await BrowserPage(served.address)
    #expect(try await browser.barriers() == ["[]", "[]"])
    try await browser.open("\(served.address.prefix { $0 != "?" })0007")
    _ = try await browser.value("document.querySelector('[value=draft]').click()")
    try await browser.expect("document.querySelector('input[type=range]')")
    _ = try await browser.value("document.querySelector('summary').click()")
    #expect(try await browser.barriers() == ["[]", "[]"])
  }

  private static func rows(of option: String, _ side: String) -> String {
    "document.querySelectorAll('[id^=\"/0007/\(option)/\(side)/\"]').length"
  }
}
