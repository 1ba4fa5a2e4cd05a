import ReactiveHybrid
import TestTools
import Testing

@Suite("What a service throws", .timeLimit(.minutes(5)))
struct WorkerFailureTests {
  private func result(of error: any Error) async -> WorkerResult<String> {
    await WorkerResult(catching: {
      try await WorkerFailure.translating { throw error }
    })
  }

  @Test("is no failure as long as it answers")
  func answer() async throws {
    #expect(try await WorkerFailure.translating { "tea" } == "tea")
  }

  @Test("becomes a failure in its own words", .bug(id: "seed 8"))
  func error() async {
    #expect(
      await result(of: Breakdown("No network"))
        == .failure(.failed(Reason(Breakdown("No network")))))
  }

  @Test("is a cancellation and no failure when it says so")
  func cancellation() async {
    #expect(await result(of: CancellationError()) == .failure(.cancelled))
  }

  @Test("is a cancellation in whatever words once its task was cancelled")
  func ownWordsForCancellation() async {
    let stubborn = HandAnswers<String>(heedsCancellation: false)
    let task = Task {
      await WorkerResult(catching: {
        try await WorkerFailure.translating { try await stubborn.ask() }
      })
    }
    await stubborn.arrival()
    task.cancel()
    await stubborn.fail(Breakdown("interrupted"))
    #expect(await task.value == .failure(.cancelled))
  }
}
