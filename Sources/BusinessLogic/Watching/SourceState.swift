/// The state of a service at one moment.
///
/// A state rather than an event, so that a slow reader may skip some without losing information.
public struct SourceState: Sendable, Hashable, Codable {
  /// The number of possible changes to the data since watching began.
  package let changes: Int

  /// The reason why the service is unreachable, without a full stop: `docs/decisions doesn't
  /// exist`; `nil` while it is reachable.
  package let trouble: String?

  /// Creates a state. Defaults to a reachable service without changes.
  package init(changes: Int = 0, trouble: String? = nil) {
    self.changes = changes
    self.trouble = trouble
  }
}
