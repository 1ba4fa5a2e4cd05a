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
  }

  private let state = Watched(State())

  /// Creates a clock at zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.value.now }

  /// Zero: any two instants are distinct.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock reaches `deadline` or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.change { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeps = state.change { state in
          guard !state.cancelled.contains(id), state.now < deadline else { return false }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return true
        }
        if !sleeps {
          continuation.resume(
            with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
        }
      }
    } onCancel: {
      let sleeper = state.change { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock and wakes all sleepers that are due.
  public func advance(by duration: Duration) {
    let woken = state.change { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until a task sleeps on this clock, or the calling task is cancelled.
  public func someoneSleeps() async { await state.wait { !$0.sleepers.isEmpty } }

  /// Waits until a task sleeps on this clock that has to wake within `duration`, or the calling task
  /// is cancelled.
  public func someoneSleeps(within duration: Duration) async {
    let end = now.advanced(by: duration)
    await state.wait { $0.sleepers.values.contains { $0.deadline <= end } }
  }
}
