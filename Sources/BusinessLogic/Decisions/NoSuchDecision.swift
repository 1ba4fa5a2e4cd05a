/// A decision was asked for that is not kept.
public struct NoSuchDecision: Error, CustomStringConvertible {
  private let key: String

  /// Creates the error for what a route called the decision.
  public init(key: String) {
    self.key = key
  }

  /// Names the decision and the way to those that there are.
  public var description: String {
    "There is no decision \"\(key)\": go / lists those there are"
  }
}
