/// Which faults are injected into which services: the prompt sets them here, the services ask
/// before every call.
public actor FaultPanel {
  /// The names of the services that can be made to fail.
  public nonisolated let targets: [String]

  private var schedules: [String: FaultSchedule] = [:]
  private var watchers: [Int: Watcher] = [:]
  private var watched = 0

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

  /// Whether the service of this name is down, now and from now on.
  public func states(of name: String) -> AsyncStream<SourceState> {
    let (states, continuation) = AsyncStream.makeStream(
      of: SourceState.self, bufferingPolicy: .bufferingNewest(1))
    watched += 1
    let id = watched
    let watcher = Watcher(
      name: name, told: SourceState(trouble: trouble(of: name)), continuation: continuation)
    watchers[id] = watcher
    continuation.yield(watcher.told)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    return states
  }

  /// Somebody who watches one of the services.
  private struct Watcher {
    let name: String
    var told: SourceState
    let continuation: AsyncStream<SourceState>.Continuation
  }

  private func forget(_ id: Int) {
    watchers[id] = nil
  }

  private func tellWatchers() {
    for (id, watcher) in watchers {
      let trouble = trouble(of: watcher.name)
      guard trouble != watcher.told.trouble else { continue }
      // Counted, as whoever is slow may miss that it was down, and what had failed by then.
      let changes = watcher.told.changes + (trouble == nil ? 1 : 0)
      let state = SourceState(changes: changes, trouble: trouble)
      watchers[id]?.told = state
      watcher.continuation.yield(state)
    }
  }

  private func trouble(of name: String) -> String? {
    guard case .down = schedules[name]?.fault.kind else { return nil }
    return "\(name) can't be reached"
  }
}
