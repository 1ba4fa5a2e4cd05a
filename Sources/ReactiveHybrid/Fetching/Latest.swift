/// Runs one request at a time, away from the main actor. A newer request cancels the one before.
///
/// Whoever waits never waits for a service that hangs: when the waiting task is cancelled, or the request
/// is given up, the failure `.cancelled` comes at once, even if the service doesn't react.
///
/// ```swift
/// @MainActor func twice(_ latest: Latest) async -> [WorkerResult<Int>] {
///   async let first = latest.run { () throws(WorkerFailure) in 1 }
///   async let second = latest.run { () throws(WorkerFailure) in 2 }
///   return await [first, second]  // one of them is .failure(.cancelled)
/// }
/// ```
@MainActor
public final class Latest {
  private var giveUpRunning: (() -> Void)?

  /// Creates a runner that runs nothing yet.
  public init() {}

  /// Runs `work` in place of the request that is running, and returns its answer or its failure.
  public func run<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws(WorkerFailure) -> Answer
  ) async -> WorkerResult<Answer> {
    giveUp()
    let (answers, answer) = AsyncStream.makeStream(of: WorkerResult<Answer>.self)
    // Off the main actor: starting and finishing there would cost two more turns of its loop.
    let task = Task { @concurrent in
      answer.yield(await WorkerResult(of: work))
      answer.finish()
    }
    answer.onTermination = { _ in task.cancel() }
    giveUpRunning = { answer.finish() }
    var arrivals = answers.makeAsyncIterator()
    return await arrivals.next() ?? .failure(.cancelled)
  }

  /// Cancels the request that is running, if there is one.
  public func giveUp() {
    giveUpRunning?()
    giveUpRunning = nil
  }
}
