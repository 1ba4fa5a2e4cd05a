/// A decision before and after an edit, which tells the user's own edit apart from changes by
/// others.
public struct DecisionChange: Sendable, Equatable, Codable {
  /// The key of the decision in a route.
  public let key: String

  /// The decision before the edit; `nil` if it didn't exist.
  public let before: Decision?

  /// The decision after the edit; `nil` if it no longer exists.
  public let after: Decision?

  /// Creates a change of the decision with this key.
  public init(of key: String, from before: Decision?, to after: Decision?) {
    self.key = key
    self.before = before
    self.after = after
  }

  /// The change that reverses this one.
  public var inverse: DecisionChange { DecisionChange(of: key, from: after, to: before) }
}
