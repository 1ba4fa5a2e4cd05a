import ReactiveHybrid
import ReactiveHybridTesting

extension ViewModel where Response == String {
  /// A view model whose answers come from the test.
  static func asking(_ service: HandAnswers<String>) -> ViewModel {
    ViewModel { _ in
      try await WorkerFailure.translating { try await service.ask() }
    }
  }

  /// Fetches, and answers the service's call with this number.
  @discardableResult
  func fetching(_ call: Int, _ service: HandAnswers<String>, _ answer: String) async -> Outcome {
    let fetch = Task { await self.fetch() }
    await service.answer(answer, to: call)
    return await fetch.value
  }

  /// Fetches, and lets the service's call with this number fail.
  @discardableResult
  func fetching(
    _ call: Int, _ service: HandAnswers<String>, failing message: String
  ) async -> Outcome {
    let fetch = Task { await self.fetch() }
    await service.fail(Breakdown(message), at: call)
    return await fetch.value
  }
}
