/// A manual clock for which whatever is measured takes long.
public struct SlowClock: Clock {
  /// The clock on which sleepers wait.
  public let manual = ManualClock()

  private let tick: Duration

  /// Creates a clock that is `tick` later every time somebody looks at it.
  public init(tick: Duration) {
    self.tick = tick
  }

  /// The moment it shows, later than the last one.
  public var now: ManualClock.Instant {
    manual.advance(by: tick)
    return manual.now
  }

  /// It tells any two moments apart.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until somebody looks at the clock often enough or advances it, or until cancelled.
  public func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }
}
