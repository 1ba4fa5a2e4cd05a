/// Runs one write at a time, off the main actor, in the order in which they were asked for.
///
/// The caller doesn't hang on a service that does: if the calling task is cancelled, the write is
/// cancelled too, and gets a moment to end. Then `run` returns `.cancelled`; if the service ends
/// the write after all, `completion` gets its result, marked as late.
///
/// ```swift
/// @MainActor final class Basket {
///   var writing: Box<Writing> { writer.writing }
///   private let writer = Writer()
///   private(set) var apples = 0
///
///   func add(_ save: @escaping @Sendable (Int) async throws -> Void) async -> Outcome {
///     let result = await writer.run { [self] in
///       // The write's turn has come: nothing else changes the basket until it has ended.
///       let wanted = apples + 1
///       return {
///         try await save(wanted)
///         return wanted
///       }
///     } completion: { [self] result, isLate in
///       if case .success(let saved) = result { apples = saved }
///       if isLate { print("It was written after all") }
///     }
///     return result.map { Outcome($0) } ?? .cancelled
///   }
/// }
/// ```
@MainActor
public final class Writer {
  /// A function that makes a write: it runs off the main actor.
  public typealias Work<Answer> = @Sendable () async throws -> Answer

  /// Which write is running, and which wait.
  public var writing: Box<Writing> { owner.box }

  private let owner = Owner(Writing())
  private let grace: Duration
  private let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private var follower: Follower?

  /// Creates an idle writer.
  ///
  /// A cancelled write may take `grace` on `clock` to end; defaults to 200 ms. Without an
  /// `executor`, the writes run on Swift's cooperative threads.
  public init(
    grace: Duration = .milliseconds(200), clock: any Clock<Duration> = ContinuousClock(),
    on executor: (any TaskExecutor)? = nil
  ) {
    (self.grace, self.clock, self.executor) = (grace, clock, executor)
  }

  /// Reports its writes to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) {
    follower = Follower(trace: trace, name: "Writer of \(name)")
    owner.follow(trace, as: "writes of \(name)")
  }

  /// Makes a write when its turn has come, and returns its answer or its failure.
  ///
  /// `prepare` is called at the beginning of the turn and returns the work; `nil` if there is
  /// nothing to write: then `run` returns `nil`. `completion` receives the result of each write that has
  /// begun, before the next one begins; also of one that was given up, as late.
  public func run<Answer: Sendable>(
    _ prepare: () -> Work<Answer>?,
    completion: @escaping @MainActor (_ result: WorkerResult<Answer>, _ isLate: Bool) -> Void
  ) async -> WorkerResult<Answer>? {
    let action = handle(.ask)
    let number = writing.value.writes
    if action == .wait(number) { follower?.passed("write \(number) waits") }
    await writing.wait { !$0.waiting.contains(number) }
    guard writing.value.state == .writing(number) else {
      handle(.gaveUp(number))
      return .failure(.cancelled)
    }
    guard !Task.isCancelled, let work = prepare() else {
      handle(.ended(number))
      return Task.isCancelled ? .failure(.cancelled) : nil
    }
    let began = follower?.passed("write \(number) begins", .begin)
    let (answers, answer) = AsyncStream.makeStream(of: WorkerResult<Answer>.self)
    // Off the main actor: starting and ending there would cost two more turns of its loop.
    let ear = follower?.trace.listener.map(Seam.Ear.init)
    let task = Task(executorPreference: executor) { @concurrent in
      let result = await Seam.$ear.withValue(ear) { await WorkerResult(catching: work) }
      guard case .terminated = answer.yield(result) else { return }
      await self.end(number, began, with: result, isLate: true, completion)
    }
    // A task of its own isn't cancelled with the caller.
    let caller = Task { @concurrent in await answers.first { _ in true } }
    let result = await withTaskCancellationHandler {
      await caller.value
    } onCancel: {
      Task { @MainActor in
        guard writing.value.state == .writing(number) else { return }
        follower?.passed("cancels write \(number)")
        task.cancel()
        try? await clock.sleep(for: grace)
        answer.finish()
      }
    }
    guard let result else {
      if handle(.gaveUp(number)) == .giveUp { follower?.passed("write \(number) given up") }
      return .failure(.cancelled)
    }
    end(number, began, with: result, isLate: false, completion)
    return result
  }

  private func end<Answer>(
    _ number: Int, _ began: Int?, with result: WorkerResult<Answer>, isLate: Bool,
    _ completion: @MainActor (WorkerResult<Answer>, _ isLate: Bool) -> Void
  ) {
    follower?.passed(
      "write \(number) \(result.fate)\(isLate ? ", late" : "")",
      .end(of: began, isCancelled: result.isCancelled))
    completion(result, isLate)
    handle(.ended(number))
  }

  @discardableResult
  private func handle(_ event: Writing.Event) -> Writing.Action {
    var action = Writing.Action.nothing
    owner.change { action = $0.handle(event) }
    return action
  }
}
