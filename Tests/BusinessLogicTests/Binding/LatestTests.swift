import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The latest request", .timeLimit(.minutes(5)))
struct LatestTests {
  let latest = Latest()
  let calls = HandAnswers<String>()
  let stubborn = HandAnswers<String>(heedsCancellation: false)

  func request(_ calls: HandAnswers<String>) -> Task<WorkerResult<String>?, Never> {
    Task {
      await latest.run { () throws(WorkerFailure) in
        try await WorkerFailure.translating { try await calls.ask() }
      }
    }
  }

  @Test("returns what came of its work")
  func success() async {
    let request = request(calls)
    await calls.answer("tea")
    #expect(await request.value == .success("tea"))
  }

  @Test("returns the failure of its work")
  func failure() async {
    let request = request(calls)
    await calls.fail(Breakdown())
    #expect(await request.value == .failure(.failed("Server is down")))
  }

  @Test("cancels and outranks the one before", .bug(id: "seed 13"))
  func newerWins() async {
    let older = request(calls)
    await calls.arrival(of: 1)
    let newer = request(calls)
    await calls.cancellation(of: 1)
    #expect(await older.value == nil)
    await calls.answer("new", to: 2)
    #expect(await newer.value == .success("new"))
  }

  @Test("doesn't wait for an older one that ignores its cancellation", .bug(id: "seed 13"))
  func stubbornOlderOne() async {
    let older = request(stubborn)
    await stubborn.arrival(of: 1)
    let newer = request(calls)
    #expect(await older.value == nil)
    await calls.answer("new")
    await stubborn.answer("old")
    #expect(await newer.value == .success("new"))
  }

  @Test("is given up at once by cancel, even if its work doesn't listen")
  func cancel() async {
    let request = request(stubborn)
    await stubborn.arrival()
    latest.cancel()
    #expect(await request.value == nil)
    await stubborn.cancellation()
    await stubborn.answer("late")
  }

  @Test("is given up at once when its task is cancelled, even if its work doesn't listen")
  func cancelledTask() async {
    let request = request(stubborn)
    await stubborn.arrival()
    request.cancel()
    #expect(await request.value == .failure(.cancelled))
    await stubborn.cancellation()
    await stubborn.answer("late")
  }

  @Test("can be asked again after it was given up")
  func againAfterCancel() async {
    latest.cancel()
    let request = request(calls)
    await calls.answer("tea")
    #expect(await request.value == .success("tea"))
  }
}
