/// The identifier of a topic.
public struct TopicID: Sendable, Hashable {
  /// The key of the decision in a route: `ai`, `0007`.
  package let decision: String

  /// The number of the option, from 1, or the slug of its title; `nil` for a decision with pros and
  /// cons of its own.
  package let option: String?

  /// Creates the identifier of a topic.
  public init(decision: String, option: String? = nil) {
    self.decision = decision
    self.option = option
  }
}
