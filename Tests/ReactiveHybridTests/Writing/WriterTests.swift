import ReactiveHybrid
import TestTools
import Testing
import Threads

@MainActor @Suite("A writer", .timeLimit(.minutes(1)))
struct WriterTests {
  let clock = ManualClock()
  let writer: Writer
  let calls = HandAnswers<String>()
  let stubborn = HandAnswers<String>(heedsCancellation: false)
  let ends = Ends()

  @MainActor final class Ends {
    var texts: [String] = []

    func note(_ result: WorkerResult<String>, _ isLate: Bool) {
      let text = (try? result.get()) ?? "failed"
      texts.append(isLate ? "late: \(text)" : text)
    }
  }

  init() { writer = Writer(clock: clock) }

  private func write(
    _ calls: HandAnswers<String>, unless isOver: @escaping () -> Bool = { false }
  ) -> Task<WorkerResult<String>?, Never> {
    Task {
      let work: Writer.Work<String> = {
        try await WorkerFailure.translating { try await calls.ask() }
      }
      return await writer.run {
        isOver() ? nil : work
      } completion: {
        ends.note($0, $1)
      }
    }
  }

  @Test("returns the answer or the failure of its work, and tells the end first")
  func answers() async {
    let first = write(calls)
    await calls.answer("tea")
    #expect(await first.value == .success("tea"))
    let second = write(calls)
    await calls.fail(Breakdown(), at: 2)
    #expect(await second.value == .failure(.failed(Reason(Breakdown()))))
    #expect(ends.texts == ["tea", "failed"])
    #expect(writer.writing.value.state == .idle)
  }

  @Test("begins a write when the one before has ended, and only then looks what it is to write")
  func order() async {
    let first = write(calls)
    await calls.arrival()
    var isOver = false
    let second = write(calls, unless: { isOver })
    let third = write(calls)
    await writer.writing.wait { $0.waiting.count == 2 }
    isOver = true
    #expect(calls.count == 1)
    await calls.answer("one")
    #expect(await first.value == .success("one"))
    #expect(await second.value == nil)
    await calls.answer("three", to: 2)
    #expect(await third.value == .success("three"))
    #expect(ends.texts == ["one", "three"])
  }

  @Test("lets a cancelled write answer within its grace")
  func grace() async {
    let write = write(stubborn)
    await stubborn.arrival()
    write.cancel()
    await stubborn.cancellation()
    await stubborn.answer("just in time")
    #expect(await write.value == .success("just in time"))
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    let next = self.write(calls)
    await calls.answer("next")
    #expect(await next.value == .success("next"))
    #expect(ends.texts == ["just in time", "next"])
  }

  @Test("lets the caller go after the grace, and tells the end as late")
  func late() async {
    let first = write(stubborn)
    await stubborn.arrival()
    first.cancel()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    #expect(await first.value == .failure(.cancelled))
    #expect(writer.writing.value.isLate && ends.texts == [])

    let second = write(calls)
    await writer.writing.wait { $0.waiting == [2] }
    #expect(calls.count == 0)
    await stubborn.answer("after all")
    await calls.answer("next")
    #expect(await second.value == .success("next"))
    #expect(ends.texts == ["late: after all", "next"])
  }

  @Test("forgets a write that is cancelled before its turn")
  func waiting() async {
    let first = write(calls)
    await calls.arrival()
    let second = write(calls)
    await writer.writing.wait { $0.waiting == [2] }
    second.cancel()
    #expect(await second.value == .failure(.cancelled))
    await calls.answer("one")
    #expect(await first.value == .success("one"))
    #expect(calls.count == 1)
    #expect(writer.writing.value.state == .idle)
  }

  @Test("traces each write from its beginning to its end")
  func trace() async {
    let trace = Trace()
    let seams = Locked<[String]>([])
    trace.listener = { seam in
      seams.withLock {
        $0.append(seam.event)
        return $0.count
      }
    }
    writer.follow(trace, as: "edits")
    let first = write(stubborn)
    await stubborn.arrival()
    let second = write(calls)
    await writer.writing.wait { $0.waiting == [2] }
    first.cancel()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    _ = await first.value
    await stubborn.answer("after all")
    await calls.answer("next")
    _ = await second.value
    #expect(
      seams.withLock { $0 } == [
        "Writer of edits: write 1 begins", "WriterTests: write", "Writer of edits: write 2 waits",
        "Writer of edits: cancels write 1", "Writer of edits: write 1 given up",
        "WriterTests: answered", "Writer of edits: write 1 answered, late",
        "Writer of edits: write 2 begins", "WriterTests: write", "WriterTests: answered",
        "Writer of edits: write 2 answered",
      ])
  }
}
