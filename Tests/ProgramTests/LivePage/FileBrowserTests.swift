import TestSupport
import Testing

@Suite(
  "An exported page in Chromium", .timeLimit(.minutes(2)),
  .enabled(if: Chromium.path != nil, "Chromium is missing: .ci/chromium installs it"))
struct FileBrowserTests {
  private let folder: AgentFolder
  private let address: String
  private let browser: BrowserPage

  init() async throws {
    folder = try AgentFolder()
    let path = "\(folder.state.path)/decisions.html"
    let run = try await Transcript.of(
      arguments: [folder.folder.path], input: "export html \(path)\n",
      environment: folder.environment)
    #expect(run.status == .exited(0))
    address = "file://\(path)"
    browser = try await BrowserPage(address)
  }

  private func run(_ lines: [String]) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.folder.path], input: lines.map { $0 + "\n" }.joined(),
      environment: folder.environment)
  }

  @Test("is used by keyboard, goes back, can be read without scripts, and sends a ranking back")
  func keyboard() async throws {
    try await browser.press("Tab", "Tab", "Tab")
    try await browser.type("LOSES")
    try await browser.expect("document.querySelectorAll('.found a').length === 1")
    try await browser.press("Tab", "Tab", "Enter")
    let shown =
      "[...document.querySelectorAll('article, .part')].filter(one => one.checkVisibility()).map(one => one.id).join()"
    try await browser.expect("location.hash === '#/0007/redis/cons/1' && \(shown) === '/0007'")
    _ = try await browser.value("history.back()")
    try await browser.expect("\(shown) === '/,timeline'")
    _ = try await browser.value("history.forward()")
    try await browser.expect("\(shown) === '/0007'")
    // Opened by a link, it shows the place, or the next above that is there.
    for route in ["/0007/redis/pros/9", "/0007/compare", "/0007/redis/cons/1"] {
      try await browser.open("\(address)?\(route)#\(route)")
      #expect(try await browser.value(shown) == "\"/0007\"")
    }

    _ = try await browser.value("document.querySelector('article .compared > button').focus()")
    try await browser.press("Enter", "Tab", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
    try await browser.expect(
      "document.querySelector('.tried').textContent.startsWith('Redis (+2) leads Kafka')")
    let text = try await browser.value("document.querySelector('.panel pre').textContent")
    #expect(text == #""draft\n/0007/redis\nweigh pro 1 5 # it is fast\n""#)
    let lines = ["draft", "/0007/redis", "weigh pro 1 5 # it is fast", "compare"]
    #expect(try await run(lines).text.contains("Redis (+2) leads Kafka"))
    #expect(try await run(["draft"] + lines).text.contains("Redis (+2) leads Kafka"))
    #expect(try folder.text() == AgentFolder.queue)

    // A slider reaches the weight at which the ranking changes.
    func slider(_ place: String) -> String {
      "document.querySelector('[id=\"/0007/redis/\(place)\"] input')"
    }
    _ = try await browser.value("(\(slider("cons/1")).value = 10, \(slider("cons/1")).oninput())")
    #expect(try await browser.value("\(slider("pros/1")).max") == "\"12\"")

    // A row that has changed since isn't weighed.
    try folder.folder.write(
      AgentFolder.queue.replacing("it is fast", with: "it was fast"), to: "0007-queue.md")
    let refused = try await run(lines)
    #expect(refused.errorText.contains("pro 1 is now \"it was fast\", not \"it is fast\""))
    #expect(refused.status == .exited(1))

    try await browser.reloadWithoutScripts(
      expecting:
        "\(shown) === '/,timeline,/0007,/0008' && document.querySelector('button') === null")
    #expect(browser.console == [])
  }

  @Test(
    "has nothing that keeps somebody from using it, in light and dark colours",
    .enabled(if: BrowserPage.axe != nil, "axe is missing: .ci/axe installs it"))
  func barriers() async throws {
    #expect(try await browser.barriers() == ["[]", "[]"])
    _ = try await browser.value("location.hash = '/0007'")
    try await browser.expect("document.querySelector('article .compared > button')")
    _ = try await browser.value("document.querySelector('article .compared > button').click()")
    #expect(try await browser.barriers() == ["[]", "[]"])
  }
}
