/// How far a request has come.
public struct Progress: Sendable, Equatable {
  /// How many of the things asked for are there.
  public let done: Int

  /// How many there will be, at least 1.
  public let total: Int

  /// Creates a progress.
  public init(done: Int, of total: Int) {
    self.done = done
    self.total = total
  }
}

/// What a service calls, from anywhere, to say how far it has come.
public typealias ProgressReport = @Sendable (Progress) -> Void
