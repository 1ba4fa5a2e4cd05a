import ReactiveHybrid
import TestTools
import Testing
import Threads

@MainActor @Suite("The latest request", .timeLimit(.minutes(1)))
struct LatestTests {
  let latest = Latest()
  let calls = HandAnswers<String>()
  let stubborn = HandAnswers<String>(heedsCancellation: false)

  private func request(_ calls: HandAnswers<String>) -> Task<WorkerResult<String>, Never> {
    Task {
      await latest.run {
        try await WorkerFailure.translating { try await calls.ask() }
      }
    }
  }

  @Test("returns the answer or the failure of its work")
  func answers() async {
    let first = request(calls)
    await calls.answer("tea")
    #expect(await first.value == .success("tea"))
    let second = request(calls)
    await calls.fail(Breakdown(), at: 2)
    #expect(await second.value == .failure(.failed(Reason(Breakdown()))))
  }

  @Test("cancels the one before, and doesn't wait for it", .bug(id: "seed 13"))
  func newerWins() async {
    let older = request(stubborn)
    await stubborn.arrival()
    let newer = request(calls)
    await stubborn.cancellation()
    #expect(await older.value == .failure(.cancelled))
    await calls.answer("new")
    await stubborn.answer("old")
    #expect(await newer.value == .success("new"))
  }

  @Test("gives up an answer that is on its way, too: it could come after a newer one")
  func answersOnTheWay() async {
    let byHand = HandExecutor()
    latest.executor = byHand
    let request = Task { await latest.run { "old" } }
    await byHand.arrival()
    // The main actor, which would take the answer, is busy here until it's too late.
    byHand.runJobs()
    latest.giveUp()
    #expect(await request.value == .failure(.cancelled))
  }

  @Test("can be given up, and asked again", .bug(id: "seed 13"))
  func givingUp() async {
    let first = request(stubborn)
    await stubborn.arrival()
    latest.giveUp()
    #expect(await first.value == .failure(.cancelled))
    await stubborn.answer("late")
    let second = request(calls)
    await calls.answer("tea")
    #expect(await second.value == .success("tea"))
  }
}

/// Threads that do nothing until a test says so.
private final class HandExecutor: TaskExecutor {
  private let jobs = Locked<[UnownedJob]>([])
  private let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrived.yield()
  }

  /// Returns when there is a job.
  func arrival() async { for await _ in arrivals { return } }

  /// Runs all jobs here, and what they leave behind.
  func runJobs() {
    while let job = jobs.withLock({ $0.popLast() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
