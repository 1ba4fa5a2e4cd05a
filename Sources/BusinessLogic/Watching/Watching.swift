/// Whether the services are watched, and what that has brought to light.
public struct Watching: Sendable, Equatable {
  /// Whether changes are being told.
  public internal(set) var isOn = false

  /// How often what is shown may have become old.
  public internal(set) var changes = 0

  /// Why nothing can be reached, in words without a full stop; `nil` as long as it can.
  public internal(set) var trouble: String?

  /// Why watching ended by itself; `nil` unless it did.
  public internal(set) var failure: String?

  /// Whether what was shown when this was `before` may be old by now, and can be had anew.
  public func isNews(since before: Watching) -> Bool {
    isOn && trouble == nil && (before.trouble != nil || changes != before.changes)
  }
}
