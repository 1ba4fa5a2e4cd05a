/// An action of the user on decisions.
package enum Deed: Sendable, Hashable {
  case edit(Edit, of: String)
  /// The creation of a decision; `key` is `nil` until it exists.
  case create(title: String, key: String?)
  /// The replacement of the decision `old` by another, recorded in both files.
  case supersede(old: String, by: String)
  case save(path: String)
  case draft
  /// The end of a draft of these decisions, with its edits kept.
  case keep([String])
  /// The end of a draft of these decisions, with its edits discarded.
  case drop([String])
}
