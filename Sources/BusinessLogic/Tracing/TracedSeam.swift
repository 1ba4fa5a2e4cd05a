import ReactiveHybrid

/// A seam of a recorded trace.
public struct TracedSeam: Sendable, Hashable {
  /// The seam.
  public let seam: Seam

  /// The time since the trace began.
  public let time: Duration

  /// Creates a record of a seam.
  public init(_ seam: Seam, at time: Duration) {
    (self.seam, self.time) = (seam, time)
  }
}
