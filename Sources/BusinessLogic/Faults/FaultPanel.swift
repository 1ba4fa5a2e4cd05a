/// The injected faults by service. The prompt sets them, and the services read them before each
/// call.
package actor FaultPanel {
  package nonisolated let targets: [String]

  /// The injected faults, with the number of calls that each has affected.
  private var schedules: [String: (fault: Fault, calls: Int)] = [:]
  private var watchers: [Int: Watcher] = [:]
  private var lastWatcher = 0

  /// The unreachable services, and how often one has become reachable again.
  private var down: [String] = []
  private var recoveries = 0

  package init(targets: [String]) {
    self.targets = targets
  }

  /// Injects a fault into these services from their next call on. Replaces their previous faults.
  package func inject(_ fault: Fault, into names: [String]) {
    for name in names { schedules[name] = (fault, 0) }
    notifyWatchers()
  }

  /// Removes the faults of these services. Returns the names of those that had one.
  package func heal(_ names: [String]) -> [String] {
    defer { notifyWatchers() }
    return names.filter { schedules.removeValue(forKey: $0) != nil }
  }

  package func injected() -> [(target: String, fault: Fault)] {
    targets.compactMap { target in schedules[target].map { (target, $0.fault) } }
  }

  /// Returns the effect on the next call to this service, and counts the call.
  package func nextEffect(on name: String) -> Fault.Kind? {
    guard let (fault, calls) = schedules[name] else { return nil }
    let isOver = fault.isOver(after: calls + 1)
    schedules[name] = isOver ? nil : (fault, calls + 1)
    if isOver { notifyWatchers() }
    return fault.effect(onCall: calls + 1)
  }

  /// Returns the states of `source`, with trouble while any service is down.
  ///
  /// A service that becomes reachable again counts as a change, because a slow reader may miss that
  /// it was down.
  package func states(over source: AsyncStream<SourceState>) -> AsyncStream<SourceState> {
    let (states, continuation) = AsyncStream.makeStream(
      of: SourceState.self, bufferingPolicy: .bufferingNewest(1))
    lastWatcher += 1
    let id = lastWatcher
    watchers[id] = Watcher(recoveriesBefore: recoveries, continuation: continuation)
    let task = Task {
      for await state in source {
        watchers[id]?.source = state
        notify(watchers[id], of: state.keys)
      }
      watchers[id] = nil
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return states
  }

  private struct Watcher {
    var source = SourceState()
    let recoveriesBefore: Int
    let continuation: AsyncStream<SourceState>.Continuation
  }

  private func notifyWatchers() {
    let before = down
    down = targets.filter { target in
      if case .down = schedules[target]?.fault.kind { true } else { false }
    }
    guard down != before else { return }
    if !before.allSatisfy(down.contains) { recoveries += 1 }
    for watcher in watchers.values { notify(watcher) }
  }

  private func notify(_ watcher: Watcher?, of keys: [String]? = nil) {
    guard let watcher else { return }
    watcher.continuation.yield(
      SourceState(
        changes: watcher.source.changes + recoveries - watcher.recoveriesBefore,
        keys: keys,
        trouble: down.first.map { "\($0) can't be reached" } ?? watcher.source.trouble,
        end: watcher.source.end))
  }
}
