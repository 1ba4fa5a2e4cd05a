import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The progress of a request", .timeLimit(.minutes(5)))
struct ViewModelProgressTests {
  /// Says how far it has come, and then waits for a test to answer.
  private struct ReportingDecisions: DecisionsWorkerProtocol {
    let answers = HandAnswers<[DecisionEntry]>()
    let reports: [Progress]

    func getDecisions(
      reporting report: @escaping ProgressReport
    ) async throws -> [DecisionEntry] {
      for progress in reports { report(progress) }
      return try await answers.ask()
    }

    func getDecisions() async throws -> [DecisionEntry] {
      try await getDecisions { _ in }
    }

    func getDecision(_ key: String) throws -> Decision {
      throw CancellationError()
    }
  }

  private func viewModel(_ service: ReportingDecisions) -> DecisionsViewModel {
    DecisionsViewModel(worker: DecisionsWorker(service), in: nil)
  }

  /// Returns as soon as the box says so.
  private func seen(
    _ viewModel: DecisionsViewModel, _ isSeen: @escaping (Content<DecisionList>) -> Bool
  ) async {
    let (contents, content) = AsyncStream.makeStream(of: Content<DecisionList>.self)
    let binding = viewModel.content.bind { content.yield($0) }
    defer { withExtendedLifetime(binding) {} }
    for await content in contents where isSeen(content) { return }
  }

  @Test("reaches the box while it loads, and never goes back")
  func reaches() async {
    let half = Progress(done: 50, of: 100)
    let service = ReportingDecisions(reports: [half, Progress(done: 20, of: 100)])
    let decisions = viewModel(service)
    let fetch = Task { await decisions.fetch() }
    await seen(decisions) { $0.progress == half }
    #expect(decisions.content.value.isLoading)
    await service.answers.answer([DecisionEntry(key: "tea", title: "Tea")])
    await fetch.value
    #expect(decisions.content.value.progress == nil)
    #expect(decisions.content.value.response != nil)
  }

  @Test("is gone when the request has failed")
  func failed() async {
    let service = ReportingDecisions(reports: [Progress(done: 1, of: 2)])
    let decisions = viewModel(service)
    let fetch = Task { await decisions.fetch() }
    await seen(decisions) { $0.progress != nil }
    await service.answers.fail(CancellationError())
    await fetch.value
    #expect(decisions.content.value.progress == nil)
    #expect(!decisions.content.value.isLoading)
  }
}
