/// A manual clock that advances with every reading, so that everything measured seems slow.
public struct SlowClock: Clock {
  /// The underlying clock.
  public let manual = ManualClock()

  private let tick: Duration

  /// Creates a clock that advances by `tick` at every reading.
  public init(tick: Duration) {
    self.tick = tick
  }

  /// The current instant, `tick` later than at the last reading.
  public var now: ManualClock.Instant {
    manual.advance(by: tick)
    return manual.now
  }

  /// Zero: any two instants are distinct.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until readings or a test advance the clock to `deadline`, or the task is cancelled.
  public func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }
}
