/// A service was asked for a decision that it doesn't keep.
public struct NoSuchDecision: Error, CustomStringConvertible {
  let key: String

  /// Names the decision and the way to those that there are.
  public var description: String {
    "There is no decision \"\(key)\": go / lists those there are"
  }
}
