extension AsyncStream where Element == SourceState {
  /// The state of several sources as if they were one: it has changed when any of them has, and the
  /// trouble is that of the first one that has any. It ends with the first that does.
  public static func merging(_ sources: [AsyncStream]) -> AsyncStream {
    let (merged, continuation) = makeStream(bufferingPolicy: .bufferingNewest(1))
    let merger = Merger(count: sources.count, telling: continuation)
    let task = Task {
      await withTaskGroup { group in
        for (place, source) in sources.enumerated() {
          group.addTask {
            for await state in source { await merger.set(state, at: place) }
          }
        }
        await group.next()
        group.cancelAll()
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return merged
  }
}

/// Tells from inside, so that no older state is ever told after a newer one.
private actor Merger {
  private var states: [SourceState]
  private let telling: AsyncStream<SourceState>.Continuation

  init(count: Int, telling: AsyncStream<SourceState>.Continuation) {
    states = Array(repeating: SourceState(), count: count)
    self.telling = telling
  }

  func set(_ state: SourceState, at place: Int) {
    states[place] = state
    telling.yield(
      SourceState(
        changes: states.reduce(0) { $0 + $1.changes }, trouble: states.compactMap(\.trouble).first))
  }
}
