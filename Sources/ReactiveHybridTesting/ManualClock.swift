import Threads

/// A clock that only advances when a test moves it.
///
/// ```swift
/// @MainActor func test() async {
///   let (clock, text) = (ManualClock(), Owner(""))
///   let phrase = text.box.debounced(for: .milliseconds(300), clock: clock)
///   text.change(to: "tea")
///   clock.advance(by: .milliseconds(300))
///   await phrase.wait { $0 == "tea" }
/// }
/// ```
public final class ManualClock: Clock, Sendable {
  /// A point in time, relative to the clock's creation.
  public struct Instant: InstantProtocol {
    /// The time since the clock's creation.
    public let offset: Duration

    /// Returns the instant after `duration`.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration to another instant.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether the left instant is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Creates a clock at zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: any two instants are distinct.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock reaches `deadline` or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
          guard !state.cancelled.contains(id), state.now < deadline else { return nil }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          defer { state.watchers = [] }
          return state.watchers
        }
        guard let watchers else {
          return continuation.resume(
            with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
        }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock and wakes all sleepers that are due.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until a task sleeps on this clock.
  public func someoneSleeps() async { await sleeper { _ in true } }

  /// Waits until a task sleeps on this clock that has to wake within `duration`.
  public func someoneSleeps(within duration: Duration) async {
    let end = now.advanced(by: duration)
    await sleeper { $0.deadline <= end }
  }

  private func sleeper(_ isIt: @escaping @Sendable (Sleeper) -> Bool) async {
    while !state.withLock({ $0.sleepers.values.contains(where: isIt) }) {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.sleepers.values.contains(where: isIt) { return true }
          state.watchers.append(continuation)
          return false
        }
        if isThere { continuation.resume() }
      }
    }
  }
}
