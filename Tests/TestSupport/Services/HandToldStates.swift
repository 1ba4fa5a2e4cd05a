import BusinessLogic
import Threads

/// A service that tells the states that a test gives it, to everybody who watches.
public final class HandToldStates: WatchingWorkerProtocol {
  private struct State {
    var now = SourceState()
    var watchers: [Int: AsyncStream<SourceState>.Continuation] = [:]
    var count = 0
    var waiting: [(count: Int, CheckedContinuation<Void, Never>)] = []

    /// Those who have waited for as many watchers as there are now.
    mutating func takeSatisfied() -> [CheckedContinuation<Void, Never>] {
      let present = watchers.count
      let satisfied = waiting.filter { $0.count == present }.map(\.1)
      waiting.removeAll { $0.count == present }
      return satisfied
    }
  }

  private let state = Locked(State())
  private let failure: Breakdown?

  /// Creates a service that nobody watches, or that can't be watched.
  public init(failing failure: Breakdown? = nil) {
    self.failure = failure
  }

  /// Returns as soon as exactly so many watch it.
  public func isWatched(by count: Int) async {
    await withCheckedContinuation { continuation in
      let satisfied = state.withLock { state in
        state.waiting.append((count, continuation))
        return state.takeSatisfied()
      }
      for waiting in satisfied { waiting.resume() }
    }
  }

  /// Tells this state.
  public func tell(changes: Int = 0, trouble: String? = nil) {
    let now = SourceState(changes: changes, trouble: trouble)
    let watchers = state.withLock { state in
      state.now = now
      return Array(state.watchers.values)
    }
    for watcher in watchers { watcher.yield(now) }
  }

  /// Tells nothing any more.
  public func end() {
    for watcher in state.withLock({ Array($0.watchers.values) }) { watcher.finish() }
  }

  /// The present state, and those that a test tells.
  public func states() async throws -> AsyncStream<SourceState> {
    if let failure { throw failure }
    let (states, continuation) = AsyncStream.makeStream(of: SourceState.self)
    let (id, now, satisfied) = state.withLock { state in
      state.count += 1
      state.watchers[state.count] = continuation
      return (state.count, state.now, state.takeSatisfied())
    }
    continuation.onTermination = { [state] _ in
      let satisfied = state.withLock { state in
        state.watchers[id] = nil
        return state.takeSatisfied()
      }
      for waiting in satisfied { waiting.resume() }
    }
    continuation.yield(now)
    for waiting in satisfied { waiting.resume() }
    return states
  }
}
