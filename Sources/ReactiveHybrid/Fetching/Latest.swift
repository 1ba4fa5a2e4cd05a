/// Runs one request at a time, off the main actor.
///
/// A newer request cancels the previous one.
///
/// The caller never blocks on a service that hangs: if the calling task or the request is
/// cancelled, `run` returns `.cancelled` at once, even if the service doesn't react.
///
/// ```swift
/// @MainActor func twice(_ latest: Latest) async -> [WorkerResult<Int>] {
///   async let first = latest.run { 1 }
///   async let second = latest.run { 2 }
///   return await [first, second]  // .failure(.cancelled) for one that was still running
/// }
/// ```
@MainActor
public final class Latest {
  private var running: (number: Int, giveUp: () -> Void)?
  private var count = 0
  private var follower: Follower?

  /// The threads that the requests run on; `nil` for Swift's cooperative ones.
  ///
  /// A service that blocks needs threads that may wait.
  public var executor: (any TaskExecutor)?

  /// Creates an idle runner.
  public init() {}

  /// Reports its requests to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) {
    follower = Follower(trace: trace, name: "Latest of \(name)")
  }

  /// Cancels the running request, runs `work`, and returns its answer or its failure.
  public func run<Answer: Sendable>(
    _ work: @escaping Writer.Work<Answer>
  ) async -> WorkerResult<Answer> {
    giveUp()
    count += 1
    let number = count
    follower?.passed("starts request \(number)")
    let (answers, answer) = AsyncStream.makeStream(of: WorkerResult<Answer>.self)
    // Off the main actor: starting and finishing there would cost two more turns of its loop.
    let ear = follower?.trace.listener.map(Seam.Ear.init)
    let task = Task(executorPreference: executor) { @concurrent in
      // A request that was given up before a thread was free is never made.
      if !Task.isCancelled {
        answer.yield(await Seam.$ear.withValue(ear) { await WorkerResult(catching: work) })
      }
      answer.finish()
    }
    answer.onTermination = { _ in task.cancel() }
    running = (number, { answer.finish() })
    var arrivals = answers.makeAsyncIterator()
    let result = await arrivals.next()
    // An answer on its way here while the request was cancelled could come after that of a newer one.
    guard running?.number == number else { return .failure(.cancelled) }
    if result == nil, Task.isCancelled { follower?.passed("cancels request \(number)") }
    running = nil
    return result ?? .failure(.cancelled)
  }

  /// Cancels the running request, if any.
  public func giveUp() {
    guard let (number, giveUp) = running else { return }
    follower?.passed("cancels request \(number)")
    running = nil
    giveUp()
  }
}
