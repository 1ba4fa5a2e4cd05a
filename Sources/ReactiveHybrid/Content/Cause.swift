/// The reason why a response replaced the previous one.
///
/// A screen can show in full what the user asked for, only the difference of what changed by
/// itself, and nothing of the user's own edit.
///
/// ```swift
/// func isNews(_ content: Content<[String]>) -> Bool { content.cause == .changed }
/// ```
public enum Cause: Sendable, Equatable {
  /// The user asked for it.
  case asked
  /// The data changed by itself: another program edited it, or it became reachable again.
  case changed
  /// The user edited it.
  case edited
}
