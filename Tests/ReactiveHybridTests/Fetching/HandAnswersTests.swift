import ReactiveHybridTesting
import Testing

@Suite("A service that is answered by hand", .timeLimit(.minutes(1)))
struct HandAnswersTests {
  let service = HandAnswers<String>()

  @Test("gives an answer to the oldest call that waits, or to the one that is named")
  func oldest() async throws {
    async let first = service.ask()
    await service.arrival(of: 1)
    async let second = service.ask()
    await service.arrival(of: 2)
    async let third = service.ask()
    await service.answer("third", to: 3)
    await service.answer("first")
    await service.answer("second")
    #expect(try await [first, second, third] == ["first", "second", "third"])
  }

  @Test("lets a test go on that waits in vain, when it is cancelled")
  func cancellation() async {
    let clock = ManualClock()
    let waiting = Task {
      await service.answer("to nobody", to: 2)
      await clock.someoneSleeps()
    }
    waiting.cancel()
    await waiting.value
    #expect(service.count == 0)
  }
}
