/// Which faults are injected into which services: the prompt sets them here, the services ask
/// before every call.
public actor FaultPanel {
  /// The names of the services that can be made to fail.
  public nonisolated let targets: [String]

  private var schedules: [String: FaultSchedule] = [:]
  private var watchers: [Int: Watcher] = [:]
  private var watched = 0

  /// The services that are down, and how often any came up again.
  private var down: [String] = []
  private var recoveries = 0

  /// Creates a panel for services of these names, all of them healthy.
  public init(targets: [String]) {
    self.targets = targets
  }

  /// Makes these services fail from their next call on; a fault that one of them had is replaced.
  public func inject(_ fault: Fault, into names: [String]) {
    for name in names { schedules[name] = FaultSchedule(fault) }
    tellWatchers()
  }

  /// Makes these services well again and returns the names of those that were not.
  public func heal(_ names: [String]) -> [String] {
    defer { tellWatchers() }
    return names.filter { schedules.removeValue(forKey: $0) != nil }
  }

  /// What is injected, in the order of ``targets``.
  public func injected() -> [(target: String, fault: Fault)] {
    targets.compactMap { target in schedules[target].map { (target, $0.fault) } }
  }

  /// What happens to the call that the service of this name is about to make.
  public func nextEffect(on name: String) -> FaultEffect {
    guard var schedule = schedules[name] else { return .none }
    let effect = schedule.next()
    schedules[name] = schedule.isOver ? nil : schedule
    if schedule.isOver { tellWatchers() }
    return effect
  }

  /// The states of `source`, in trouble while any service is made to be down.
  ///
  /// A service that comes up again counts as a change: a slow reader may miss that it was down.
  public func states(over source: AsyncStream<SourceState>) -> AsyncStream<SourceState> {
    let (states, continuation) = AsyncStream.makeStream(
      of: SourceState.self, bufferingPolicy: .bufferingNewest(1))
    watched += 1
    let id = watched
    watchers[id] = Watcher(recoveriesBefore: recoveries, continuation: continuation)
    let task = Task {
      for await state in source {
        watchers[id]?.source = state
        tell(watchers[id])
      }
      watchers[id] = nil
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return states
  }

  /// A reader of the states.
  private struct Watcher {
    var source = SourceState()
    let recoveriesBefore: Int
    let continuation: AsyncStream<SourceState>.Continuation
  }

  private func tellWatchers() {
    let before = down
    down = targets.filter { target in
      if case .down = schedules[target]?.fault.kind { true } else { false }
    }
    guard down != before else { return }
    if !before.allSatisfy(down.contains) { recoveries += 1 }
    for watcher in watchers.values { tell(watcher) }
  }

  private func tell(_ watcher: Watcher?) {
    guard let watcher else { return }
    watcher.continuation.yield(
      SourceState(
        changes: watcher.source.changes + recoveries - watcher.recoveriesBefore,
        trouble: down.first.map { "\($0) can't be reached" } ?? watcher.source.trouble))
  }
}
