/// Why a response replaced the one before: a screen shows all of what was asked
/// for, and only the difference of what changed by itself.
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
