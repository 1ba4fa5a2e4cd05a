import Threads

/// A value behind a lock, with the tasks that wait until it fulfils a condition.
final class Watched<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Locked<State>

  init(_ value: Value) { state = Locked(State(value: value)) }

  var value: Value { state.withLock { $0.value } }

  /// Changes the value, and wakes whoever waits for that.
  func change<Answer: Sendable>(_ edit: @Sendable (inout Value) -> Answer) -> Answer {
    let (answer, watchers) = state.withLock { state in
      defer { state.watchers = [] }
      return (edit(&state.value), state.watchers)
    }
    for watcher in watchers { watcher.resume() }
    return answer
  }

  /// Returns when the value fulfils the condition, or the calling task is cancelled.
  func wait(until isSo: @escaping @Sendable (Value) -> Bool) async {
    await withTaskCancellationHandler {
      while !isSo(value), !Task.isCancelled {
        await withCheckedContinuation { continuation in
          let isOver = state.withLock { state in
            if isSo(state.value) || Task.isCancelled { return true }
            state.watchers.append(continuation)
            return false
          }
          if isOver { continuation.resume() }
        }
      }
    } onCancel: {
      change { _ in }
    }
  }
}
