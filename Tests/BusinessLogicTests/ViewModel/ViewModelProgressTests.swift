import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The progress of a request", .timeLimit(.minutes(5)))
struct ViewModelProgressTests {
  let service = ReportingDecisions()
  let decisions: DecisionsViewModel

  init() {
    decisions = DecisionsViewModel(worker: DecisionsWorker(service), in: nil)
  }

  /// Returns as soon as the box holds this progress.
  private func seen(_ progress: Progress) async {
    let (contents, content) = AsyncStream.makeStream(of: Progress?.self)
    let binding = decisions.content.bind { content.yield($0.progress) }
    defer { withExtendedLifetime(binding) {} }
    for await seen in contents where seen == progress { return }
  }

  @Test("reaches the box while it loads, never goes back, and is gone with the answer")
  func reaches() async {
    let record = ContentRecord(of: decisions)
    let fetch = Task { await decisions.fetch() }
    service.come(to: 50, of: 100)
    service.come(to: 20, of: 100)
    service.come(to: 60, of: 100)
    await seen(Progress(done: 60, of: 100))
    #expect(decisions.content.value.isLoading)
    await service.end(with: .success([DecisionEntry(key: "tea", title: "Tea")]))
    await fetch.value
    #expect(record.contents.compactMap(\.progress?.done) == [50, 60])
    #expect(decisions.content.value.progress == nil)
    #expect(decisions.content.value.response != nil)
  }

  @Test("is gone when the request has failed")
  func failed() async {
    let fetch = Task { await decisions.fetch() }
    service.come(to: 1, of: 2)
    await seen(Progress(done: 1, of: 2))
    await service.end(with: .failure(Breakdown("Disk gone")))
    await fetch.value
    #expect(decisions.content.value.progress == nil)
    #expect(decisions.content.value.message == "Disk gone")
  }
}
