import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A screen that loads slowly", .timeLimit(.minutes(5)))
struct ScreenProgressTests {
  let service = ReportingDecisions()
  let output = RecordedOutput()
  let viewModel: DecisionsViewModel
  let screen: DecisionsScreen

  init() {
    let terminal = Terminal(output)
    viewModel = DecisionsViewModel(worker: DecisionsWorker(service), in: nil)
    screen = DecisionsScreen(
      viewModel, at: .decisions,
      on: Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" })))
  }

  @Test("says at each quarter how far it has come, once somebody is to be told")
  func quarters() async {
    let appearing = Task { await screen.appear() }
    await seen { $0.isLoading }
    #expect(output.all == "")
    screen.tellLoading()
    for done in [1, 3, 4, 9] {
      service.come(to: done, of: 10)
      await seen { $0.progress?.done == done }
    }
    #expect(
      output.all == """
        Loading decisions… (^C cancels)
        Loading decisions [######              ] 3 of 10… (^C cancels)
        Loading decisions [##################  ] 9 of 10… (^C cancels)

        """)
    output.clear()
    await service.end(with: .success([DecisionEntry(key: "tea", title: "Tea")]))
    await appearing.value
    #expect(output.all.hasPrefix("Decisions\n"))
  }

  /// Returns as soon as the content is as described; the screen was told of it before.
  private func seen(_ isSeen: (Content<DecisionList>) -> Bool) async {
    let (contents, content) = AsyncStream.makeStream(of: Content<DecisionList>.self)
    let binding = viewModel.content.bind { content.yield($0) }
    defer { withExtendedLifetime(binding) {} }
    for await content in contents where isSeen(content) { return }
  }
}
