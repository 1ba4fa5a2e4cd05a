/// Which faults are injected into which services: the prompt sets them here, the services ask
/// before every call.
public actor FaultPanel {
  /// The names of the services that can be made to fail.
  public nonisolated let targets: [String]

  private var schedules: [String: FaultSchedule] = [:]

  /// Creates a panel for services of these names, all of them healthy.
  public init(targets: [String]) {
    self.targets = targets
  }

  /// Makes these services fail from their next call on; a fault that one of them had is replaced.
  public func inject(_ fault: Fault, into names: [String]) {
    for name in names { schedules[name] = FaultSchedule(fault) }
  }

  /// Makes these services well again and returns the names of those that were not.
  public func heal(_ names: [String]) -> [String] {
    names.filter { schedules.removeValue(forKey: $0) != nil }
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
    return effect
  }
}
