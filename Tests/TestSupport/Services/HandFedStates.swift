import BusinessLogic
import Threads

/// A service that a test controls: it sends the test's states to every watcher.
package final class HandFedStates: WatchingWorkerProtocol {
  private struct State {
    var now = SourceState()
    var watchers: [Int: AsyncStream<SourceState>.Continuation] = [:]
    var count = 0
    var waiting: [(count: Int, CheckedContinuation<Void, Never>)] = []

    /// Removes and returns the waits for the current number of watchers.
    mutating func takeSatisfied() -> [CheckedContinuation<Void, Never>] {
      let present = watchers.count
      let satisfied = waiting.filter { $0.count == present }.map(\.1)
      waiting.removeAll { $0.count == present }
      return satisfied
    }
  }

  private let state = Locked(State())
  private let failure: Breakdown?

  /// Creates a service without watchers; with `failure`, it can't be watched.
  public init(failing failure: Breakdown? = nil) {
    self.failure = failure
  }

  /// Returns as soon as it has exactly `count` watchers.
  public func isWatched(by count: Int) async {
    await withCheckedContinuation { continuation in
      let satisfied = state.withLock { state in
        state.waiting.append((count, continuation))
        return state.takeSatisfied()
      }
      for waiting in satisfied { waiting.resume() }
    }
  }

  /// Sends a state to every watcher.
  public func send(
    changes: Int = 0, keys: [String]? = nil, trouble: String? = nil, end: String? = nil
  ) {
    let now = SourceState(changes: changes, keys: keys, trouble: trouble, end: end)
    let watchers = state.withLock { state in
      state.now = now
      return Array(state.watchers.values)
    }
    for watcher in watchers { watcher.yield(now) }
  }

  /// Ends the streams of all watchers.
  public func end() {
    for watcher in state.withLock({ Array($0.watchers.values) }) { watcher.finish() }
  }

  /// Returns a stream of the current state and of those that the test sends.
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
