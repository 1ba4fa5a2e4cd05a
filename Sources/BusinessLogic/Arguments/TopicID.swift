/// The identifier of a topic.
public struct TopicID: Sendable, Hashable {
  /// The key of the decision in a route: `ai`, `0007`.
  package let decision: String
  /// The option's number, from 1, or its short name; `nil` for a decision's own pros and cons.
  package let option: String?

  /// Creates the identifier of a topic.
  public init(decision: String, option: String? = nil) {
    self.decision = decision
    self.option = option
  }
}
