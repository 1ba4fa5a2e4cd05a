/// Requests of which only the newest counts: starting one cancels and outranks the one before.
@MainActor
final class Latest {
  private var newest = 0
  private var giveUp: (() -> Void)?

  /// Runs `work` and returns what came of it, or `nil` if a newer request or ``cancel()`` took
  /// its place.
  ///
  /// When the calling task is cancelled it returns `.failure(.cancelled)` at once, even if `work`
  /// doesn't listen: nobody waits for a service that hangs.
  func run<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws(WorkerFailure) -> Answer
  ) async -> WorkerResult<Answer>? {
    cancel()
    let mine = newest
    let (answers, answer) = AsyncStream.makeStream(of: WorkerResult<Answer>.self)
    // Away from the main actor: to begin and to end there would cost two more turns of its loop.
    let task = Task { @concurrent in
      answer.yield(await WorkerResult(of: work))
      answer.finish()
    }
    answer.onTermination = { _ in task.cancel() }
    giveUp = { answer.finish() }
    var arrivals = answers.makeAsyncIterator()
    let result = await arrivals.next()
    return mine == newest ? result ?? .failure(.cancelled) : nil
  }

  /// Gives up the request under way, if there is one.
  func cancel() {
    newest += 1
    giveUp?()
    giveUp = nil
  }
}
