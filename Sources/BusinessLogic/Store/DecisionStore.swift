import ReactiveHybrid

/// The decisions of a session, as all its interfaces share them: edits, drafts and changes by others
/// meet here, and one box publishes each of them.
///
/// It keeps no decisions: those are in the services. View models follow the box (see
/// ``Seat``), so an interface that changes something needs to know of no other.
@MainActor
package final class DecisionStore {
  /// The last change; `nil` before the first.
  package var changes: Box<Change?> { owner.box }

  /// Which write is running: one at a time, whoever asked for it.
  package var writing: Box<Writing> { writer.writing }

  /// Whether changes by others are published as they happen.
  package var isWatched = false

  /// Why the decisions can't be reached, without a full stop; `nil` while they can, or if nobody watches.
  package let trouble = Owner(String?.none)

  private var trace: Trace?
  private let owner = Owner(Change?.none)
  let writer: Writer
  let worker: EditingWorker
  package let isLasting: Bool
  private let executor: (any TaskExecutor)?

  /// Returns whether the edits of the draft outlive the session.
  package let isDraftSafe: @Sendable () -> Bool

  /// The steps that can be undone; of a draft, while one is open.
  var history = EditHistory()

  /// The history from before the draft; `nil` without a draft.
  var outside: EditHistory?

  package var isDrafting: Bool { outside != nil }

  /// The number of edits that have succeeded or failed. Cancelled edits don't count.
  package internal(set) var outcomes = 0

  /// Creates the store of a session without edits; `isLasting` if edits are stored in files. Questions
  /// are answered on the threads of `executor`, which may wait.
  package init(
    worker: EditingWorker, isLasting: Bool = true,
    draftIsSafe isDraftSafe: @escaping @Sendable () -> Bool = { false },
    clock: any Clock<Duration> = ContinuousClock(), on executor: (any TaskExecutor)? = nil
  ) {
    (self.worker, self.isLasting, self.executor) = (worker, isLasting, executor)
    self.isDraftSafe = isDraftSafe
    writer = Writer(clock: clock)
  }

  package func follow(_ trace: Trace) {
    self.trace = trace
    owner.follow(trace, as: "store")
  }

  /// Answers a question of a command. If the command is cancelled, returns at once, even if the
  /// service doesn't react.
  package func ask<Answer: Sendable>(
    _ work: @escaping Writer.Work<Answer>
  ) async -> WorkerResult<Answer> {
    let latest = Latest()
    latest.executor = executor
    return await latest.run(work)
  }

  package func publish(_ event: Change.Event) {
    let number = (changes.value?.number ?? 0) + 1
    trace?.passed(.logic, "Store: \(event.words)")
    owner.change(to: Change(number: number, event: event, isWatched: isWatched))
  }
}

/// One interface at a store, which knows the edits of this interface by their author.
package struct Seat: Sendable {
  package let store: DecisionStore
  package let author: Author

  package init(_ author: Author, at store: DecisionStore) {
    (self.store, self.author) = (store, author)
  }
}
