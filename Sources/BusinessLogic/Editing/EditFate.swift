/// What happens to an edit that failed.
package enum EditFate: Sendable {
  /// The edit is kept for another attempt.
  case kept
  /// The edit was kept, but can no longer succeed.
  case hopeless
  /// The edit isn't kept: it can never succeed, or the user can simply repeat it.
  case dropped
}
