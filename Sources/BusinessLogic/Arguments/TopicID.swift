/// Which topic a worker is asked about.
public struct TopicID: Sendable, Hashable {
  /// The key of its decision, as a route spells it: `ai`, `0007`.
  public let decision: String

  /// The option's number from 1, or its name in a route's spelling; `nil` where the decision has
  /// only one.
  public let option: String?

  /// Creates the name of a topic.
  public init(decision: String, option: String? = nil) {
    self.decision = decision
    self.option = option
  }
}
