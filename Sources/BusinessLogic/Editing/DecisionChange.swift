/// What an edit has made of a decision, so that it can be told from what others have made of it.
public struct DecisionChange: Sendable, Equatable {
  /// What a route calls the decision.
  public let key: String

  /// The decision as the edit found it; `nil` if there was none.
  public let before: Decision?

  /// The decision as the edit has left it; `nil` if there is none any more.
  public let after: Decision?

  /// Creates a change of the decision called `key`.
  public init(of key: String, from before: Decision?, to after: Decision?) {
    self.key = key
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  public var inverse: DecisionChange { DecisionChange(of: key, from: after, to: before) }
}
