/// The reason why a response replaced the previous one: a screen shows a response in full if the
/// user asked for it, and only the difference if the data changed by itself.
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
