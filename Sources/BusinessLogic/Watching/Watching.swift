/// The state of watching the services.
public struct Watching: Sendable, Equatable {
  /// Whether the services are watched.
  public internal(set) var isOn = false

  /// The number of times that the shown content may have become outdated.
  public internal(set) var changes = 0

  /// The reason why the services are unreachable, without a full stop; `nil` while they are
  /// reachable.
  public internal(set) var trouble: String?

  /// The reason why watching failed; `nil` unless it did.
  public internal(set) var failure: String?

  /// Returns whether content that was shown in the state `before` may be outdated now, and can be
  /// fetched.
  public func isNews(since before: Watching) -> Bool {
    isOn && trouble == nil && (before.trouble != nil || changes != before.changes)
  }
}
