/// A service that reports changes to its data, and whether it is reachable.
public protocol WatchingWorkerProtocol: Sendable {
  /// Returns a stream of the current state and each later one. Throws if the service can't be
  /// watched.
  ///
  /// Merges changes that come close together.
  func states() async throws -> AsyncStream<SourceState>
}

extension WatchingWorkerProtocol {
  /// Returns a single state, for a service that only this session can change.
  public func states() async throws -> AsyncStream<SourceState> {
    AsyncStream { $0.yield(SourceState()) }
  }
}

/// The state of a service at one moment.
///
/// A state rather than an event, so that a slow reader may skip some without losing information.
public struct SourceState: Sendable, Hashable, Codable {
  /// The number of possible changes to the data since watching began.
  package let changes: Int

  /// The keys of the decisions that other programs have changed in the last of these changes, which
  /// concerns no others; none if the files are as this session has left them. `nil` if nobody knows, or
  /// if only something else in the state is new.
  package let keys: [String]?

  /// The reason why the service is unreachable, without a full stop:
  /// `docs/decisions doesn't exist`; `nil` while it is reachable.
  package let trouble: String?

  /// The reason why the service can't be watched any more, without a full stop; `nil` as long as it
  /// can.
  package let end: String?

  /// Creates a state. Defaults to a reachable service without changes.
  package init(
    changes: Int = 0, keys: [String]? = nil, trouble: String? = nil, end: String? = nil
  ) {
    self.changes = changes
    self.keys = keys
    self.trouble = trouble
    self.end = end
  }
}
