import ReactiveHybrid

/// A decision was asked for that is not kept.
public struct NoSuchDecision: Refusal, Remediable, CustomStringConvertible {
  private let key: String
  private let known: [String]

  /// Creates the error for what a route called the decision, where these are kept.
  public init(key: String, among known: [String]) {
    self.key = key
    self.known = known
  }

  /// `.listDecisions`.
  public var remedy: Remedy? { .listDecisions }

  /// Names the decision, and the one that was probably meant.
  public var description: String {
    let meant = nearest(to: key, among: known).map { ": did you mean \"\($0)\"?" } ?? ""
    return "There is no decision \"\(key)\"\(meant)"
  }
}
