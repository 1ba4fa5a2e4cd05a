import Decisions

/// A decision before and after an edit, or in an earlier and a later version.
public struct DecisionChange: Sendable, Hashable, Codable {
  package let key: String
  /// The earlier decision; `nil` if it didn't exist.
  package let before: Decision?
  /// The later decision; `nil` if it no longer exists.
  package let after: Decision?

  package init(of key: String, from before: Decision?, to after: Decision?) {
    self.key = key
    self.before = before
    self.after = after
  }

  package var inverse: DecisionChange { DecisionChange(of: key, from: after, to: before) }
}
