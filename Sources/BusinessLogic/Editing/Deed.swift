/// Something that the user did to decisions.
public enum Deed: Sendable, Hashable {
  /// An edit of the decision that a route calls `of`.
  case edit(Edit, of: String)
  /// A new decision; `key` is `nil` until there is one.
  case create(title: String, key: String?)
  /// Marked the decision `old` as superseded by another, and that one as its successor.
  case supersede(old: String, by: String)
  /// Wrote a decision as a new file.
  case save(path: String)
  /// Opened a draft.
  case draft
  /// Kept the draft of these decisions.
  case keep([String])
  /// Dropped the draft of these decisions.
  case drop([String])
}
