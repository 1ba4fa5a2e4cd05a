/// What became of an edit that has failed.
public enum EditFate: Sendable {
  /// It is kept.
  case kept
  /// It was kept, and can't succeed any more.
  case hopeless
  /// It isn't kept: it can never succeed, or can be asked for again as it was.
  case dropped
}
