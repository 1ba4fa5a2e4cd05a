import AgentInterface
import BusinessLogic
import Decisions
import LivePage
import Presentation
import Prompt
import ReactiveHybrid
import Services
import TestSupport
import Testing
import Threads

@testable import UI

@Suite(
  "A session with a prompt, a browser and an agent", .timeLimit(.minutes(2)),
  .enabled(if: Chromium.path != nil, "Chromium is missing: .ci/chromium installs it"))
@MainActor
struct OneSessionBrowserTests {
  private let folder: AgentFolder
  private let workers: Workers
  private let watched: any WatchingWorkerProtocol
  private let store: DecisionStore

  init() throws {
    folder = try AgentFolder()
    let files = FileDecisions(path: folder.folder.path, today: { "2026-01-02" })
    let service = EditingService(files)
    watched = service
    workers = Workers(
      decisions: DecisionsWorker(service),
      editing: EditingWorker(service, decisions: service, drafts: service),
      arguments: { side in
        switch side {
        case .pro: ProsWorker(ProsApi(service))
        case .con: ConsWorker(ConsApi(service))
        case .neutral: ArgumentsWorker(DecisionArguments<Neutral, _>(service))
        }
      }, exports: DocumentExport { _ in "" })
    store = DecisionStore(worker: workers.editing)
  }

  @Test("shows an edit of each in the other two")
  func claim() async throws {
    let output = Printed()
    let terminal = Terminal(output)
    let stage = Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "12:00:00" }))
    let prompt = Session(
      home: .decision("0007"),
      scenes: Scenes(workers, at: Seat(Author("prompt"), at: store), on: stage),
      faults: FaultPanel(targets: []), textEditor: nil, facts: []
    ) { _, _ throws(CommandError) in throw CommandError("nothing else is opened") }
    _ = await prompt.router.go(to: prompt.home)

    let page = try await LivePage(workers.decisions, in: store)
    let browser = try await BrowserPage(page.address)
    try await browser.open("\(page.address.prefix { $0 != "?" })0007")
    try await browser.expect("source.url.endsWith('0007') && source.readyState === 1")

    let wire = try TestWire()
    let agent = Agent(
      decisions: workers.decisions, searching: workers.searching, exports: workers.exports,
      watching: WatchingViewModel(watched, notifying: store), at: Seat(Author("agent"), at: store),
      folder: nil, version: "1", access: .writes)
    let serving = Task { await AgentServer(agent, on: wire.pipe).run() }
    wire.say(AgentFolder.handshake)
    wire.say(AgentFolder.request("resources/subscribe", #""uri":"proscons://decision/0007""#))
    try await wire.heard(#""id":1"#)

    let con = #"{"decision":"7","kind":"con","option":"Kafka","text":"it is heavy"}"#
    wire.say(AgentFolder.line("add", con, id: 2))
    try await browser.expect("document.querySelector('main').textContent.includes('it is heavy')")
    try await browser.expect(
      "document.querySelector('#status').textContent === 'agent: Added con 1 to Kafka: it is heavy'"
    )
    #expect(output.text.contains("agent: Added con 1 to Kafka: it is heavy"))
    try await wire.heard("resources/updated")

    _ = try await browser.value("document.querySelector('[value=choose]').click()")
    try await browser.expect("document.querySelector('.chosen h3').textContent.includes('Redis')")
    #expect(output.text.contains("page: Chosen in 0007: Redis"))
    try await wire.heard("resources/updated")

    _ = await prompt.run(CommandContext("redis + it is small", in: prompt))
    try await browser.expect(
      "document.querySelector('#status').textContent === 'prompt: Added pro 2 to Redis: it is small'"
    )
    try await browser.expect("document.querySelector('main').textContent.includes('it is small')")
    try await wire.heard("resources/updated")
    #expect(try folder.text().contains("* Good, because it is small\n"))

    wire.end()
    await serving.value
    await page.close()
    prompt.close()
    #expect(browser.console == [])
  }
}

/// What a prompt says.
private final class Printed: Output {
  private let all = Locked("")
  var text: String { all.withLock { $0 } }
  nonisolated func write(_ text: String, to stream: OutputStream) { all.withLock { $0 += text } }
}

/// The ends of an agent's server.
@MainActor
private final class TestWire {
  let pipe: LinePipe
  private let other: LinePipe
  private let ends: (theirs: (output: Int32, input: Int32), ours: (output: Int32, input: Int32))

  init() throws {
    ends = (try #require(Spawn.pipe()), try #require(Spawn.pipe()))
    pipe = LinePipe(input: ends.theirs.output, output: ends.ours.input)
    other = LinePipe(input: ends.ours.output, output: ends.theirs.input)
  }

  func say(_ line: String) {
    _ = Array("\(line)\n".utf8).withUnsafeBytes { writeAll($0, to: ends.theirs.input) }
  }

  /// Waits for a line with this text.
  func heard(_ text: String) async throws {
    while case .text(let line)? = await other.nextLine() {
      if String(decoding: line, as: UTF8.self).contains(text) { return }
    }
    Issue.record("The agent heard no \(text)")
  }

  func end() { close(ends.theirs.input) }
}
