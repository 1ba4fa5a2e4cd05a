/// The progress of a request.
///
/// ```swift
/// func percent(_ progress: Progress) -> Int { progress.done * 100 / progress.total }
/// ```
public struct Progress: Sendable, Equatable {
  /// The number of finished items, from 0 to ``total``.
  public let done: Int

  /// The number of all items, at least 1.
  public let total: Int

  /// Creates a progress value.
  public init(done: Int, of total: Int) {
    self.done = done
    self.total = total
  }
}

/// A function that a service calls, on any thread, to report its progress.
///
/// ```swift
/// func count(to total: Int, _ report: ProgressReport) {
///   for done in 1...total { report(Progress(done: done, of: total)) }
/// }
/// ```
public typealias ProgressReport = @Sendable (Progress) -> Void
