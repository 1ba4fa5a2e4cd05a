import Threads

/// A clock that stands still until a test moves it.
public final class ManualClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How much later the other moment is.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether the left moment comes first.
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

  /// Creates a clock that shows zero.
  public init() {}

  /// The moment it shows.
  public var now: Instant { state.withLock { $0.now } }

  /// It tells any two moments apart.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until somebody advances the clock that far, or until cancelled.
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

  /// Lets `duration` pass: whoever sleeps until then wakes.
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

  /// Returns as soon as somebody sleeps on this clock.
  public func someoneSleeps() async {
    await withCheckedContinuation { continuation in
      let isSomeone = state.withLock { state in
        guard state.sleepers.isEmpty else { return true }
        state.watchers.append(continuation)
        return false
      }
      if isSomeone { continuation.resume() }
    }
  }
}
