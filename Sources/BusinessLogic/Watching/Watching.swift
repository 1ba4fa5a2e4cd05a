/// The state of watching the services.
package struct Watching: Sendable, Equatable {
  package internal(set) var isOn = false

  /// The number of times that the shown content may have become outdated.
  package internal(set) var changes = 0

  /// The reason why the services are unreachable, without a full stop; `nil` while they are
  /// reachable.
  package internal(set) var trouble: String?
  package internal(set) var failure: String?

  /// Returns whether content that was shown in the state `before` may be outdated now, and can be
  /// fetched.
  package func isNews(since before: Watching) -> Bool {
    isOn && trouble == nil && (before.trouble != nil || changes != before.changes)
  }
}
